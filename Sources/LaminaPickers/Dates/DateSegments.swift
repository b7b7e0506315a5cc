import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// The parts of a date side by side, each of which is typed and stepped.
struct DateSegments: View {
  @Binding var date: Date
  let rules: DateRules
  let components: DatePickerComponents
  let editor: SegmentEditor
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let patterns = DatePattern.patterns(of: components, in: locale, rules.calendar)
    let shown = Shown(
      date: rules.clamped(date), words: DateWords(locale, rules.calendar), typed: editor.typed)
    let _ = follow(patterns)
    HStack(spacing: 10) {
      ForEach(patterns.indices, id: \.self) { index in
        row(of: patterns[index], shown)
      }
    }
    .fixedSize()
  }

  /// What is read once for all parts.
  private struct Shown {
    let date: Date
    let words: DateWords
    let typed: (part: DatePart, digits: String)?
  }

  private func follow(_ patterns: [DatePattern]) {
    editor.follow(
      $date, rules: rules,
      order: SegmentOrder(patterns, isMirrored: direction == .rightToLeft),
      usesTwelveHours: patterns.contains(where: \.usesTwelveHours))
  }

  @ViewBuilder private func row(of pattern: DatePattern, _ shown: Shown) -> some View {
    let runs = direction == .leftToRight ? [pattern.pieces] : pattern.runs
    if runs.count == 1 {
      row(of: runs[0], shown).environment(\.layoutDirection, .leftToRight)
    } else {
      HStack(spacing: 0) {
        ForEach(runs.indices, id: \.self) { index in
          row(of: runs[index], shown)
            .environment(\.layoutDirection, runs[index].count > 1 ? .leftToRight : direction)
        }
      }
    }
  }

  private func row(of pieces: [DatePattern.Piece], _ shown: Shown) -> some View {
    HStack(spacing: 0) {
      ForEach(pieces.indices, id: \.self) { index in piece(pieces[index], shown) }
    }
  }

  @ViewBuilder private func piece(_ piece: DatePattern.Piece, _ shown: Shown) -> some View {
    switch piece {
    case .part(let part, let format):
      DateSegment(
        part: part, words: shown.words.text(shown.date, format),
        typed: shown.typed?.part == part ? shown.typed?.digits : nil,
        value: number(of: part, in: shown.date), editor: editor)
    case .word(let format):
      Text(verbatim: shown.words.text(shown.date, format)).accessibilityHidden(true)
    case .text(let text):
      Text(verbatim: text).foregroundStyle(.secondary).accessibilityHidden(true)
    }
  }

  private func number(of part: DatePart, in date: Date) -> Semantics.NumericValue {
    let range = rules.range(of: part, in: date)
    return Semantics.NumericValue(
      Double(rules.value(of: part, in: date)),
      in: Double(range.lowerBound)...Double(range.upperBound), step: 1)
  }
}
