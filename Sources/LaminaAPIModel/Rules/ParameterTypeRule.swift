package import LaminaPatterns

/// What values of one type of a parameter must be, for whoever judges them: readers of models, mocks, proxies.
package struct ParameterTypeRule: Sendable {
  package let type: APIParameterType
  package let pattern: TextPattern?

  package init(_ type: APIParameterType) {
    self.type = type
    pattern = type.pattern.flatMap { $0.isEmpty ? nil : try? TextPattern($0) }
  }

  /// Why a text is no value of the type, as a sentence; nil if it is one.
  ///
  /// Any text may stand for a file.
  package func fault(of text: String) -> String? {
    kindFault(text) ?? choiceFault(text) ?? textFault(text) ?? boundsFault(text)
  }

  private func kindFault(_ text: String) -> String? {
    let fits =
      switch type.kind {
      case .string, .file: true
      case .integer: Self.isInteger(text)
      case .number: Double(text).map(\.isFinite) == true && !text.lowercased().contains("x")
      case .boolean: text == "true" || text == "false"
      case .date: HTTPDate.isDate(text)
      }
    if fits { return nil }
    let example = type.kind == .date ? ", as Sun, 06 Nov 1994 08:49:37 GMT" : ""
    return "\(Self.quoted(text)) should be of type \(type.kind.rawValue)\(example)."
  }

  /// Digits with or without a sign, as many as one likes.
  private static func isInteger(_ text: String) -> Bool {
    let sign = text.utf8.first.map { $0 == 0x2B || $0 == 0x2D } == true
    let digits = text.utf8.dropFirst(sign ? 1 : 0)
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
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
