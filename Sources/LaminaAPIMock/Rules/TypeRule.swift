import LaminaAPIModel
import LaminaPatterns
import SeededRandom

/// One of the types that values of a parameter may have.
struct TypeRule: Sendable {
  private let type: APIParameterType
  private let pattern: TextPattern?

  init(_ type: APIParameterType) {
    self.type = type
    pattern = type.pattern.flatMap { try? TextPattern($0) }
  }

  /// Why a value is not of this type, as a sentence.
  func fault(of field: FormField) -> String? {
    if type.kind == .file { return field.isFile ? nil : "It should be a file." }
    if field.isFile { return "It should be a text, and is a file." }
    return kindFault(field.value) ?? choiceFault(field.value) ?? textFault(field.value)
      ?? boundsFault(field.value)
  }

  /// The least value that fits: for what has no example.
  var least: String {
    var numbers = SeededNumbers(seed: 1)
    guard type.kind == .string, let text = try? pattern?.example(using: &numbers) else {
      return type.leastValue
    }
    return text
  }

  private func kindFault(_ text: String) -> String? {
    let fits =
      switch type.kind {
      case .string, .file: true
      case .integer: Int(text) != nil
      case .number: Double(text).map(\.isFinite) == true && !text.lowercased().contains("x")
      case .boolean: text == "true" || text == "false"
      case .date: HTTPDate.isDate(text)
      }
    if fits { return nil }
    let example = type.kind == .date ? ", as Sun, 06 Nov 1994 08:49:37 GMT" : ""
    return "\(Self.quoted(text)) should be of type \(type.kind.rawValue)\(example)."
  }

  private func choiceFault(_ text: String) -> String? {
    guard let values = type.values, !values.contains(text) else { return nil }
    return "\(Self.quoted(text)) is none of \(values.joined(separator: ", "))."
  }

  private func textFault(_ text: String) -> String? {
    guard type.kind == .string else { return nil }
    let count = text.unicodeScalars.count
    if let least = type.minimumLength, count < least {
      return "\(Self.quoted(text)) has less than \(least) characters."
    }
    if let most = type.maximumLength, count > most {
      return "\(Self.quoted(text)) has more than \(most) characters."
    }
    guard let pattern, (try? pattern.matches(text)) != true else { return nil }
    return "\(Self.quoted(text)) does not match the pattern \(pattern.text)."
  }

  private func boundsFault(_ text: String) -> String? {
    guard type.kind == .integer || type.kind == .number, let value = Double(text) else {
      return nil
    }
    if let least = type.minimum, value < least {
      return "\(text) is less than \(Self.shown(least))."
    }
    if let most = type.maximum, value > most {
      return "\(text) is greater than \(Self.shown(most))."
    }
    return nil
  }

  private static func quoted(_ text: String) -> String { "'\(text.prefix(80))'" }

  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
