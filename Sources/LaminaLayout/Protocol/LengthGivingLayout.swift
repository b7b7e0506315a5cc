package import LaminaGeometry

/// A layout that offers what is inside a length of its own where it was offered none.
package protocol LengthGivingLayout {
  /// Along which of the axes that are open, as nothing around says a length, it says one.
  func givenAxes(open: Axis.Set) -> Axis.Set
}
