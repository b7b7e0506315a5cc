public import LaminaConstraints
package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// Views that stand where constraints put them.
///
/// ```swift
/// ConstraintStack {
///   Text("Name").constraintItem("label")
///   Slider(value: $size).constraintItem("field")
/// }
/// .constraints { c in
///   c.format("|-[label]-[field(>=120)]-|", options: .alignAllCenterY)
///   c.label.topAnchor == c.container.layoutMarginsGuide.topAnchor
///   c.container.layoutMarginsGuide.bottomAnchor == c.label.bottomAnchor ~ .defaultHigh
/// }
/// ```
///
/// It is as large as its contents like to be in what is offered. A constraint that contradicts
/// others, or makes no sense, is left out and reported to `ViewGraph.onDiagnostic`.
public struct ConstraintStack<Content: View>: RememberingView {
  public typealias Body = Never
  var layout: ConstraintLayout
  let content: Content
  var onDiagnostics: (([ConstraintDiagnostic]) -> Void)?

  /// Views that `content` makes, in drawing order, in a container with margins.
  public init(
    layoutMargins: EdgeInsets = EdgeInsets(.all, 8), @ViewBuilder content: () -> Content
  ) {
    layout = ConstraintLayout(ConstraintGroup())
    layout.layoutMargins = layoutMargins.usable("ConstraintStack(layoutMargins:)")
    self.content = content()
  }

  /// Adds constraints to those that the container has.
  public func constraints(
    @ConstraintBuilder _ constraints: (ConstraintScope) -> ConstraintGroup
  ) -> ConstraintStack {
    var copy = self
    copy.layout.group = layout.group + constraints(ConstraintScope())
    return copy
  }

  /// Calls `action` after the frame in which the mistakes in the constraints became others, with
  /// all that there are then.
  public func onConstraintDiagnostics(
    _ action: @escaping ([ConstraintDiagnostic]) -> Void
  ) -> ConstraintStack {
    var copy = self
    copy.onDiagnostics = action
    return copy
  }

  package func makeMemory(for element: Element) -> ConstraintMemory { ConstraintMemory() }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    memory.action = onDiagnostics
    var environment = element.readEverything()
    environment.stackOrientation = nil
    element.setChild(0, to: content, environment: environment)
  }

  package func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    let children = element.childOutputs
    if let known = element.outputs.first, memory.layout == layout,
      known.children.elementsEqual(children, by: ===)
    {
      return element.outputs
    }
    memory.layout = layout
    var layout = layout
    layout.onDiagnostics = { [weak memory, weak graph = element.graph] news in
      MainActor.whenPossible { memory?.reportDiagnostics(news, graph) }
    }
    return [element.node(AnyLayout(layout), children)]
  }
}

/// What a container under constraints keeps from one evaluation to the next.
package final class ConstraintMemory {
  var layout: ConstraintLayout?
  var action: (([ConstraintDiagnostic]) -> Void)?
  private var reported: [ConstraintDiagnostic] = []

  func reportDiagnostics(_ news: [ConstraintDiagnostic], _ graph: ViewGraph?) {
    for diagnostic in news { graph?.report(.constraint(diagnostic)) }
    guard news != reported else { return }
    reported = news
    guard action != nil else { return }
    graph?.afterUpdate { [weak self] in self?.action?(news) }
  }
}
