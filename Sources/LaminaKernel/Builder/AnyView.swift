package import LaminaDisplay

/// A view of any type; another type in its place starts again.
public struct AnyView: HidingView {
  public typealias Body = Never
  private let box: HiddenView
  package var hidden: any View { box.view }

  /// Makes a view that hides the type of `view`; one that is an `AnyView` already is taken as it
  /// is.
  public nonisolated init<V: View>(_ view: V) {
    if let any = view as? AnyView {
      self = any
    } else {
      box = HiddenView(view)
    }
  }

  /// Makes a view that hides the type of `view`: the same as `init(_:)`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  package static var transitionRole: TransitionRole { .container }
  package static var shape: ViewShape { .hidden }
  package var isOne: Bool { box.isOne }

  package func counts(in element: Element?) -> ViewCounts {
    hidden.viewCounts(in: element?.children.first)
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    hidden.viewList(at: path, in: element?.children.first)
  }
}

extension AnyView: ViewInput {
  package func isSame(as other: AnyView) -> Bool {
    box === other.box || ViewComparison.isSame(hidden, other.hidden)
  }
}

/// A view of whatever type; what takes a look through many of them inside each other is known.
@MainActor
private final class HiddenView {
  // Kept for the main actor, where alone it is read.
  nonisolated(unsafe) let view: any View
  private(set) lazy var isOne = view.isOneView

  nonisolated init<V: View>(_ view: V) { self.view = view }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  public typealias Body = Never
  /// Makes a view that shows nothing and takes no room.
  public nonisolated init() {}
  package func nodes(_ element: Element) -> [Node] { [] }
  package static var comparesWhole: Bool { true }
  package static var shape: ViewShape { .none }
  package func list(at path: ViewPath, in element: Element?) -> ViewListPart { .empty }
}

/// Several views as one, for modifiers that shall apply to each.
public nonisolated struct Group<Content: View> {
  package let content: Content

  /// Makes one view of those that `content` lists, in their order.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View { public typealias Body = Never }

extension Group: WrappingView {
  package static var transitionRole: TransitionRole { .container }
}
