package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout
import LaminaText

/// Lines of text that one cannot edit.
///
/// It wraps to the width it is offered and takes no more room than its lines need.
public nonisolated struct Text: Equatable, Sendable {
  /// A piece of the text and what was said about it.
  struct Piece: Equatable, Sendable {
    var content: Content
    private var ownStyle: OwnStyle?
    /// Most pieces have none, and hold no more than a pointer.
    var style: TextPieceStyle {
      get { ownStyle?.style ?? TextPieceStyle() }
      set { ownStyle = newValue == TextPieceStyle() ? nil : OwnStyle(newValue) }
    }

    init(content: Content, style: TextPieceStyle = TextPieceStyle()) {
      self.content = content
      self.style = style
    }
  }

  /// Apart from its piece, compared by what it says.
  private final class OwnStyle: Equatable, Sendable {
    let style: TextPieceStyle
    init(_ style: TextPieceStyle) { self.style = style }
    static func == (a: OwnStyle, b: OwnStyle) -> Bool { a === b || a.style == b.style }
  }

  enum Content: Equatable, Sendable {
    case string(String)
    /// A literal, which tables may have in other words.
    case key(String)
    /// Words by key with values, or of another table.
    indirect case keyed(KeyedText)
    case attributed(AttributedString)
    indirect case image(Image)
    /// A date in words of a locale, which may change as time goes by.
    case date(Date, DateStyle)
    /// A value in words of a locale.
    case formatted(FormattedValue)

    /// The characters, without their appearance; a running date as it is now by the machine's
    /// clock, in the process's locale.
    var plain: String {
      switch self {
      case .string(let string): string
      case .key(let key):
        KeyedText.changes(literal: key) ? Self.words(of: KeyedText(literal: key)) : key
      case .keyed(let keyed): Self.words(of: keyed)
      case .attributed(let attributed): String(scalarsOf: attributed)
      case .image(let image): image.words
      case .date(let date, let style):
        style.words(for: date, at: Date(), in: WordPlace())
      case .formatted(let value): value.content(at: WordPlace()).plain
      }
    }

    private static func words(of keyed: KeyedText) -> String {
      keyed.pieces(in: WordSurroundings()).map(\.content.plain).joined()
    }
  }

  private var storage: TextPieces
  /// The pieces, in order.
  var pieces: [Piece] { storage.all }

  /// Text as it is, without looking for Markdown.
  public init(verbatim content: String) { self.init(pieces: [Piece(content: .string(content))]) }

  init(pieces: [Piece]) { storage = TextPieces(pieces) }

  /// A picture that stands among words, as tall as they are.
  public init(_ image: Image) { self.init(pieces: [Piece(content: .image(image))]) }

  /// Text as it is: what is in a variable is no key, and Markdown in it stays as written.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Text with attributes of its own: fonts, colours, underlines, links.
  // Behind keys: an attributed string is written as a literal, too.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    self.init(pieces: [Piece(content: .attributed(attributed))])
  }

  /// One text after the other, each with its own style.
  public static func + (a: Text, b: Text) -> Text {
    var sum = a
    sum.storage.append(b.storage)
    return sum
  }

  /// Whether there are pictures among the words.
  var hasPictures: Bool {
    pieces.contains { if case .image = $0.content { true } else { false } }
  }

  func styled(_ change: (inout TextPieceStyle) -> Void) -> Text {
    Text(
      pieces: pieces.map { piece in
        var piece = piece
        change(&piece.style)
        return piece
      })
  }
}

extension Text: View { public typealias Body = Never }

extension Text: RememberingView {
  package static var comparesWhole: Bool { true }

  package func makeMemory(for element: Element) -> TextMemory { TextMemory() }

  package func update(_ element: Element) {
    element.graph.followDates(of: self, in: element)
    let present = present(in: element)
    if dependsOnSurroundings { memory(of: element).present = present }
    present.setParts(of: element)
  }

  private func setParts(of element: Element) {
    if let drawing = element.read(\.textDrawing) {
      return drawing.setDrawing(of: self, in: element)
    }
    if setRollingParts(of: element) { return }
    if let interaction = element.graph.textInteraction {
      interaction.setParts(of: element)
    } else {
      element.setChildren([])
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    let present = dependsOnSurroundings ? memory(of: element).present ?? self : self
    let nodes = present.makeNodes(element)
    // Its layer shows whether it is in sight; out of sight it need not go on.
    return hasRunningDates ? nodes.map { $0.changing { $0.hasOwnLayer = true } } : nodes
  }

  private func makeNodes(_ element: Element) -> [Node] {
    let surroundings = TextSurroundings(element, common: commonForeground)
    let leaf = leaf(surroundings, in: element)
    let string = leaf.text.text.string
    var traits = NodeTraits()
    if !string.isEmpty {
      traits.semantics = Semantics(role: .text, label: hasPictures ? plain : string)
    }
    if let parts = element.childOutputs.first {
      traits.semantics?.combinesChildren = true
      return [
        Node(
          id: element.id, rule: .container(AnyLayout(PassthroughLayout())), children: [parts],
          traits: traits)
      ]
    }
    let shown = element.graph.textInteraction?.attend(leaf, of: element, with: &traits)
    let rule: Node.Rule =
      if let shown { .leaf(shown) } else if leaf.symbols.isEmpty { .leaf(leaf.text) } else {
        .leaf(leaf)
      }
    let node = Node(id: element.id, rule: rule, traits: traits)
    return [node.casting(surroundings.shadows, in: element)]
  }

  /// The style in which all pieces are painted; nil where they differ, or have none of their own.
  var commonForeground: AnyShapeStyle? {
    guard let first = pieces.first?.style.foreground else { return nil }
    return pieces.dropFirst().allSatisfy { $0.style.foreground == first } ? first : nil
  }
}

nonisolated extension Text {
  /// The characters, without their appearance.
  package var plain: String { pieces.map(\.content.plain).joined() }
}
