public import LaminaGeometry

/// How what was drawn apart is laid on as one picture.
///
/// ```
///  drawn apart ──▶ mask ──▶ filters, in order ──▶ projection ──▶ opacity ──▶ blend mode ──▶ below
/// ```
public struct GroupStyle: Hashable, Sendable {
  /// How strong the picture is laid on, from 0 to 1.
  public var opacity: CGFloat
  /// How the picture's colours mix with those below.
  public var blendMode: BlendMode
  /// What is done to the pixels; lengths in the points of the group.
  public var filters: [ImageEffect]
  /// Maps the group's points to the enclosing ones, with perspective; nil: they are the same.
  public var projection: ProjectionTransform?
  /// Where in the group's points something is drawn; nil: not known.
  ///
  /// A blur that is opaque goes on beyond these edges in their colour.
  public var bounds: CGRect?

  /// Makes a style that lays a group on as it is, unless something else is said.
  public init(
    opacity: CGFloat = 1, blendMode: BlendMode = .normal, filters: [ImageEffect] = [],
    projection: ProjectionTransform? = nil, bounds: CGRect? = nil
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
    self.projection = projection
    self.bounds = bounds
  }
}
