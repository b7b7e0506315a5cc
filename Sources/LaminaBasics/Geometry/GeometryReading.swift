package import LaminaDisplay
package import LaminaGeometry
package import LaminaLayout

/// What a view can ask about its place.
package nonisolated enum GeometryQuery: Hashable {
  case frame(CoordinateSpace)
  case bounds(AnyHashable)
  case anchor(id: Node.ID, AnchorPlace)
  case safeArea
  case container
}

/// The answer to a query.
package nonisolated enum GeometryAnswer: Equatable {
  /// Nothing of that kind is shown.
  case nowhere
  case rect(CGRect)
  case insets(EdgeInsets)
}

/// What a reader of a node's place asked, and the answers that it got.
///
/// ```
///  proxy.frame(in:) ──answer──▶ remembered ── layout, scrolling ──▶ another answer? ──▶ onChange
/// ```
@MainActor
package final class GeometryReading {
  let id: Node.ID
  private unowned let table: GeometryTable
  private weak var element: Element?
  /// Whether another size alone makes no difference.
  package var ignoresSize = false
  /// Along which axes the view is as long as the container says.
  package var followedAxes: Axis.Set = []
  /// Called when an answer, or the size, is another one.
  package var onChange: (GeometryReading) -> Void = { _ in }
  /// Another number for each change.
  private(set) var version = 0
  private var memory: AnyObject?
  private var size: CGSize?
  private var answers: [GeometryQuery: GeometryAnswer] = [:]

  init(of id: Node.ID, in element: Element, table: GeometryTable) {
    self.id = id
    self.element = element
    self.table = table
  }

  /// What the reader keeps; `make` makes it when it is first asked for.
  func remember<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let known = memory as? Memory { return known }
    let made = make()
    memory = made
    return made
  }

  /// The node's geometry as of now; nil before the first layout.
  package var proxy: GeometryProxy? { size.map { GeometryProxy(self, size: $0) } }

  /// Answers by a rectangle, and remembers that it did.
  package func answer(_ query: GeometryQuery) -> CGRect? {
    if case .rect(let rect) = remembered(query) { return rect }
    return nil
  }

  /// What enclosing bars and margins take of the node: leading is left.
  package func safeAreaInsets() -> EdgeInsets {
    if case .insets(let insets) = remembered(.safeArea) { return insets }
    return EdgeInsets()
  }

  /// The side on which reading begins.
  package var direction: LayoutDirection { element?.environment.layoutDirection ?? .leftToRight }

  private func remembered(_ query: GeometryQuery) -> GeometryAnswer {
    if let known = answers[query] { return known }
    let answer = find(query)
    answers[query] = answer
    return answer
  }

  private func find(_ query: GeometryQuery) -> GeometryAnswer {
    guard let environment = element?.environment else { return .nowhere }
    if query == .safeArea {
      return .insets(table.safeAreaInsets(of: id, in: environment.safeAreas))
    }
    return table.answer(query, of: id, spaces: environment.coordinateSpaces).map { .rect($0) }
      ?? .nowhere
  }

  /// Checks whether the answers are still right.
  func review() {
    let next = table.geometry(of: id)?.size
    guard next != nil || table.rooms[id] != nil else { return }
    let isResized = next != nil && next != size && (size == nil || !ignoresSize)
    guard isResized || answers.contains(where: { find($0.key) != $0.value }) else {
      return
    }
    size = next ?? size
    answers = [:]
    version += 1
    onChange(self)
  }

  /// Whether the view is still there.
  var isInUse: Bool { element?.isMounted == true }

  /// Whether scrolling may change an answer.
  var mayScroll: Bool { !answers.isEmpty }
}
