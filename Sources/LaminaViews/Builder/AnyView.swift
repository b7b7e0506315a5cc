package import LaminaDisplay

/// A view of any type; another type in its place starts anew.
public struct AnyView: PrimitiveView {
  public typealias Body = Never
  private let set: (Element) -> Void

  public init<V: View>(_ view: V) {
    if let any = view as? AnyView {
      self = any
    } else {
      set = { $0.setChild(0, to: view) }
    }
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  package static var transitionRole: TransitionRole { .container }
  package func update(_ element: Element) { set(element) }
  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  public typealias Body = Never
  public init() {}
  package func nodes(_ element: Element) -> [Node] { [] }
  package static var comparesWhole: Bool { true }
}

/// Several views as one, for modifiers that shall apply to each.
public struct Group<Content: View>: PrimitiveView {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package static var transitionRole: TransitionRole { .container }
  package func update(_ element: Element) { element.setChild(0, to: content) }
  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
