import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText

/// The field above an editor in which one types what to look for, and the line for what takes its place.
///
/// ```
///  [ tea              3 of 12 ]  ‹ ›  ⋯   Done
///  [ coffee                   ]  Replace   All
/// ```
struct FindBar: View {
  @Bindable var finder: TextFinder
  let canReplace: Bool
  let close: () -> Void
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        field
        moves
        options
        Button("Done", action: close).keyboardShortcut(.cancelAction).fixedSize()
      }
      if canReplace, finder.showsReplacement { ReplaceLine(finder: finder) }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
    .background(Color(role: .secondaryBackground))
    .overlay(alignment: .bottom) { Divider() }
    .onChange(of: finder.fieldRequests, initial: true) { isTyping = true }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Find")
  }

  private var field: some View {
    HStack(spacing: 8) {
      TextField("Find", text: $finder.query)
        .focused($isTyping)
        .onSubmit { finder.move(by: 1) }
        .onKeyPress(.return, phases: [.down, .repeat]) { press in
          guard press.modifiers.contains(.shift) else { return .ignored }
          finder.move(by: -1)
          return .handled
        }
      Text(count).font(.callout).monospacedDigit().foregroundStyle(.secondary).fixedSize()
    }
  }

  /// How many places there are, and which of them is selected.
  private var count: String {
    if finder.query.isEmpty { return "" }
    let isMore = finder.matches.count == TextFinder.limit
    let all = "\(finder.matches.count)" + (isMore ? "+" : "")
    guard let current = finder.current else { return finder.matches.isEmpty ? "None" : all }
    return "\(current + 1) of \(all)"
  }

  private var moves: some View {
    HStack(spacing: 2) {
      Button("Previous", systemImage: "chevron.up") { finder.move(by: -1) }
        .keyboardShortcut("g", modifiers: [.command, .shift])
      Button("Next", systemImage: "chevron.down") { finder.move(by: 1) }
        .keyboardShortcut("g")
    }
    .labelStyle(.iconOnly)
    .fixedSize()
    .disabled(finder.matches.isEmpty)
  }

  private var options: some View {
    Menu("Options", systemImage: "ellipsis") {
      Toggle("Match Case", isOn: $finder.matchesCase)
      Toggle("Whole Words", isOn: $finder.matchesWords)
      if canReplace {
        Divider()
        Toggle("Replace", isOn: $finder.showsReplacement)
      }
    }
    .labelStyle(.iconOnly)
    .fixedSize()
  }
}

/// What takes the place of what is found.
private struct ReplaceLine: View {
  @Bindable var finder: TextFinder

  var body: some View {
    HStack(spacing: 8) {
      TextField("Replace With", text: $finder.replacement).onSubmit { finder.replace() }
      Group {
        Button("Replace") { finder.replace() }
        Button("All") { finder.replaceAll() }.accessibilityLabel("Replace All")
      }
      .fixedSize()
      .disabled(finder.matches.isEmpty)
    }
  }
}
