import LaminaGeometry

/// What a shadow follows without drawing what casts it.
extension LayoutBox {
  /// The outline of everything inside.
  ///
  /// - Parameter blur: the shadow's radius. Lines that stand out by less than half of it are not
  ///   missed.
  /// - Returns: the outline, where one opaque shape or a cut makes it and nothing else is seen
  ///   beyond; nil where only a drawing shows it.
  func silhouette(blur: CGFloat) -> Path? {
    let bounds = CGRect(origin: .zero, size: frame.size)
    if let clip = node.traits.appearance.clip { return isFilled ? clip.path(in: bounds) : nil }
    switch node.rule {
    case .leaf(let content): return content.outline(size: frame.size)
    case .container:
      guard let child = children.first(where: { $0.isOnlyCut && $0.frame.contains(bounds) }),
        let outline = child.silhouette(blur: blur)?
          .offsetBy(dx: child.frame.minX, dy: child.frame.minY)
      else { return nil }
      let slack = min(1, blur / 2)
      let others = children.filter { $0 !== child }
      return others.allSatisfy { $0.isSeen(onlyIn: outline, slack: slack) } ? outline : nil
    }
  }

  /// Whether what is inside leaves no part of the frame free: an opaque area, or a picture.
  private var isFilled: Bool {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return switch node.rule {
    case .leaf(let content): content.fillsBounds(size: frame.size)
    case .container:
      children.contains {
        !$0.isUnplaced && $0.node.traits.appearance.isPlain && $0.frame.contains(bounds)
          && $0.isFilled
      }
    }
  }

  /// Whether nothing of it is seen outside of an outline in its parent's coordinates, by the corners
  /// of what it draws, which may stand out by `slack`.
  private func isSeen(onlyIn outline: Path, slack: CGFloat) -> Bool {
    let appearance = node.traits.appearance
    if isUnplaced || appearance.isHidden || appearance.opacity <= 0 { return true }
    guard appearance.transform.isIdentity, appearance.shadow == nil, appearance.filters.isEmpty
    else { return false }
    let isCut =
      appearance.clip != nil || !node.traits.scrollAxes.isEmpty && !node.traits.showsBeyond
    if isCut { return outline.holds(frame, slack: slack) }
    switch node.rule {
    case .leaf(let content):
      let ink = content.ink(size: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
      return outline.holds(ink, slack: slack)
    case .container:
      let inside = outline.offsetBy(dx: -frame.minX, dy: -frame.minY)
      return children.allSatisfy { $0.isSeen(onlyIn: inside, slack: slack) }
    }
  }

  /// Whether it stands where its frame is, and nothing is done to it but cutting.
  private var isOnlyCut: Bool {
    var appearance = node.traits.appearance
    appearance.clip = nil
    return !isUnplaced && appearance.isPlain
  }
}

extension Path {
  /// Whether the corners of a rectangle lie inside; all of it where the outline has no dents.
  fileprivate func holds(_ rect: CGRect, slack: CGFloat) -> Bool {
    // Points on the outline itself are neither inside nor outside.
    let margin = max(slack, 1e-3)
    let inner = rect.insetBy(
      dx: min(margin, rect.width / 2), dy: min(margin, rect.height / 2))
    return [inner.minX, inner.maxX].allSatisfy { x in
      [inner.minY, inner.maxY].allSatisfy { contains(CGPoint(x: x, y: $0)) }
    }
  }
}
