import LaminaDisplay
import LaminaGeometry
import LaminaViews

extension AccessibilityLint {
  /// How many points a target measures at least.
  static let targetSize: CGFloat = 24
  /// What is done by pointing.
  private static let pointed: Semantics.Actions = [.press, .increment, .setValue, .showMenu]

  /// Targets that are too small where others are near.
  func targets(_ places: [LintPlace]) -> [AccessibilityFinding] {
    let targets = places.filter(isTarget)
    let small = targets.filter { !$0.element.target.isLargeEnough }
    return small.compactMap { place in
      guard let near = targets.first(where: { isTooNear(place, $0) }) else { return nil }
      let size = place.element.target.size
      return finding(
        .smallTarget, place,
        measured:
          "\(size.width.words) by \(size.height.words) points, «\(near.element.text)» nearby",
        repair: "make it 24 by 24 points, or leave more room around it")
    }
  }

  private func isTarget(_ place: LintPlace) -> Bool {
    let element = place.element
    let isCut = element.visibleFrame.size != element.frame.size
    return !place.isPart && place.isEnabled && !element.visibleFrame.isEmpty && !isCut
      && !element.semantics.actions.isDisjoint(with: Self.pointed)
      && !(element.role == .text || (element.role == .link && place.around.last?.role == .text))
  }

  /// Whether the circle about a small target touches another target, or its circle.
  private func isTooNear(_ small: LintPlace, _ other: LintPlace) -> Bool {
    let (a, b) = (small.element, other.element)
    let isRelated =
      a.id == b.id || small.around.contains { $0.id == b.id }
      || other.around.contains { $0.id == a.id }
    if isRelated { return false }
    let center = CGPoint(x: a.target.midX, y: a.target.midY)
    let target = b.target
    let radius = Self.targetSize / 2
    if !target.isLargeEnough {
      let distance = hypot(center.x - target.midX, center.y - target.midY)
      if distance < Self.targetSize { return true }
    }
    let dx = max(target.minX - center.x, 0, center.x - target.maxX)
    let dy = max(target.minY - center.y, 0, center.y - target.maxY)
    return hypot(dx, dy) < radius
  }
}

extension CGRect {
  fileprivate var isLargeEnough: Bool {
    min(width, height) >= AccessibilityLint.targetSize - 0.01
  }
}

extension CGFloat {
  /// With one place at most.
  var words: String {
    self == rounded() ? "\(Int(self))" : "\((self * 10).rounded() / 10)"
  }
}
