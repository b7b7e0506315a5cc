import Foundation

/// Where a field's text comes from and goes to.
@MainActor
struct FieldSource {
  /// What an edited text means.
  struct Meaning {
    /// The text that the value has by itself.
    let text: String
    /// Writes the value.
    let write: () -> Void
  }

  /// The text as the value has it now.
  let read: () -> String
  /// What an edited text means; nil where it means nothing.
  let meaning: (String) -> Meaning?
  /// Whether a value has a text of its own, which is shown when the person has decided on what was
  /// typed; else the text is the value.
  let isFormatted: Bool
  /// What the closures are made of.
  private let origin: Origin

  /// A binding, and what reads and writes its value as text.
  private struct Origin {
    let binding: any ViewInput
    var format: Any?
  }

  /// A text that is written at each edit.
  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    meaning = { edited in Meaning(text: edited) { text.wrappedValue = edited } }
    isFormatted = false
    origin = Origin(binding: text)
  }

  /// A value that is read from the text, wherever it can be.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    meaning = { text in
      guard let parsed = try? format.parseStrategy.parse(text) else { return nil }
      return Meaning(text: format.format(parsed)) { value.wrappedValue = parsed }
    }
    isFormatted = true
    origin = Origin(binding: value, format: format)
  }

  /// The same for a value that may be missing: an empty text is no value.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    meaning = { text in
      if text.allSatisfy(\.isWhitespace) { return Meaning(text: "") { value.wrappedValue = nil } }
      guard let parsed = try? format.parseStrategy.parse(text) else { return nil }
      return Meaning(text: format.format(parsed)) { value.wrappedValue = parsed }
    }
    isFormatted = true
    origin = Origin(binding: value, format: format)
  }

  /// A value that a formatter of Foundation reads and writes.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    meaning = { text in
      guard let parsed = formatter.value(from: text) as? V else { return nil }
      return Meaning(text: formatter.string(for: parsed) ?? "") { value.wrappedValue = parsed }
    }
    isFormatted = true
    origin = Origin(binding: value, format: formatter)
  }
}

extension FieldSource: ViewInput {
  /// Whether both lead to the same place, by the same format.
  func isSame(as other: FieldSource) -> Bool { ViewComparison.isSame(origin, other.origin) }
}

extension Formatter {
  /// What a text means; nil when it means nothing to the formatter, or its kind cannot read.
  fileprivate func value(from text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
