import LaminaDisplay
import LaminaGeometry
public import LaminaModelLayers

/// A view whose content is a layer of one's own, made once and changed with the view.
///
/// ```swift
/// struct Needle: LayerRepresentable {
///   var angle: Angle
///
///   func makeLayer(context: Context) -> ModelLayer { makeNeedle() }
///   func updateLayer(_ layer: ModelLayer, context: Context) {
///     layer.sublayers[0].transform = Transform3D(rotationAngle: angle)
///   }
/// }
/// ```
///
/// What `NSViewRepresentable` is on a Mac. The layer has the view's size, unless it has one of its own when it is made;
/// that is its ideal size then. Events go to the view: gestures and keys are said around it.
public protocol LayerRepresentable: View {
  /// The outermost layer.
  associatedtype LayerType: ModelLayer
  /// What lives as long as the layer, to speak for the view.
  associatedtype Coordinator = Void
  /// What a view like this is told of its place.
  typealias Context = LayerRepresentableContext<Self>

  /// Makes the layer, when the view appears.
  func makeLayer(context: Context) -> LayerType

  /// Has the layer show what the view says now: after it was made, and whenever the view, or what it reads of the
  /// environment, is another.
  ///
  /// What is changed here moves by itself only if the change was made with an animation.
  func updateLayer(_ layer: LayerType, context: Context)

  /// Makes what lives as long as the layer, before that is made.
  func makeCoordinator() -> Coordinator

  /// The view has gone: ends what the layer needed.
  static func dismantleLayer(_ layer: LayerType, coordinator: Coordinator)
}

extension LayerRepresentable where Coordinator == Void {
  /// Makes nothing: a view that needs no coordinator says nothing of one.
  public func makeCoordinator() {}
}

extension LayerRepresentable {
  /// Does nothing: most layers need no end.
  public static func dismantleLayer(_ layer: LayerType, coordinator: Coordinator) {}

  /// The layer, in a rectangle of the view's size.
  public var body: some View { RepresentedLayer(view: self) }
}

/// What a view of a layer is told of its place.
public struct LayerRepresentableContext<Representable: LayerRepresentable> {
  /// What was made with the layer.
  public let coordinator: Representable.Coordinator
  /// The change that is shown, with its animation.
  public let transaction: Transaction
  /// The environment of the view; what is read of it is followed.
  public let environment: EnvironmentValues
}

/// The layer of a view, kept as long as that is shown.
private struct RepresentedLayer<Representable: LayerRepresentable>: RememberingView {
  let view: Representable

  final class Kept {
    let coordinator: Representable.Coordinator
    var layer: Representable.LayerType?

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
  }

  func makeMemory(for element: Element) -> Kept {
    let kept = Kept(view.makeCoordinator())
    element.onUnmount {
      if let layer = kept.layer {
        Representable.dismantleLayer(layer, coordinator: kept.coordinator)
      }
    }
    return kept
  }

  func update(_ element: Element) {
    let kept = memory(of: element)
    let context = LayerRepresentableContext<Representable>(
      coordinator: kept.coordinator, transaction: element.graph.transaction,
      environment: element.recordedEnvironment)
    let layer = kept.layer ?? view.makeLayer(context: context)
    kept.layer = layer
    let update = { view.updateLayer(layer, context: context) }
    if context.transaction.animation != nil { update() } else { layer.withoutActions(update) }
    element.setChild(0, to: LayerView(layer))
  }
}

extension ModelLayer {
  /// Makes changes that do not move by themselves.
  fileprivate func withoutActions(_ changes: () -> Void) {
    guard let stage else { return changes() }
    stage.withTransaction(disableActions: true, changes)
  }
}
