public import LaminaGeometry
import LaminaLayout

/// From constraints to frames and sizes.
extension ConstraintTree {
  /// How large an item is on a piece of paper that is as large as it likes.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// How large an item is that takes all it can get.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Solves the constraints where the container has a size.
  ///
  /// Where something required keeps the container from having it, it is as near as that allows.
  ///
  /// - Parameters:
  ///   - size: The container's size.
  ///   - heightForWidth: Says how high an item's content is in a width; nil: as its traits say.
  public mutating func layout(
    in size: CGSize, heightForWidth: ((ConstraintItem, CGFloat) -> CGFloat?)? = nil
  ) {
    pin(size)
    settleTree(measuring(heightForWidth))
  }

  /// Returns the smallest size of the container that comes closest to `target`.
  ///
  /// The target is a wish with a priority on each axis. Content that resists being compressed at
  /// 750 wins over a wish at 50, and loses against a required one:
  ///
  /// ```swift
  /// let box = ConstraintItemTraits(intrinsicWidth: 50, intrinsicHeight: 50)
  /// ConstraintTree(container: box).systemLayoutSizeFitting(
  ///   CGSize(width: 10, height: 10), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: 250)                            // (10, 50)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The size that is wanted, such as `layoutFittingCompressedSize`.
  ///   - horizontal: How much the width is wanted.
  ///   - vertical: How much the height is wanted.
  ///   - heightForWidth: Says how high an item's content is in a width; nil: as its traits say.
  /// - Returns: The size; the tree itself stays as it is.
  public func systemLayoutSizeFitting(
    _ target: CGSize,
    withHorizontalFittingPriority horizontal: ConstraintPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: ConstraintPriority = .fittingSizeLevel,
    heightForWidth: ((ConstraintItem, CGFloat) -> CGFloat?)? = nil
  ) -> CGSize {
    var copy = self
    for (axis, length, priority) in [
      (Axis.horizontal, target.width, horizontal), (.vertical, target.height, vertical),
    ] {
      copy.want(axis, length.orZero, priority: priority)
    }
    copy.settleTree(measuring(heightForWidth))
    return copy.size
  }

  /// The container's size as it was solved last.
  public var size: CGSize { frame(at: 0).size }

  /// The item's rectangle as it was solved last, in the container's coordinates; nil for an item
  /// that is not in the tree.
  public func frame(of item: ConstraintItem) -> CGRect? {
    guard let index = indices[item.base] else { return nil }
    let frame = frame(at: index)
    switch item.role {
    case .margins: return frame.inset(by: entries[index].margins)
    case .safeArea: return frame.inset(by: entries[index].safeArea)
    default: return frame
    }
  }

  func frame(at index: Int) -> CGRect {
    let entry = entries[index]
    func value(_ variable: Variable) -> CGFloat { CGFloat(system.value(of: variable)).orZero }
    return CGRect(
      x: value(entry.x), y: value(entry.y), width: max(0, value(entry.width)),
      height: max(0, value(entry.height)))
  }

  /// Gives the container a size.
  mutating func pin(_ size: CGSize) {
    for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      let length = max(0, length.orZero)
      setContainer(axis, lower: length, upper: length, wish: length)
    }
  }

  /// Lets the container have any size, and wants `length` at `priority`.
  private mutating func want(_ axis: Axis, _ length: CGFloat, priority: ConstraintPriority) {
    setContainer(axis, lower: 0, upper: Self.limit, wish: length)
    guard priority != .fittingSizeLevel else { return }
    let wish = LinearConstraint(
      containerLength(axis) - Double(length), .equal, priority: min(priority, Self.givenSize))
    // Below required, so it cannot contradict anything.
    _ = try? system.add(wish)
  }

  /// Lets the container answer a proposal: no larger than it unless something required wants that,
  /// and as large as its contents can be stretched without effort.
  mutating func fit(_ proposal: ProposedViewSize) {
    for (axis, length) in [(Axis.horizontal, proposal.width), (.vertical, proposal.height)] {
      let most = Self.layoutFittingExpandedSize.width
      switch length {
      case nil: setContainer(axis, lower: 0, upper: Self.limit, wish: 0)
      case .infinity?: setContainer(axis, lower: 0, upper: Self.limit, wish: most)
      case let length?:
        let length = max(0, length.orZero)
        setContainer(axis, lower: 0, upper: length, wish: length)
      }
    }
  }

  private func measuring(
    _ heightForWidth: ((ConstraintItem, CGFloat) -> CGFloat?)?
  ) -> Measure? {
    guard let heightForWidth else { return nil }
    return { tree, index, size in
      var limits = ContentLimits(tree.entries[index].traits)
      if let height = heightForWidth(tree.entries[index].item, size.width) {
        limits.height = ContentLimits.Range(height)
      }
      return limits
    }
  }
}

extension CGRect {
  /// What is left inside of `sides`; never less than nothing.
  fileprivate func inset(by sides: Sides) -> CGRect {
    CGRect(
      x: minX + sides.left, y: minY + sides.top, width: max(0, width - sides.left - sides.right),
      height: max(0, height - sides.top - sides.bottom))
  }
}
