import LaminaDisplay
public import LaminaGeometry
import LaminaLayers

/// A wrapper that moves the drawing of what is inside, not its layout.
struct TransformModifier: NodeModifier, Equatable {
  let transform: LayerTransform
  let anchor: UnitPoint

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      $0.appearance.transform = NodeTransform(transform, anchor: anchor)
    }
  }
}

extension View {
  /// Shows the view turned clockwise; its place in the layout stays as it is.
  ///
  /// ```swift
  /// Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
  /// ```
  ///
  /// Angles are animated as numbers: from 0 to 720 degrees it turns twice.
  /// - Parameters:
  ///   - angle: how far.
  ///   - anchor: the point that stays where it is, in fractions of the view's size.
  /// - Returns: the turned view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    nodes(
      TransformModifier(
        transform: LayerTransform(.rotation(angle.usable(), x: 0, y: 0, z: 1)),
        anchor: anchor.usable()))
  }

  /// Shows the view larger or smaller; its place in the layout stays as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    nodes(
      TransformModifier(
        transform: LayerTransform(.scale(x: scale.width.usable(), y: scale.height.usable(), z: 1)),
        anchor: anchor.usable()))
  }

  /// Shows the view larger or smaller; its place in the layout stays as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Shows the view larger or smaller; its place in the layout stays as it is.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Shows the view turned about an axis in space.
  ///
  /// ```swift
  /// Card().rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  /// ```
  /// - Parameters:
  ///   - angle: how far.
  ///   - axis: x to the right, y down, z towards the eye.
  ///   - anchor: where the axis goes through the view, in fractions of its size.
  ///   - anchorZ: how far in front of the view it does, in points; the eye looks at that depth.
  ///   - perspective: how near the eye is: 1 is as far away as the view's longer side, 0 endless.
  /// - Returns: the turned view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    nodes(
      SpatialTurn(
        angle: angle.usable(), x: axis.x.usable(), y: axis.y.usable(), z: axis.z.usable(),
        anchor: anchor.usable(), anchorZ: anchorZ.usable(), perspective: perspective.usable()))
  }

  /// Shows the view through an affine map of its coordinates, from the top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let usable = numbers.allAreFinite() ? transform : .identity
    return nodes(TransformModifier(transform: LayerTransform(usable), anchor: .topLeading))
  }

  /// Shows the view through a map with perspective of its coordinates, from the top left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    let numbers = [
      transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
      transform.m31, transform.m32, transform.m33,
    ]
    let usable = numbers.allAreFinite() ? transform : ProjectionTransform()
    return nodes(
      TransformModifier(transform: LayerTransform(projection: usable), anchor: .topLeading))
  }
}

/// A wrapper that turns what is inside about an axis in space; the eye's distance depends on the
/// size.
struct SpatialTurn: NodeModifier, Equatable {
  let angle: Angle
  let x, y, z: CGFloat
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) {
      $0.appearance.transform = NodeTransform(anchor: anchor) { size in transform(in: size) }
    }
  }

  private nonisolated func transform(in size: CGSize) -> LayerTransform {
    let reach = max(size.width, size.height)
    return LayerTransform(
      .translation(x: 0, y: 0, z: -anchorZ), .rotation(angle, x: x, y: y, z: z),
      .perspective(distance: perspective > 0 ? reach / perspective : 0))
  }
}

extension LayerTransform {
  /// The map of the plane z = 0.
  nonisolated init(projection: ProjectionTransform) {
    var matrix = CATransform3D()
    (matrix.m11, matrix.m12, matrix.m14) = (projection.m11, projection.m12, projection.m13)
    (matrix.m21, matrix.m22, matrix.m24) = (projection.m21, projection.m22, projection.m23)
    (matrix.m41, matrix.m42, matrix.m44) = (projection.m31, projection.m32, projection.m33)
    // A map that changes nothing stands there too, so that there is something to animate.
    self.init(.matrix(matrix))
  }
}
