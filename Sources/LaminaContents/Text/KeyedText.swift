import LaminaGeometry
import LaminaLocalization

/// A key with all that says which words stand for it.
nonisolated struct KeyedText: Equatable, Sendable {
  /// What tables know it by.
  var key: String
  /// What stands for it where no table has it: a format where there are arguments.
  var fallback: String
  var arguments: [LocalizedStringKey.Argument] = []
  var table: String?
  /// Where its table is; nil for the program's own resources.
  var source: TableSource?
  /// In whose language it is; nil for that of its surroundings.
  var locale: Locale?

  /// A literal without values, in the program's own tables.
  init(literal: String) { (key, fallback) = (literal, literal) }

  init(
    key: String, fallback: String, arguments: [LocalizedStringKey.Argument], table: String?,
    source: TableSource?, locale: Locale? = nil
  ) {
    (self.key, self.fallback, self.arguments) = (key, fallback, arguments)
    (self.table, self.source, self.locale) = (table, source, locale)
  }

  /// Whether a literal may be shown as anything else than itself.
  static func changes(literal: String) -> Bool {
    TableSource.program.hasTables || InlineMarkup.mayBeIn(literal)
  }

  /// The pieces that it is shown as.
  func pieces(in surroundings: WordSurroundings) -> [Text.Piece] {
    let source = source ?? .program
    let locale = locale ?? (source.hasTables ? surroundings.locale() : nil)
    let words = LocalizedTables.words(
      for: key, table: table, in: source,
      languages: locale.map { PreferredLanguages.languages(of: $0) }
        ?? PreferredLanguages.ofProcess,
      values: arguments.map(\.value), report: surroundings.report)
    let digits = words == nil ? nil : locale ?? words?.language.map { Locale(identifier: $0) }
    var filling = KeyedFilling(arguments: arguments, locale: digits)
    return filling.pieces(of: words?.format ?? fallback)
  }
}

/// What is around a text that decides about its words.
nonisolated struct WordSurroundings {
  /// The locale that was said for it; nil for that of the desktop.
  var locale: () -> Locale? = { nil }
  /// Takes what is wrong with tables.
  var report: (LocalizationFault) -> Void = { _ in }
}

/// Puts arguments into the places of a format.
private nonisolated struct KeyedFilling {
  let arguments: [LocalizedStringKey.Argument]
  /// Whose digits numbers have; nil for those of `print`.
  let locale: Locale?
  private var next = 0

  init(arguments: [LocalizedStringKey.Argument], locale: Locale?) {
    (self.arguments, self.locale) = (arguments, locale)
  }

  /// The pieces of a format with Markdown.
  mutating func pieces(of format: String) -> [Text.Piece] {
    guard InlineMarkup.mayBeIn(format) else { return filled(format, TextPieceStyle(), nil) }
    var pieces: [Text.Piece] = []
    var rest = InlineMarkup.spans(of: format)[...]
    while let first = rest.first {
      let link = rest.prefix { $0.link == first.link }
      let target = first.link.map { address($0, behind: link) }
      for span in link { pieces += filled(span.text, span.style, target?.words) }
      if let target { next = target.next }
      rest = rest.dropFirst(link.count)
    }
    return pieces
  }

  /// Where a link leads to, and how many arguments are used by then: those of its words come first.
  private func address(
    _ format: String, behind words: ArraySlice<InlineMarkup.Span>
  ) -> (words: String, next: Int) {
    var filling = self
    for span in words { _ = filling.filled(span.text, span.style, nil) }
    let address = filling.filled(format, TextPieceStyle(), nil).map(\.content.plain).joined()
    return (address, filling.next)
  }

  /// The pieces of a format in one style.
  private mutating func filled(
    _ format: String, _ style: TextPieceStyle, _ link: String?
  ) -> [Text.Piece] {
    guard !arguments.isEmpty else { return [Self.piece(format, style, link)] }
    var (pieces, words): ([Text.Piece], String) = ([], "")
    for part in FormatScanner(format) {
      switch part {
      case .words(let more): words += more
      case .argument(let position, let specifier):
        switch argument(at: position) {
        case .value(let value): words += value.text(specifier, in: locale)
        case .pieces(let inner):
          if !words.isEmpty { pieces.append(Self.piece(words, style, link)) }
          words = ""
          pieces += inner.map { $0.inside(style) }
        case nil: break
        }
      case .variable: break
      }
    }
    return words.isEmpty && !pieces.isEmpty ? pieces : pieces + [Self.piece(words, style, link)]
  }

  private mutating func argument(at position: Int?) -> LocalizedStringKey.Argument? {
    let index = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  private static func piece(
    _ words: String, _ style: TextPieceStyle, _ link: String?
  ) -> Text.Piece {
    guard let link = link.flatMap({ URL(string: $0) }) else {
      return Text.Piece(content: .string(words), style: style)
    }
    var attributes = AttributeContainer()
    attributes.link = link
    return Text.Piece(
      content: .attributed(AttributedString(words, attributes: attributes)), style: style)
  }
}

nonisolated extension LocalizedStringKey.Argument {
  /// What plural rules count; nil for what is no value.
  fileprivate var value: LocalizedValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The pieces that it is; none for a value.
  var pieces: [Text.Piece] {
    if case .pieces(let pieces) = self { pieces } else { [] }
  }
}

nonisolated extension Text.Piece {
  /// The piece inside of others that have a style, which holds where it says nothing itself.
  func inside(_ style: TextPieceStyle) -> Text.Piece {
    Text.Piece(content: content, style: self.style.within(style))
  }
}

extension WordSurroundings {
  /// Those of an element, whose locale is read when it is asked for.
  init(_ element: Element) {
    self.init(
      locale: { element.read(\.saidLocale) },
      report: { fault in
        if case .missingKey = fault, !Self.reportsMissingKeys { return }
        element.graph.report(.localization(fault))
      })
  }

  /// Whether keys that no table translates are faults: while a program is made.
  private static var reportsMissingKeys: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
