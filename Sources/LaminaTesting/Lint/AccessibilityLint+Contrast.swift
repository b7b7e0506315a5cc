import LaminaDisplay
import LaminaGeometry
import LaminaViews

extension AccessibilityLint {
  /// Controls that must be found by their boundary or mark, not by words alone.
  private static let marked: Set<Semantics.Role> = [
    .toggle, .slider, .progress, .textField, .searchField, .editor,
  ]

  /// The brightness of texts and marks against their ground.
  func contrast(_ place: LintPlace) -> [AccessibilityFinding] {
    let element = place.element
    guard place.isEnabled, !element.visibleFrame.isEmpty else { return [] }
    if let appearance = element.textAppearance, element.children.isEmpty {
      return text(place, appearance)
    }
    if let role = element.role, Self.marked.contains(role) { return mark(place) }
    if element.role == .image, isMark(place) { return mark(place) }
    return []
  }

  /// Whether a picture is all that a control shows.
  private func isMark(_ place: LintPlace) -> Bool {
    guard let control = place.around.last, place.isPart,
      control.role == .button || control.role == .tab
    else { return false }
    return !control.parts.contains { $0.textAppearance != nil && !$0.frame.isEmpty }
  }

  private func text(
    _ place: LintPlace, _ appearance: SemanticElement.TextAppearance
  ) -> [AccessibilityFinding] {
    // WCAG's 18 and 14 points are of print: 4/3 of ours, which are its pixels.
    let isLarge = appearance.size >= 24 || (appearance.size >= 18.66 && appearance.isBold)
    let needed = isLarge ? 3 : 4.5
    let probe = ContrastProbe(picture: picture, scale: scale)
    let element = place.element
    // Emoji are pictures, without a colour of their own. Letters that are cut off cannot be measured.
    guard !element.text.allSatisfy({ $0.isWhitespace || $0.isEmoji }),
      element.isTargetSeen,
      let worst = probe.words(in: element.target, textSize: appearance.size)
    else { return [] }
    return judge(
      .textContrast, place, worst, needed,
      "\(Int(appearance.size.rounded())) points\(appearance.isBold ? ", bold" : "")")
  }

  private func mark(_ place: LintPlace) -> [AccessibilityFinding] {
    guard place.element.isTargetSeen,
      let found = mark(place, within: 0).map({ max($0, markAround(place) ?? $0) })
    else { return [] }
    return judge(.controlContrast, place, found, 3, "boundary or mark")
  }

  /// What stands out most in a control and so many points above and below it.
  private func mark(_ place: LintPlace, within distance: CGFloat) -> ContrastProbe.Pair? {
    let whole = distance > 0 ? place.around.first ?? place.element : place.element
    let texts = LintPlace.all(in: whole)
    return ContrastProbe(picture: picture, scale: scale).mark(
      in: place.element.target.insetBy(dx: 0, dy: -distance),
      without: texts.filter { $0.element.textAppearance != nil }.map(\.element.frame))
  }

  /// The boundary of the box in which a field without one of its own stands, beside a picture or a button.
  private func markAround(_ place: LintPlace) -> ContrastProbe.Pair? {
    let fields: Set<Semantics.Role> = [.textField, .searchField, .editor]
    return place.element.role.map(fields.contains) == true ? mark(place, within: 8) : nil
  }

  private func judge(
    _ kind: AccessibilityFinding.Kind, _ place: LintPlace, _ found: ContrastProbe.Pair,
    _ needed: Double, _ what: String
  ) -> [AccessibilityFinding] {
    // Rounding of colours to 8 bits is not counted.
    guard found.ratio.value < needed - 0.005 else { return [] }
    let repair = ContrastRatio.repair(found.color, on: found.ground, to: needed)
    return [
      finding(
        kind, place,
        measured: "\(found.ratio), \(found.color.hex) on \(found.ground.hex) (\(what)) where "
          + "\(ContrastRatio(needed)) is needed",
        repair: repair.map { "take \($0.hex) for it, or another ground" } ?? "take another ground")
    ]
  }
}

extension SemanticElement {
  /// Whether nothing cuts its target off.
  fileprivate var isTargetSeen: Bool {
    let (target, seen, rounding) = (target, visibleFrame, 0.001)
    return seen.minX <= target.minX + rounding && target.maxX <= seen.maxX + rounding
      && seen.minY <= target.minY + rounding && target.maxY <= seen.maxY + rounding
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}

extension UInt32 {
  /// #RRGGBB.
  fileprivate var hex: String {
    let digits = String(self & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
