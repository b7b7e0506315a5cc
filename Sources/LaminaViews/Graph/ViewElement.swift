import LaminaDisplay

/// The element of a view of one type: links its state, tracks what its body reads, compares.
final class ViewElement<V: View>: Element {
  private(set) var view: V
  private let fields: DynamicFields
  private var storage: DynamicStorage

  init(_ view: V, graph: ViewGraph, parent: Element?, environment: EnvironmentValues) {
    self.view = view
    fields = DynamicFields.of(V.self)
    storage = DynamicStorage()
    super.init(graph: graph, parent: parent, environment: environment)
  }

  /// Takes over the next value; evaluates when it, or what it read of the environment, differs.
  func update(to next: V, environment: EnvironmentValues) {
    var next = next
    fields.link(&next, to: storage)
    let isSame = fields.isComparedWhole && ViewComparison.isSame(view, next)
    view = next
    hasNewView = true
    adopt(environment, force: !isSame)
  }

  override func evaluate() {
    storage.environment = environment.recording(reads)
    fields.link(&view, to: storage)
    defer { hasNewView = false }
    if let primitive = view as? any PrimitiveView {
      primitive.update(self)
    } else {
      graph.countEvaluation(of: V.self)
      let body = tracked { view.body }
      setChild(0, to: body)
    }
  }

  /// Without the types it is made of: they are longer than they help.
  override var typeName: String { String("\(V.self)".prefix { $0 != "<" }) }

  override var isPrimitive: Bool { V.self is any PrimitiveView.Type }

  override var role: TransitionRole { fields.role }

  override func makeOutputs() -> [Node] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(self) }
    return children.first?.outputs ?? []
  }
}
