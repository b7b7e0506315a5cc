public import LaminaGeometry

/// A view's size together with its alignment guides, in its own coordinates.
///
/// Guides are computed when asked for, so a view without explicit ones costs nothing more.
public struct ViewDimensions {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat
  private let guides: Guides

  /// Where explicit guides come from.
  private enum Guides {
    case none
    case text(first: CGFloat, last: CGFloat)
    /// A container that has them for a proposal, asked where it is read as its surroundings are.
    case container(LayoutContainer, ProposedViewSize)
    case other((AlignmentKey) -> CGFloat?)
  }

  /// The dimensions of a view whose guides all stand at their defaults.
  public init(_ size: CGSize) { self.init(size, explicit: nil) }

  /// The dimensions of a view that sets the guides for which `explicit` has an answer.
  package init(_ size: CGSize, explicit: ((AlignmentKey) -> CGFloat?)?) {
    self.init(size, explicit.map { .other($0) } ?? .none)
  }

  /// The dimensions of a container for `proposal`.
  init(_ size: CGSize, of container: LayoutContainer, for proposal: ProposedViewSize) {
    self.init(size, .container(container, proposal))
  }

  private init(_ size: CGSize, _ guides: Guides) {
    width = size.width
    height = size.height
    self.guides = guides
  }

  /// The dimensions of lines of text.
  public init(_ size: CGSize, firstTextBaseline first: CGFloat, lastTextBaseline last: CGFloat) {
    self.init(size, .text(first: first, last: last))
  }

  /// The guides that dimensions of lines of text set.
  package static let textGuides = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of `guide`: the explicit one, or else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of `guide`: the explicit one, or else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position that the view gives `guide` itself; nil where it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The position that the view gives `guide` itself; nil where it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    let value = self[explicit: key] ?? key.id.defaultValue(in: self)
    return value.isFinite ? value : 0
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let value = explicitValue(key), value.isFinite else { return nil }
    return value
  }

  private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
    switch guides {
    case .none: nil
    case .text(let first, let last): key.baseline.map { $0 == .first ? first : last }
    case .container(let container, let proposal): container.guide(key, for: proposal)
    case .other(let value): value(key)
    }
  }
}

extension ViewDimensions: Equatable {
  /// Whether both have one size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
