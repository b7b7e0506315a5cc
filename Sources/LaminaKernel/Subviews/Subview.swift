/// One of the views that a content stands for, to be placed by the view that was given the content.
///
/// ```swift
/// struct Card<Content: View>: View {
///   @ViewBuilder var content: Content
///   var body: some View {
///     VStack {
///       Group(subviews: content) { subviews in
///         if let title = subviews.first { title.font(.headline) }
///         ForEach(subviews.dropFirst()) { $0.padding(.leading) }
///       }
///     }
///   }
/// }
/// ```
///
/// It finds the environment of the place where it stands, and keeps its state as long as it stands there.
/// What a view keeps whose body makes several subviews, they have together.
public struct Subview: View, Identifiable {
  public typealias Body = Never

  /// What distinguishes a subview from the others: where it stands in the content, with the ids of
  /// elements and views around it.
  public struct ID: Hashable {
    let key: RowKey
  }

  public let id: ID
  let source: SubviewSource
  let number: Int

  init(_ number: Int, of source: SubviewSource) {
    id = ID(key: source.list.key(number))
    self.source = source
    self.number = number
  }

  /// What the view says about itself to those that place it: see `containerValue(_:_:)`.
  public var containerValues: ContainerValues { source.list.values(of: number) }

  /// Whether it is a view of a type, with nothing around it.
  package func isView<V: View>(of type: V.Type) -> Bool { source.list.viewType(of: number) == type }

  /// What is selected with the view: its tag, or else the id under which a loop made it; nil for neither.
  package var selectionTag: AnyHashable? {
    containerValues.tags.first ?? id.key.dataID?.unwrapped
  }
}

extension Subview: RememberingView {
  package static var transitionRole: TransitionRole { .wrapper }

  package func makeMemory(for element: Element) -> LazyViews {
    LazyViews { [weak element] in element?.invalidate() }
  }

  package func update(_ element: Element) {
    let views = memory(of: element)
    views.isAtWork = true
    defer { views.isAtWork = false }
    views.original = { [weak source, number, depth = element.depth + 1] in
      source?.element(onTheWayTo: number, depth: $0 - depth)
    }
    if element.isFirstEvaluation {
      element.beginEntries(EntryContext(of: element, lazyViews: views))
    }
    func set<V: View>(_ content: V) { element.setChild(0, to: content) }
    set(source.content)
    makeView(in: element.children[0])
  }

  /// What is there by now may be another content, of which a subview is on its way: it stays as it was.
  private func makeView(in child: Element) {
    let own = number..<number + 1
    guard source.list.isListed(number, in: child) else { return }
    source.list.make(own, in: child)
    source.list.present(in: child) { $0.overlaps(own) }
    source.list.settle(keeping: [own], in: child)
  }
}
