public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout
public import LaminaText

/// Content of a node without children: it measures itself and draws itself, on any thread.
public protocol LeafContent: Sendable {
  /// Its size and alignment guides for a proposal.
  func dimensions(_ proposal: ProposedViewSize, in context: inout LeafContext) -> LeafDimensions
  /// What it draws in a rectangle of `size` at the origin.
  func contents(size: CGSize, in context: inout LeafContext) -> Contents
  /// How far it wants its neighbours.
  var spacing: ViewSpacing { get }
  /// Its outline, when it is opaque inside and free outside: what its shadow follows.
  func outline(size: CGSize) -> Path?
  /// Whether nothing behind it is seen in a rectangle of `size`; pictures count as opaque.
  func fillsBounds(size: CGSize) -> Bool
  /// Where it draws at most.
  func ink(size: CGSize) -> CGRect
  /// How what it drew for one size lies in another, while its size is on its way there.
  var contentsGravity: ContentsGravity { get }
  /// What of it pointers hit, where it draws anything at all.
  var hitArea: HitArea { get }
}

extension LeafContent {
  public var spacing: ViewSpacing { ViewSpacing() }
  public func outline(size: CGSize) -> Path? { nil }
  public func fillsBounds(size: CGSize) -> Bool { false }
  public func ink(size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
  public var contentsGravity: ContentsGravity { .topLeft }
  public var hitArea: HitArea { .bounds }
}

/// The size of a leaf, and its baselines where it has text.
public struct LeafDimensions: Hashable, Sendable {
  public var size: CGSize
  /// From the top to the baseline of the first line of text.
  public var firstBaseline: CGFloat? {
    get { baselines.size.width }
    set { baselines = PackedProposal(ProposedViewSize(width: newValue, height: lastBaseline)) }
  }
  public var lastBaseline: CGFloat? {
    get { baselines.size.height }
    set { baselines = PackedProposal(ProposedViewSize(width: firstBaseline, height: newValue)) }
  }
  /// Both, in the least memory.
  private var baselines: PackedProposal

  public init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
    self.size = size
    baselines = PackedProposal(ProposedViewSize(width: firstBaseline, height: lastBaseline))
  }
}

/// What a leaf is measured with, and what it wants to remember until it changes.
public struct LeafContext {
  /// Device pixels for each point.
  public let scale: CGFloat
  /// Kept for the leaf from its measuring to its drawing, as long as the pass goes on.
  public var memory: (any AnyObject & Sendable)?
  /// What the fonts could not give; the preparer collects it.
  public var diagnostics: [TextDiagnostic] = []
  /// Whether an outline had points that are no finite numbers; the preparer collects it.
  public var hasBadOutline = false

  public init(scale: CGFloat, memory: (any AnyObject & Sendable)? = nil) {
    self.scale = scale
    self.memory = memory
  }
}
