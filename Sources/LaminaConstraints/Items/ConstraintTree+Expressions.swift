import LaminaGeometry
import LaminaLayout

/// The parts of rectangles as sums of the system's variables.
extension ConstraintTree {
  /// The number that stands for `attribute` of `item`; nil for what is not in the tree.
  ///
  /// Places along the width are counted from the leading side if `isReading`, else from the left.
  func expression(
    _ item: ConstraintItem, _ attribute: LayoutAttribute, isReading: Bool
  ) -> LinearExpression? {
    guard let index = indices[item.inner(attribute).base] else { return nil }
    let sides = insets(of: item.inner(attribute), index)
    let entry = entries[index]
    let part = attribute.withoutMargin
    switch part {
    case .width: return entry.width - Double(sides.left + sides.right)
    case .height: return entry.height - Double(sides.top + sides.bottom)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      return vertical(part, entry, sides: sides)
    case .left, .right, .leading, .trailing, .centerX:
      let place = horizontal(part, entry, sides: sides)
      let isMirrored = isReading && layoutDirection == .rightToLeft
      return isMirrored ? entries[0].width - place : place
    default: return nil
    }
  }

  private func horizontal(
    _ part: LayoutAttribute, _ entry: Entry, sides: Sides
  ) -> LinearExpression {
    let isLeftToRight = layoutDirection == .leftToRight
    switch part {
    case .left, isLeftToRight ? .leading : .trailing: return entry.x + Double(sides.left)
    case .centerX: return entry.x + entry.width / 2 + Double((sides.left - sides.right) / 2)
    default: return entry.x + entry.width - Double(sides.right)
    }
  }

  private func vertical(
    _ part: LayoutAttribute, _ entry: Entry, sides: Sides
  ) -> LinearExpression {
    let bottom = entry.y + entry.height
    switch part {
    case .top: return entry.y + Double(sides.top)
    case .centerY: return entry.y + entry.height / 2 + Double((sides.top - sides.bottom) / 2)
    case .firstBaseline:
      return entry.content.firstBaselineOffsetFromTop.map { entry.y + Double($0) } ?? bottom
    case .lastBaseline:
      return entry.content.lastBaselineOffsetFromBottom.map { bottom - Double($0) } ?? bottom
    default: return bottom - Double(sides.bottom)
    }
  }

  /// How far the rectangle that is meant stands inside the item's own.
  private func insets(of item: ConstraintItem, _ index: Int) -> Sides {
    switch item.role {
    case .margins: entries[index].margins
    case .safeArea: entries[index].safeArea
    default: Sides()
    }
  }

  /// What the solver is given; nil where an item is missing.
  func linear(_ constraint: LayoutConstraint) -> LinearConstraint? {
    let isReading = constraint.sides.contains { $0.attribute.isReadingSide }
    guard
      var sum = expression(
        constraint.firstItem, constraint.firstAttribute, isReading: isReading)
    else { return nil }
    if let second = constraint.secondItem {
      guard let other = expression(second, constraint.secondAttribute, isReading: isReading)
      else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    return LinearConstraint(
      sum, constraint.relation, priority: constraint.priority, label: constraint.description)
  }
}

extension ConstraintItem {
  /// The rectangle of which `attribute` is the part named without margins.
  func inner(_ attribute: LayoutAttribute) -> ConstraintItem {
    attribute.isOfMargins ? layoutMarginsGuide : self
  }

  /// The item that has variables: the owner of margins or a safe area, else the item itself.
  var base: ConstraintItem {
    switch role {
    case .margins(let owner), .safeArea(let owner): owner
    default: self
    }
  }
}
