import LaminaDisplay
import LaminaGeometry

/// What a view can ask about its place.
enum GeometryQuery: Hashable {
  case frame(CoordinateSpace)
  case bounds(AnyHashable)
  case anchor(id: Node.ID, AnchorPlace)
}

/// Who wants to know where a node is: what it asked, and what it was told.
///
/// ```
///  proxy.frame(in:) ──answer──▶ remembered ── layout, scrolling ──▶ another answer? ──▶ onChange
/// ```
@MainActor
final class GeometryReading {
  let id: Node.ID
  private unowned let table: GeometryTable
  private weak var element: Element?
  /// Is told that an answer, or the size, is another one.
  var onChange: (GeometryReading) -> Void = { _ in }
  /// Another number for each change.
  private(set) var version = 0
  /// What the reader keeps.
  var memory: AnyObject?
  private var size: CGSize?
  private var answers: [GeometryQuery: CGRect?] = [:]

  init(of id: Node.ID, in element: Element, table: GeometryTable) {
    (self.id, self.element, self.table) = (id, element, table)
  }

  /// The node's geometry as of now; nil before the first layout.
  var proxy: GeometryProxy? { size.map { GeometryProxy(self, size: $0) } }

  /// Answers, and remembers that it did.
  func answer(_ query: GeometryQuery) -> CGRect? {
    if case .some(let known) = answers[query] { return known }
    let answer = find(query)
    answers[query] = .some(answer)
    return answer
  }

  private func find(_ query: GeometryQuery) -> CGRect? {
    guard let element else { return nil }
    return table.answer(query, of: id, spaces: element.environment.coordinateSpaces)
  }

  /// Looks whether the answers are still right.
  func review() {
    guard let report = table.reports[id] else { return }
    guard report.size != size || answers.contains(where: { find($0.key) != $0.value }) else {
      return
    }
    size = report.size
    answers = [:]
    version += 1
    onChange(self)
  }

  /// Whether the view is still there.
  var isInUse: Bool { element?.isMounted == true }

  /// Whether scrolling may change an answer.
  var mayScroll: Bool { !answers.isEmpty }
}
