import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import Observation

/// How wide the column of an inspector is to be.
nonisolated struct InspectorWidth: Hashable {
  /// Less the view beside it never has.
  private static let rest: CGFloat = 250
  var least: CGFloat?
  /// What suits it; nil for the usual, which grows with the text.
  var ideal: CGFloat?
  var most: CGFloat?

  private func wish(_ textScale: CGFloat) -> CGFloat {
    min(max(ideal ?? 260 * textScale, least ?? 0), most ?? .infinity)
  }

  private func smallest(_ textScale: CGFloat) -> CGFloat {
    least ?? min(wish(textScale), 180 * textScale)
  }

  /// Whether the view beside the column keeps enough of a width.
  func fits(in width: CGFloat, textScale: CGFloat) -> Bool {
    width - smallest(textScale) >= Self.rest * textScale
  }

  /// What it is within a width: what it wishes for, as far as the view beside it keeps enough.
  func within(_ width: CGFloat, textScale: CGFloat) -> CGFloat {
    let room = max(width - Self.rest * textScale, smallest(textScale))
    return min(wish(textScale), room, max(0, width))
  }
}

/// What the views in an inspector say of its column.
@MainActor
final class InspectorColumn: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var claims: [(id: Node.ID, width: InspectorWidth)] = []

  /// What the outermost view says of the width; reading it is tracked.
  var width: InspectorWidth {
    registrar.access(self, keyPath: \.width)
    return claims.last?.width ?? InspectorWidth()
  }

  /// A view says how wide the column shall be, as long as it is there; an inner one has spoken before.
  fileprivate func claim(_ width: InspectorWidth, by element: Element) {
    if let place = claims.firstIndex(where: { $0.id == element.id }) {
      guard claims[place].width != width else { return }
      return registrar.withMutation(of: self, keyPath: \.width) { claims[place].width = width }
    }
    let id = element.id
    registrar.withMutation(of: self, keyPath: \.width) { claims.insert((id, width), at: 0) }
    element.onUnmount { [weak self] in self?.drop(id) }
  }

  private func drop(_ id: Node.ID) {
    registrar.withMutation(of: self, keyPath: \.width) { claims.removeAll { $0.id == id } }
  }
}

/// A view that says how wide the inspector's column is.
struct InspectorWidthClaim<Content: View>: WrappingView {
  typealias Body = Never
  let content: Content
  let width: InspectorWidth

  func update(_ element: Element) {
    element.read(\.inspectorColumn)?.claim(width, by: element)
    element.setChild(0, to: content)
  }
}

/// Places a view and the column beside it.
///
/// ```
///  │ content: what is left, at least 250      │ column │
/// ```
nonisolated struct InspectorLayout: Layout, Equatable {
  let width: InspectorWidth
  let textScale: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let column = subviews.count > 1 ? width.within(.infinity, textScale: textScale) : 0
    guard let content = subviews.first else { return .zero }
    let own = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - column) }, height: proposal.height))
    return CGSize(
      width: proposal.width ?? own.width + column, height: proposal.height ?? own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column = subviews.count > 1 ? width.within(bounds.width, textScale: textScale) : 0
    var x = bounds.minX
    for (number, subview) in subviews.enumerated() {
      let width = number == 0 ? bounds.width - column : column
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += number == 0 ? width : 0
    }
  }
}

extension EnvironmentValues {
  /// The column of the inspector in which the view is; nil outside.
  var inspectorColumn: InspectorColumn? {
    get { self[InspectorColumnKey.self] }
    set { self[InspectorColumnKey.self] = newValue }
  }
}

private struct InspectorColumnKey: EnvironmentKey {
  static let defaultValue: InspectorColumn? = nil
}
