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

  /// What becomes of both in place of a mix of their colours; nil: that is what `blendMode` says.
  package var composition: Composition?

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

/// How one picture is laid on another, where that is no mix of colours (Porter and Duff's operations).
package enum Composition: Hashable, Sendable {
  /// Nothing is left.
  case clear
  /// What is laid on takes the place of what is there, clear parts too.
  case copy
  /// What is laid on, as far as something is there.
  case sourceIn
  /// What is laid on, as far as nothing is there.
  case sourceOut
  /// What is there, as far as it is covered.
  case destinationIn
  /// What is there where it is covered, and what is laid on elsewhere.
  case destinationAtop
  /// Each of both, as far as the other is not there.
  case xor
}
