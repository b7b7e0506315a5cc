package import Foundation

/// Text of one paragraph in runs of equal style; "\n" is a line break that the author wrote.
package struct Inline: Hashable, Sendable {
  package var runs: [InlineRun]

  package init(_ runs: [InlineRun] = []) { self.runs = runs }

  /// A text without any style.
  package init(_ text: String) { runs = text.isEmpty ? [] : [InlineRun(text)] }

  package var text: String { runs.map(\.text).joined() }
}

/// A piece of text with one style.
package struct InlineRun: Hashable, Sendable {
  package var text: String
  package var style: InlineStyle
  /// Where a click leads: http, https or mailto.
  package var link: URL?

  package init(_ text: String, style: InlineStyle = [], link: URL? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }
}

/// How a run differs from its paragraph.
package struct InlineStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = InlineStyle(rawValue: 1)
  package static let italic = InlineStyle(rawValue: 2)
  package static let code = InlineStyle(rawValue: 4)
  package static let strikethrough = InlineStyle(rawValue: 8)
}
