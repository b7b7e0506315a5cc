import Lamina

/// Constraints: a form that one resizes, lines of characters that stand for rules, a contradiction.
struct ConstraintsPage: View {
  var body: some View {
    PageScaffold(.constraints) {
      Sample(
        "A form that resizes",
        "Labels share one width, fields take the rest, the note wraps; dashed: the margins."
      ) { ResizingForm() }
      Sample("Visual formats", "A line of characters says it all, or at which of them it fails.") {
        FormatLine()
      }
      Sample("A contradiction", "What cannot hold is left out, and the fewest others are named.") {
        Contradiction()
      }
    }
  }
}
