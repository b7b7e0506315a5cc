package import LaminaGeometry

/// An item without items of its own: a picture, a text, a struct in a test.
package final class LayoutLeaf: LayoutItem {
  package let spacing: ViewSpacing
  package let priority: Double
  package let settableGuides: GuideSet
  private let measure: (ProposedViewSize) -> ViewDimensions
  private var answers = ProposalMemo<ViewDimensions>()

  /// How often `measure` was called.
  package private(set) var measureCount = 0

  /// An item that `measure` sizes, once for each distinct proposal.
  ///
  /// `guides` are those that it may set, or nil for any.
  package init(
    spacing: ViewSpacing = ViewSpacing(), priority: Double = 0, guides: [AlignmentKey]? = nil,
    dimensions measure: @escaping (ProposedViewSize) -> ViewDimensions
  ) {
    self.spacing = spacing
    self.priority = priority
    settableGuides = guides.map { GuideSet($0) } ?? .all
    self.measure = measure
  }

  /// An item that sets no guides.
  package convenience init(
    priority: Double = 0, size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.init(priority: priority, guides: [], dimensions: { ViewDimensions(size($0)) })
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(proposal).size }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    if let known = answers[proposal] { return known }
    measureCount += 1
    let answer = measure(proposal)
    answers[proposal] = answer
    return answer
  }
}
