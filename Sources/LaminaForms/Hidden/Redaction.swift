import LaminaContents
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText
import LaminaLayers
import LaminaLayout

/// Why what a view says is not shown.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is nothing to say yet: shapes stand for words and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look: what is private is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown may be old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why what views say is not shown; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

/// What becomes of a node where views around are redacted.
nonisolated struct RedactionPart: Equatable, Sendable {
  /// Whether it is shown as it is.
  var isShown = false
  /// Whether it is hidden from others who may look; nil for as what is around it.
  var isSecret: Bool?
}

struct RedactionPartKey: LayoutValueKey {
  nonisolated static let defaultValue = RedactionPart()
}

/// Puts shapes in the place of words and pictures: what is laid out stays where it is.
private struct RedactionModifier: NodeModifier, Equatable {
  let reasons: RedactionReasons
  private var ink = Color.Resolved.clear

  init(_ reasons: RedactionReasons) { self.reasons = reasons }

  /// Whether anything is hidden for the reasons.
  private var hides: Bool { !reasons.isDisjoint(with: [.placeholder, .privacy]) }

  mutating func prepare(_ element: Element) {
    if hides { ink = element.read(\.paletteByRole)[.quaternary] }
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    hides ? redacted(content, isSecret: false) : content
  }

  private func redacted(_ node: Node, isSecret: Bool) -> Node {
    let part = node.traits.layoutValues[RedactionPartKey.self]
    if part.isShown { return node }
    let isSecret = part.isSecret ?? isSecret
    let isHidden = reasons.contains(.placeholder) || isSecret && reasons.contains(.privacy)
    if case .leaf(let leaf) = node.rule, isHidden, let content = leaf as? any ContentLeaf {
      var traits = node.traits
      traits.semantics?.isHidden = true
      return Node(
        id: node.id, rule: .leaf(RedactedLeaf(leaf: content, ink: ink)), children: node.children,
        traits: traits)
    }
    let children = node.children.map { redacted($0, isSecret: isSecret) }
    if zip(children, node.children).allSatisfy(===) { return node }
    return Node(id: node.id, rule: node.rule, children: children, traits: node.traits)
  }
}

/// As large as words or a picture, which are not shown.
private nonisolated struct RedactedLeaf: LeafContent {
  let leaf: any ContentLeaf
  let ink: Color.Resolved

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { leaf.dimensions(proposal, in: &context) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let (ink, bars) = (ink, bars(in: size, &context))
    return .drawn(
      DisplayList { list in
        for bar in bars {
          list.fill(Path(roundedRect: bar, cornerRadius: min(4, bar.height / 3)), with: .color(ink))
        }
      })
  }

  /// A bar for each line of words, of which the last is shorter; one box for a picture.
  private func bars(in size: CGSize, _ context: inout LeafContext) -> [CGRect] {
    if leaf.isPicture { return [CGRect(origin: .zero, size: size)] }
    let words = leaf.dimensions(ProposedViewSize(size), in: &context)
    let first = words.firstBaseline ?? words.size.height
    // From the first line to the last.
    let way = (words.lastBaseline ?? first) - first
    // There may be room for more lines than there are.
    let line = max(1, min(words.size.height - way, first * 1.4))
    let count = Int((way / line).rounded()) + 1
    return (0..<count).map { number in
      let isLast = number == count - 1 && count > 1
      return CGRect(
        x: 0, y: way * CGFloat(number) / CGFloat(max(1, count - 1)) + line * 0.15,
        width: isLast ? size.width * 0.7 : size.width, height: line * 0.7)
    }
  }
}

/// Marks nodes for those who redact them.
private struct RedactionMark: NodeModifier, Equatable {
  var isShown = false
  var isSecret: Bool?

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing {
      var part = $0.layoutValues[RedactionPartKey.self]
      if isShown { part.isShown = true }
      if let isSecret { part.isSecret = isSecret }
      $0.layoutValues.set(part, for: RedactionPartKey.self)
    }
  }
}

extension View {
  /// Shows shapes in place of words and pictures, for a reason; what stands inside says so to nobody.
  ///
  /// ```swift
  /// ArticleRow(article: .sample).redacted(reason: isLoading ? .placeholder : [])
  /// ```
  /// Views inside find the reasons in `redactionReasons`, and may show something else themselves.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .nodes(RedactionModifier(reason))
  }

  /// Shows what the view says although views around are redacted.
  public func unredacted() -> some View {
    environment(\.redactionReasons, []).nodes(RedactionMark(isShown: true))
  }

  /// Says whether what the view says is private: it is hidden where views around are redacted for `.privacy`.
  ///
  /// False says so of a part of what is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    nodes(RedactionMark(isSecret: sensitive))
  }
}
