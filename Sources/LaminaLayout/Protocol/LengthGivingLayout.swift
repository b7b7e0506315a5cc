package import LaminaGeometry

/// A layout that offers what is inside a length of its own where it was offered none.
package protocol LengthGivingLayout {
  /// Along which of the axes that are open, as nothing around says a length, it says one.
  func givenAxes(open: Axis.Set) -> Axis.Set
}

extension FrameLayout: LengthGivingLayout {
  package func givenAxes(open: Axis.Set) -> Axis.Set {
    var given: Axis.Set = []
    if width != nil { given.insert(.horizontal) }
    if height != nil { given.insert(.vertical) }
    return given
  }
}

extension FlexFrameLayout: LengthGivingLayout {
  package func givenAxes(open: Axis.Set) -> Axis.Set {
    var given: Axis.Set = []
    if width.ideal != nil { given.insert(.horizontal) }
    if height.ideal != nil { given.insert(.vertical) }
    return given
  }
}

extension AspectRatioLayout: LengthGivingLayout {
  /// Of one length the other follows.
  package func givenAxes(open: Axis.Set) -> Axis.Set {
    ratio != nil && (open == .horizontal || open == .vertical) ? open : []
  }
}

extension GeometryReaderLayout: LengthGivingLayout {
  package func givenAxes(open: Axis.Set) -> Axis.Set { open }
}
