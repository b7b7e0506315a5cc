import LaminaAnimation
import LaminaDisplay
public import LaminaLayout

/// Views that a layout of any kind arranges.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  var stack: StackBody<L, Content>

  func update(_ element: Element) { stack.update(element) }
  func nodes(_ element: Element) -> [Node] { stack.nodes(element) }
  static var isAnimatable: Bool { L.AnimatableData.self != EmptyAnimatableData.self }
}

extension LayoutView: @MainActor Animatable {
  typealias AnimatableData = L.AnimatableData

  var animatableData: L.AnimatableData {
    get { stack.layout.animatableData }
    set { stack.layout.animatableData = newValue }
  }
}

extension Layout {
  /// Arranges the views that `content` makes.
  ///
  /// ```swift
  /// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
  /// layout {
  ///   Avatar()
  ///   Name()
  /// }
  /// ```
  ///
  /// Another value in the same place arranges the same views again: they keep their state, and under
  /// an animation they move to their new places. A layout is asked again for each frame while its
  /// `animatableData` moves. What it keeps in its cache is kept from one change to the next and
  /// handed to `updateCache(_:subviews:)`.
  /// - Parameter content: the views, in drawing order.
  /// - Returns: a view that shows them where the layout puts them.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(stack: StackBody(layout: self, content: content()))
  }
}

/// Layouts of one type are compared as views are: by `==` where they have it, else by their fields.
extension AnyLayout: @MainActor ViewInput {
  package func isSame(as other: AnyLayout) -> Bool {
    func compare<L: Layout>(_ layout: L) -> Bool {
      (other.base as? L).map { ViewComparison.isSame(layout, $0) } ?? false
    }
    return compare(base)
  }
}
