import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// The parts of a date side by side, each of which is typed and stepped.
struct DateSegments: View {
  @Binding var date: Date
  let rules: DateRules
  let components: DatePickerComponents
  let editor: SegmentEditor
  /// Another number has what is typed shown.
  @State private var changes = 0
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let patterns = patterns
    let shown = rules.clamped(date)
    let _ = changes
    let _ = follow(patterns)
    HStack(spacing: 10) {
      ForEach(patterns.indices, id: \.self) { index in
        HStack(spacing: 0) { pieces(of: patterns[index], shown) }
          .environment(
            \.layoutDirection, patterns[index].isLeftToRight ? .leftToRight : direction)
      }
    }
    .fixedSize()
  }

  private var patterns: [DatePattern] {
    var patterns: [DatePattern] = []
    if components.contains(.date) { patterns.append(.date(in: locale, rules.calendar)) }
    if components.contains(.hourAndMinute) {
      patterns.append(.time(in: locale, rules.calendar))
    }
    return patterns
  }

  private func follow(_ patterns: [DatePattern]) {
    let order = patterns.flatMap(\.pieces).compactMap { piece -> DatePart? in
      if case .part(let part, _) = piece { part } else { nil }
    }
    let isMirrored = direction == .rightToLeft && !patterns.allSatisfy(\.isLeftToRight)
    editor.follow(
      $date, rules: rules, order: order,
      usesTwelveHours: patterns.contains(where: \.usesTwelveHours), isMirrored: isMirrored)
    editor.onChange = { changes += 1 }
  }

  private func pieces(of pattern: DatePattern, _ date: Date) -> some View {
    let words = DateWords(locale, rules.calendar)
    return ForEach(pattern.pieces.indices, id: \.self) { index in
      switch pattern.pieces[index] {
      case .part(let part, let format):
        DateSegment(
          part: part, words: words.text(date, format), typed: editor.digits(in: part),
          value: number(of: part, in: date), editor: editor)
      case .word(let format):
        Text(verbatim: words.text(date, format)).accessibilityHidden(true)
      case .text(let text):
        Text(verbatim: text).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
  }

  private func number(of part: DatePart, in date: Date) -> Semantics.NumericValue {
    let range = rules.range(of: part, in: date)
    return Semantics.NumericValue(
      Double(rules.value(of: part, in: date)),
      in: Double(range.lowerBound)...Double(range.upperBound), step: 1)
  }
}
