package import LaminaDisplay
public import LaminaGeometry
import LaminaLayers
public import LaminaModelLayers
import LaminaLayout

/// Shows layers of one's own among views.
///
/// ```swift
/// struct Clock: View {
///   private let face = makeFace()          // a ModelLayer with others inside
///
///   var body: some View {
///     LayerView(face) { face, size in face.sublayers[0].position.x = size.width / 2 }
///       .frame(width: 200, height: 80)
///       .onTapGesture { face.opacity = 0.5 }   // moves there by itself
///   }
/// }
/// ```
///
/// It takes all the room it is offered, ideally the layer's size. A layer that has neither a size nor a
/// position when it is shown first fills the view; another one lies in it where its position says, from
/// the view's top left corner, and is not resized unless `layout` does so. `layout` is called when the
/// size is another one, not when what it captures is: `onChange(of:)` is the place to change layers for
/// that. The stage's time begins with the first frame that shows it. What moves costs frames while it is
/// in sight, and neither evaluations nor layout.
public struct LayerView: RememberingView {
  public typealias Body = Never
  private let layer: ModelLayer
  private let layout: ((ModelLayer, CGSize) -> Void)?

  /// Shows a layer.
  ///
  /// - Parameters:
  ///   - layer: the outermost layer; one that is that of a stage is shown with it, others get one.
  ///   - layout: called with the view's size when it is another; what it changes does not move by
  ///     itself.
  /// - Precondition: the layer lies in no other layer.
  public init(_ layer: ModelLayer, layout: ((ModelLayer, CGSize) -> Void)? = nil) {
    self.layer = layer
    self.layout = layout
  }

  /// Shows the layers of a stage, whose time goes on from where it is.
  public init(_ stage: LayerStage, layout: ((ModelLayer, CGSize) -> Void)? = nil) {
    self.init(stage.root, layout: layout)
  }

  package func makeMemory(for element: Element) -> Latest<LayerStage> { Latest() }

  package func update(_ element: Element) {
    let stage = self.stage(element)
    let id = element.id
    let graph = element.graph
    let before = memory(of: element).replace(with: stage)
    if before == nil { element.onUnmount { [weak graph] in graph?.layerHosts.remove(id) } }
    if before !== stage {
      stage.root.decideSize()
      graph.layerHosts.add(stage, in: id) { [weak graph] in graph?.requestFrame() }
    }
    let layout = layout
    graph.readGeometry(of: id) { [weak graph] report in
      guard graph?.layerHosts.setSize(report.size, of: id) == true else { return }
      stage.withTransaction(disableActions: true) {
        if stage.root.isSizedByView { stage.root.fill(report.size) }
        layout?(stage.root, report.size)
      }
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    var traits = NodeTraits()
    traits.animationScope = true
    traits.interaction = .solid
    traits.reportsGeometry = true
    let ideal = layer.isSizedByView ? CGSize(width: 10, height: 10) : layer.bounds.size
    return [Node(id: element.id, rule: .leaf(LayerViewLeaf(ideal: ideal)), traits: traits)]
  }

  private func stage(_ element: Element) -> LayerStage {
    let known = memory(of: element).value
    if let known, known.root === layer { return known }
    if let stage = layer.stage, stage.root === layer { return stage }
    return LayerStage(root: layer)
  }
}

extension ModelLayer {
  /// Leaves its size to the views that show it, if it has neither that nor a place.
  fileprivate func decideSize() {
    if bounds.size == .zero, position == .zero { isSizedByView = true }
  }

  /// Takes up a rectangle at the origin, whatever it is transformed by.
  fileprivate func fill(_ size: CGSize) {
    bounds.size = size
    position = CGPoint(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
  }
}

/// Takes what it is offered and draws nothing itself.
private nonisolated struct LayerViewLeaf: LeafContent {
  let ideal: CGSize

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: proposal.replacingUnspecifiedDimensions(by: ideal))
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents { .none }
}
