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
package final class Candidates {
  private unowned let element: Element
  private lazy var views = LazyViews { [weak element] in element?.invalidate() }
  private var list = ViewList()
  /// The view that was chosen, as it was known then.
  private weak var chosen: Element?
  /// The views that have a node, as of the latest nodes.
  private var measured: [ListedView] = []

  init(of element: Element) { self.element = element }

  /// Brings the elements in line with `content`: all views exist, as all have to be measured.
  func update<Content: View>(_ content: Content) {
    views.isAtWork = true
    defer { views.isAtWork = false }
    if element.isFirstEvaluation {
      element.beginEntries(EntryContext(of: element, lazyViews: views))
    }
    let content = content.environment(\.isCandidate, true)
    element.setChild(0, to: content)
    let child = element.children[0]
    list = ViewList.counted(content, in: child)
    list.make(0..<list.count, in: child)
    present()
    list.settle(keeping: [0..<list.count], in: child)
  }

  private func present() {
    let views = list.views(in: element.children[0])
    let number = views.first { $0.element === chosen }?.number
    list.present(in: element.children[0]) { numbers in number.map(numbers.contains) ?? false }
  }

  /// A node for each view; one that makes several nodes becomes a stack.
  func nodes() -> [Node] {
    measured = list.views(in: element.children[0]).filter { !$0.element.outputs.isEmpty }
    return measured.map { view in
      view.element.outputs.count == 1
        ? view.element.outputs[0]
        : Node(
          id: element.wrapperID(for: view.element.id, isFirst: false),
          rule: .container(AnyLayout(VStackLayout())), children: view.element.outputs)
    }
  }

  /// Takes over which view was chosen.
  func show(_ index: Int?) {
    let next = index.flatMap { measured.indices.contains($0) ? measured[$0] : nil }
    guard next?.element !== chosen else { return }
    let before = chosen
    chosen = next?.element
    present()
    guard [chosen, before].contains(where: { $0?.preferences != nil }) else { return }
    element.graph.needsAnotherPass()
  }
}

private struct IsCandidateKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether views are measured as one of several that may be shown: their ideal size must not go by what
  /// of them was seen.
  package var isCandidate: Bool {
    get { self[IsCandidateKey.self] }
    set { self[IsCandidateKey.self] = newValue }
  }
}
