package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// The first of several views whose ideal size fits into what is offered, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Label("Download now", systemImage: "arrow.down")
///   Text("Download")
///   Image(systemName: "arrow.down")
/// }
/// ```
///
/// All of them are evaluated and keep their state, for all have to be measured. Those that are not
/// chosen take no room and have no layers: nothing finds them, neither pointers nor the focus nor
/// meanings nor preferences, and their `onAppear` and tasks wait until they are.
public struct ViewThatFits<Content: View>: RememberingView {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: the axes along which a view has to fit.
  ///   - content: the views, the one that is liked best first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeMemory(for element: Element) -> Candidates { Candidates(of: element) }

  package func update(_ element: Element) {
    let candidates = memory(of: element)
    candidates.update(content)
    element.graph.readGeometry(of: element.id) { [weak candidates] report in
      candidates?.show(report.children.firstIndex { !$0.isNull })
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    let candidates = memory(of: element).nodes()
    return [
      element.node(AnyLayout(ViewThatFitsLayout(in: axes)), candidates) {
        $0.reportsGeometry = true
      }
    ]
  }
}

/// The views among which a `ViewThatFits` chooses, each with a presence of its own.
@MainActor
package final class Candidates: RowKeeper {
  private let keyed = KeyedChildren()
  private unowned let element: Element
  private var key: RowKey?
  /// The views that have a node, as of the latest nodes.
  private var measured: [Element] = []

  init(of element: Element) { self.element = element }

  /// Brings the elements in line with `content`.
  func update<Content: View>(_ content: Content) {
    var rows = RowList()
    rows.add(content)
    keyed.begin()
    for row in 0..<rows.count {
      let (segment, index) = rows.locate(row)
      key = rows.key(row)
      _ = rows.segments[segment].keep(index, self)
    }
    element.setChildren(keyed.end())
  }

  package func updateRow<V: View>(_ view: V) -> Element {
    element.childPresence = Presence(in: element.presence)
    defer { element.childPresence = nil }
    return keyed.updateChild(key, in: element) { view }
  }

  /// A node for each view; one that makes several nodes becomes a stack.
  func nodes() -> [Node] {
    measured = element.children.filter { !$0.outputs.isEmpty }
    return measured.map { child in
      child.outputs.count == 1
        ? child.outputs[0]
        : Node(
          id: element.wrapperID(for: child.id, isFirst: false),
          rule: .container(AnyLayout(VStackLayout())), children: child.outputs)
    }
  }

  /// Takes over which view was chosen.
  func show(_ chosen: Int?) {
    var hasOtherPreferences = false
    for (index, child) in measured.enumerated() where child.presence?.isIn != (index == chosen) {
      child.presence?.set(index == chosen)
      if child.preferences != nil { hasOtherPreferences = true }
    }
    guard hasOtherPreferences else { return }
    element.rebuild()
    element.graph.needsAnotherPass()
  }
}
