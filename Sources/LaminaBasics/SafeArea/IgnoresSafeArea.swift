package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// A kind of safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and margins leave; a desktop's windows have no other.
  public nonisolated static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen leaves: there is none.
  public nonisolated static let keyboard = SafeAreaRegions(rawValue: 2)
  /// What bars and margins leave, and what a keyboard on the screen leaves.
  public nonisolated static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A view that goes on to the edges of the safe areas that enclose it.
package struct SafeAreaEscape<Content: View>: DistributedView {
  package let content: Content
  let edges: Edge.Set

  package init(content: Content, edges: Edge.Set) {
    self.content = content
    self.edges = edges
  }

  package func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(SafeAreaEscape<V>(content: view, edges: edges))
  }

  package func update(_ element: Element) {
    var environment = element.readEverything()
    if !environment.safeAreas.isEmpty {
      let reading = element.graph.geometry.reading(of: element.id, in: element)
      reading.ignoresSize = true
      reading.onChange = { [weak element] _ in element?.invalidate() }
    }
    environment.safeAreas.edges.subtract(edges.directed(environment.layoutDirection))
    element.setChild(0, to: content, environment: environment)
  }

  package func nodes(_ element: Element) -> [Node] {
    let areas = element.environment.safeAreas
    if areas.isEmpty { return element.childOutputs }
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    let safe = reading.safeAreaInsets().directed(reading.direction)
    let insets = EdgeInsets().adding(safe, at: edges)
    let layout = AnyLayout(OutsetLayout(insets))
    return element.childOutputs.enumerated().map { index, content in
      content.wrapped(id: element.wrapperID(for: content.id, isFirst: index == 0), layout: layout) {
        $0.reportsGeometry = true
      }
    }
  }
}

extension View {
  /// Lets the view reach under the bars and margins that enclose it, where it touches them.
  ///
  /// ```swift
  /// Photo().ignoresSafeArea(edges: .top)
  /// ```
  ///
  /// It is offered the room up to the edges of the enclosing areas; in the layout it keeps its place.
  ///
  /// - Parameters:
  ///   - regions: what is ignored; there are no keyboards on the screen here.
  ///   - edges: where it may go on.
  /// - Returns: the larger view.
  @ViewBuilder public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    if regions.contains(.container) {
      SafeAreaEscape(content: self, edges: edges)
    } else {
      self
    }
  }

  /// Lets the view reach under the bars and margins at some edges; ``ignoresSafeArea(_:edges:)`` by its
  /// earlier name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
