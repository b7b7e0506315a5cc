import LaminaGeometry

extension LayoutConstraint {
  /// Throws where the rule makes no sense, whatever tree it is meant for.
  public func validate() throws(LayoutConstraintError) {
    if let fault { throw LayoutConstraintError(fault, in: self) }
  }

  private var fault: LayoutConstraintError.Fault? {
    faultOfParts ?? faultOfNumbers ?? faultOfPairing ?? faultOfGuides
  }

  /// Something that is missing.
  private var faultOfParts: LayoutConstraintError.Fault? {
    if firstAttribute == .notAnAttribute { return .missingFirstAttribute }
    switch (secondItem, secondAttribute) {
    case (.some, .notAnAttribute): return .missingSecondAttribute
    case (.none, .notAnAttribute): return firstAttribute.isSize ? nil : .locationWithoutSecondItem
    case (.none, _): return .missingSecondItem
    case (.some, _): return nil
    }
  }

  private var faultOfNumbers: LayoutConstraintError.Fault? {
    if !multiplier.isFinite { return .multiplierNotFinite }
    if !constant.isFinite { return .constantNotFinite }
    return multiplier == 0 && secondItem != nil ? .zeroMultiplier : nil
  }

  /// Two attributes that cannot be compared.
  private var faultOfPairing: LayoutConstraintError.Fault? {
    guard secondItem != nil else { return nil }
    if firstAttribute.isSize != secondAttribute.isSize { return .mixesSizeAndLocation }
    if firstAttribute.isSize { return nil }
    if firstAttribute.axis != secondAttribute.axis { return .mixesAxes }
    let attributes = [firstAttribute, secondAttribute]
    let mixesSides =
      attributes.contains(where: \.isReadingSide) && attributes.contains(where: \.isAbsoluteSide)
    return mixesSides ? .mixesReadingDirectionAndSides : nil
  }

  /// What guides do not have.
  private var faultOfGuides: LayoutConstraintError.Fault? {
    for (item, attribute) in sides {
      if item.isGuide, attribute.isBaseline { return .guideHasNoBaseline(item) }
      if item.isGuide, attribute.isOfMargins { return .guideHasNoMargins(item) }
      switch item.role {
      case .margins(let owner), .safeArea(let owner):
        if owner.isGuide { return .guideHasNoMargins(owner) }
      case .guide(_, let owner):
        if owner.isGuide { return .guideHasNoMargins(owner) }
      case .container, .named, .index: break
      }
    }
    return nil
  }
}
