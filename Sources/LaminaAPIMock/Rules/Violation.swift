import LaminaAPISource
package import LaminaJSON

/// A rule of the model that a message breaks, and where the rule stands.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The parts of a message.
  public enum Part: String, Hashable, Sendable {
    /// The parts of a request and of an answer.
    case path, query, header, cookie, body, form, security, method, status
  }

  /// The part that breaks the rule.
  public let part: Part
  /// The parameter's name, or the way to the value in a body.
  public let name: String
  /// What is wrong, as a sentence.
  public let message: String
  /// The file and line of the rule; nil for what nobody wrote down.
  public let file: String?
  /// The line, from 1.
  public let line: Int?

  init(_ part: Part, _ name: String, _ message: String, at place: Place?) {
    self.part = part
    self.name = name
    self.message = message
    file = place?.file
    line = place?.line
  }

  /// Place, part, name and sentence on one line.
  public var description: String {
    let place = file.map { "\($0):\(line ?? 1): " } ?? ""
    return "\(place)\(part.rawValue) \(name): \(message)"
  }

  package var json: JSONValue {
    var out = JSONMembers()
    out.set("in", part.rawValue)
    out.set("name", name)
    out.set("message", message)
    out.set("file", file)
    out.set("line", number: line)
    return out.value
  }
}
