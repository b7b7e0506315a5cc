/// Does something with a view of whatever type it is.
@MainActor
protocol PartVisitor {
  associatedtype Result
  func visit<V: View>(_ view: V) -> Result
}

struct ShapeOfPart: PartVisitor {
  func visit<V: View>(_ view: V) -> ViewShape { .of(V.self) }
}

struct CountsOfPart: PartVisitor {
  let element: Element?
  func visit<V: View>(_ view: V) -> ViewCounts { view.viewCounts(in: element) }
}

struct ListOfPart: PartVisitor {
  let path: ViewPath
  let element: Element?
  func visit<V: View>(_ view: V) -> ViewListPart { view.viewList(at: path, in: element) }
}

struct UpdateOfPart: PartVisitor {
  let known: Element?
  let parent: Element
  func visit<V: View>(_ view: V) -> Element { parent.updated(known, to: view) }
}
