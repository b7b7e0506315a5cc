public import Foundation

/// Why a pattern of URLs cannot be read.
public enum URLPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed(String)
  case unknownConverter(String)
  case pathInTheMiddle(String)
  case repeatedName(String)

  /// What is wrong, without the repair.
  public var reason: String {
    switch self {
    case .malformed(let part): "\"\(part)\" is no placeholder such as <name> or <int:name>"
    case .unknownConverter(let name): "no converter has the name \"\(name)\""
    case .pathInTheMiddle(let part): "\"\(part)\" takes all that follows and is not the last part"
    case .repeatedName(let name): "two placeholders have the name \"\(name)\""
    }
  }

  public var description: String { "The pattern cannot be read: \(reason). Change this part." }
}

extension URLPatternError: LocalizedError {
  public var errorDescription: String? { description }
}
