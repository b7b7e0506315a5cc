import LaminaDisplay
import LaminaGeometry
import LaminaText
import LaminaViews

extension AccessibilityLint {
  /// What is lost in rounding to pixels, in points.
  private static let rounding: CGFloat = 0.6

  /// Text that is cut off.
  func room(_ place: LintPlace) -> [AccessibilityFinding] {
    let element = place.element
    guard let appearance = element.textAppearance, element.isSeenText else { return [] }
    if let needed = appearance.missingHeight(scale: scale) {
      return [
        finding(
          .cutText, place,
          measured: "\(needed.words) points high, in a room of \(appearance.room.height.words)",
          repair:
            "let it grow: a least height in place of a height, or lineLimit(_:) if it may be cut")
      ]
    }
    guard let hidden = hiddenWidth(place), hidden > Self.rounding else { return [] }
    return [
      finding(
        .cutText, place, measured: "\(hidden.words) points of its width cannot be seen",
        repair: "let it break into lines, or scroll")
    ]
  }

  /// How much of a text's width is cut off where nothing scrolls to it; nil where something does.
  private func hiddenWidth(_ place: LintPlace) -> CGFloat? {
    let (frame, seen) = (place.element.frame, place.element.visibleFrame)
    let scrolls = place.around.contains { $0.semantics.actions.contains(.scroll) }
    return scrolls ? nil : frame.width - seen.width
  }

  /// Texts that lie over others.
  func overlaps(_ places: [LintPlace]) -> [AccessibilityFinding] {
    let texts = places.filter(\.element.isSeenText)
    return texts.indices.compactMap { index in
      let mine = texts[index].element.inner
      guard
        let other = texts[..<index].first(where: { other in
          let common = mine.intersection(other.element.inner)
          return !common.isNull && common.width > Self.rounding && common.height > Self.rounding
        })
      else { return nil }
      return finding(
        .overlappingText, texts[index], measured: "lies over «\(other.element.text)»",
        repair: "leave both the room that they need")
    }
  }
}

extension SemanticElement.TextAppearance {
  /// How high the text would be in its width; nil where it has that room.
  fileprivate func missingHeight(scale: CGFloat) -> CGFloat? {
    guard !text.string.isEmpty else { return nil }
    let whole = TextLayout.measure(text, style: style, width: room.width, scale: scale)
    return whole.size.height > room.height + 0.6 ? whole.size.height : nil
  }
}

extension SemanticElement {
  /// Whether it is a text of which something can be seen.
  fileprivate var isSeenText: Bool {
    textAppearance != nil && !visibleFrame.isEmpty
  }

  /// Where the letters of a text are, without the room above and below them.
  fileprivate var inner: CGRect {
    visibleFrame.insetBy(dx: 1, dy: min(visibleFrame.height, textAppearance?.size ?? 0) / 4)
  }
}
