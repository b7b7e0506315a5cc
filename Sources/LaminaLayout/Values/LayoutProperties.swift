public import LaminaGeometry

/// What a layout says about itself, whatever its subviews.
public struct LayoutProperties: Sendable {
  /// The direction in which a stack lines up its subviews; nil where the layout is no stack.
  ///
  /// A `Spacer` grows and a `Divider` is drawn by the orientation of the enclosing stack.
  public var stackOrientation: Axis?

  /// Whether a subview that was not placed is not shown, rather than centred.
  package var hidesUnplacedSubviews = false

  /// Whether the container's explicit guides are its subviews' and no others.
  ///
  /// It spares the walk through a subtree in which nothing sets the guide that is asked for.
  package var mergesGuides = false

  /// The properties of a layout that is no stack.
  public init() {}
}

extension LayoutProperties {
  /// The properties of a layout whose explicit guides are its subviews'.
  package static var mergingGuides: LayoutProperties {
    var properties = LayoutProperties()
    properties.mergesGuides = true
    return properties
  }
}
