/// A view for each element of a collection, known by its id.
///
/// An element that moves keeps its view's state; two elements with the same id are reported and
/// distinguished by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: RememberingView {
  public typealias Body = Never
  /// The elements, in the order of their views.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  // Not disfavoured beside the one for bindings, which is narrower: with a wrong name somewhere inside the
  // compiler would try each of the two for each loop around it.
  /// Makes a view of each element of `data`, known by the value under `id`, which has to differ
  /// between elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  package static var transitionRole: TransitionRole { .container }

  package func makeMemory(for element: Element) -> KeyedChildren { KeyedChildren() }

  package static var shape: ViewShape { ViewShape.of(Content.self).repeated }

  package func update(_ element: Element) {
    if element.isLazy { return element.list(self) }
    let keyed = memory(of: element)
    keyed.begin()
    for value in data { keyed.updateChild(id(value), in: element) { content(value) } }
    element.setChildren(keyed.end())
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  // Behind those below: a binding is a collection, too, but another one each time it is asked.
  /// Makes a view of each element of `data`, known by the element's own `id`.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = \.id
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view of each number of a range, known by the number itself.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}

extension ForEach {
  /// A view for each element of a collection behind a binding, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [(index: C.Index, element: C.Element)], C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    let values = data.wrappedValue
    self.data = zip(values.indices, values).map { (index: $0, element: $1) }
    self.id = { $0.element.id }
    self.content = {
      content(data.element(at: $0.index, known: $0.element, of: values.count, id: \.id))
    }
  }

  /// A view for each element of a collection behind a binding, known by a part of the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [(index: C.Index, element: C.Element)], C.Index: Hashable {
    let values = data.wrappedValue
    self.data = zip(values.indices, values).map { (index: $0, element: $1) }
    self.id = { $0.element[keyPath: id] }
    self.content = {
      content(
        data.element(at: $0.index, known: $0.element, of: values.count) { $0[keyPath: id] })
    }
  }
}

extension ForEach {
  /// Makes a view for each element behind a binding, which gets the element's index, too.
  package init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    indexed content: @escaping (C.Index, Binding<C.Element>) -> Content
  ) where Data == [(index: C.Index, element: C.Element)], C.Index: Hashable {
    let values = data.wrappedValue
    self.data = zip(values.indices, values).map { (index: $0, element: $1) }
    self.id = { $0.element[keyPath: id] }
    self.content = {
      content(
        $0.index,
        data.element(at: $0.index, known: $0.element, of: values.count) { $0[keyPath: id] })
    }
  }
}

/// The elements of the collection, each of which stands for as many views as its content makes.
extension ForEach: ViewSource {
  package static var isData: Bool { true }
  package static var partShape: ViewShape? { .of(Content.self) }
  package var partCount: Int { data.count }
  package func shape(ofPart part: Int) -> ViewShape { .of(Content.self) }

  private func value(_ part: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: part)]
  }

  package func id(ofPart part: Int) -> AnyHashable { AnyHashable(id(value(part))) }

  /// Ids of the loop's own type are compared as they are, without a box for each.
  package func matcher(of id: AnyHashable) -> @MainActor (_ part: Int) -> Bool {
    guard let own = id.base as? ID else { return { self.id(ofPart: $0) == id } }
    return { self.id(value($0)) == own }
  }

  package func counts(ofPart part: Int, in element: Element?) -> ViewCounts {
    content(value(part)).viewCounts(in: element?.children.first)
  }

  package func list(ofPart part: Int, at path: ViewPath, in element: Element?) -> ViewListPart {
    content(value(part)).viewList(at: path, in: element?.children.first)
  }

  package func updatePart(_ part: Int, _ known: Element?, in parent: Element) -> Element {
    let value = value(part)
    return parent.updated(known, to: LazyRow { content(value) })
  }
}

/// The views of one element in a lazy container: what they read counts for them, not for all.
private struct LazyRow<Content: View>: PrimitiveView {
  @ViewBuilder let content: () -> Content

  static var shape: ViewShape { .of(Content.self) }
  static var transitionRole: TransitionRole { shape.count == 1 ? .wrapper : .container }

  /// What has left shows what it showed: its element of the collection may be gone.
  func update(_ element: Element) {
    if !element.isFirstEvaluation, !element.isCurrentPart { return }
    let view = element.tracked(content)
    element.setChild(0, to: view)
  }
}
