import LaminaGeometry

/// What a shadow follows without drawing what casts it.
extension LayoutBox {
  /// The outline of everything inside.
  ///
  /// - Parameter blur: the shadow's radius. Lines that stand out by less than half of it are not
  ///   missed.
  /// - Returns: the outline, where one opaque shape or a cut makes it and nothing else is seen
  ///   beyond; nil where only a drawing tells.
  func silhouette(blur: CGFloat) -> Path? {
    let bounds = CGRect(origin: .zero, size: frame.size)
    if let clip = node.traits.appearance.clip { return isFilled ? clip.path(in: bounds) : nil }
    switch node.rule {
    case .leaf(let content): return content.outline(size: frame.size)
    case .container:
      guard let child = children.first(where: { $0.isPlain && $0.frame.contains(bounds) }),
        let outline = child.silhouette(blur: blur)?
          .offsetBy(dx: child.frame.minX, dy: child.frame.minY)
      else { return nil }
      let slack = min(1, blur / 2)
      let area = outline.boundingRect.insetBy(dx: -slack, dy: -slack)
      return children.allSatisfy { $0 === child || $0.isSeen(onlyIn: area) } ? outline : nil
    }
  }

  /// Whether what is inside leaves no part of the frame free: an opaque area, or a picture.
  private var isFilled: Bool {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return switch node.rule {
    case .leaf(let content): content.fillsBounds(size: frame.size)
    case .container: children.contains { $0.isPlain && $0.frame.contains(bounds) && $0.isFilled }
    }
  }

  /// Whether nothing of it is seen outside of `area`, in its parent's coordinates.
  private func isSeen(onlyIn area: CGRect) -> Bool {
    let appearance = node.traits.appearance
    if isUnplaced || appearance.isHidden || appearance.opacity <= 0 { return true }
    guard appearance.transform.isIdentity, appearance.shadow == nil, appearance.filters.isEmpty
    else { return false }
    let isCut = appearance.clip != nil || !node.traits.scrollAxes.isEmpty
    if isCut { return area.contains(frame) }
    let inside = area.offsetBy(dx: -frame.minX, dy: -frame.minY)
    return switch node.rule {
    case .leaf(let content): inside.contains(content.ink(size: frame.size))
    case .container: children.allSatisfy { $0.isSeen(onlyIn: inside) }
    }
  }

  /// Whether it stands where its frame is, and nothing is done to it but cutting.
  private var isPlain: Bool {
    var appearance = node.traits.appearance
    appearance.clip = nil
    return !isUnplaced && appearance.isPlain
  }
}
