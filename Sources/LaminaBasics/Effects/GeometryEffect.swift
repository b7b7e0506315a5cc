public import LaminaAnimation
import LaminaDisplay
public import LaminaGeometry
import LaminaLayers

/// A change of how a view is shown, not of its layout, that depends on its size.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var shakes: CGFloat
///   var animatableData: CGFloat {
///     get { shakes }
///     set { shakes = newValue }
///   }
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * 2 * .pi), y: 0))
///   }
/// }
/// Field().modifier(Shake(shakes: CGFloat(attempts)))
/// ```
///
/// While its data is animated, `effectValue` is asked for each frame; nothing is laid out.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, Sendable, SendableMetatype {
  /// The map of the coordinates of a view of `size`, from its top left corner; on any thread.
  func effectValue(size: CGSize) -> ProjectionTransform
}

@MainActor
extension GeometryEffect {
  /// Moves the content by the transform that the effect makes of its size; layout takes no notice.
  public func body(content: Content) -> some View {
    content.nodes(GeometryEffectNode(effect: self))
  }

  /// The effect itself: none takes part in layout, nor in the places that a ``GeometryProxy`` knows.
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// The node of an effect.
struct GeometryEffectNode<Effect: GeometryEffect>: NodeModifier {
  let effect: Effect

  func isSame(as other: GeometryEffectNode) -> Bool { ViewComparison.isSame(effect, other.effect) }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    let effect = effect
    return content.wrapped(id: id) {
      $0.appearance.transform = NodeTransform(anchor: .topLeading) { size in
        LayerTransform(projection: effect.effectValue(size: size))
      }
    }
  }
}
