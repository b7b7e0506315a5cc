import Testing

/// A text that a test is given, by the first of its characters in logs.
struct SampleText: Sendable, CustomTestStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  var testDescription: String {
    let beginning = String(text.prefix(24)).debugDescription
    return text.utf8.count > 100 ? "\(beginning) …, \(text.utf8.count) bytes" : beginning
  }
}
