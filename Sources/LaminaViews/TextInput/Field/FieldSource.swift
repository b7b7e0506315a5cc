import Foundation

/// Where a field's text comes from and goes to.
@MainActor
struct FieldSource {
  /// The text as the value has it now.
  var read: () -> String
  /// Takes an edited text; returns the text that the value makes of it, nil for as it is.
  var edit: (String) -> String?
  /// Takes the text that was decided on; returns the text that the value makes of it.
  var commit: ((String) -> String)?

  /// A text that is written at each edit; one that refuses or changes it is honoured at once.
  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    edit = {
      text.wrappedValue = $0
      return text.wrappedValue
    }
  }

  /// A value that is read from the text when the person has decided on it.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    edit = { _ in nil }
    commit = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      return format.format(value.wrappedValue)
    }
  }

  /// The same for a value that may be missing: an empty text is no value.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    edit = { _ in nil }
    commit = { text in
      if text.allSatisfy(\.isWhitespace) {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
      return value.wrappedValue.map(format.format) ?? ""
    }
  }

  /// A value that a formatter of Foundation reads and writes.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    edit = { _ in nil }
    commit = { text in
      if let parsed = formatter.value(from: text) as? V { value.wrappedValue = parsed }
      return formatter.string(for: value.wrappedValue) ?? ""
    }
  }
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
