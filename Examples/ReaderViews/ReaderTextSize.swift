import Lamina
import ReaderFeed

/// How large articles are set: steps from 80 to 200 per cent, remembered from one run to the next.
enum ReaderTextSize {
  static let steps = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]
  /// The name under which it is kept.
  static let key = "textSize"

  /// The step above or below a size, or the size itself at the end.
  static func next(to size: Double, larger: Bool) -> Double {
    (larger ? steps.first { $0 > size + 0.001 } : steps.last { $0 < size - 0.001 }) ?? held(size)
  }

  /// A size that was kept, within the steps whatever the file says.
  static func held(_ size: Double) -> Double {
    size.isFinite ? min(max(size, steps[0]), steps[steps.count - 1]) : 1
  }

  static func title(_ size: Double) -> String { "\(Int((size * 100).rounded())) %" }
}

extension EnvironmentValues {
  /// How much larger than usual articles are set.
  var readerScale: Double {
    get { self[ReaderScaleKey.self] }
    set { self[ReaderScaleKey.self] = newValue }
  }

  /// What is searched for, to be marked where it stands.
  var readerQuery: SearchQuery {
    get { self[ReaderQueryKey.self] }
    set { self[ReaderQueryKey.self] = newValue }
  }
}

private struct ReaderScaleKey: EnvironmentKey { static let defaultValue = 1.0 }
private struct ReaderQueryKey: EnvironmentKey { static let defaultValue = SearchQuery("") }

/// Buttons for the size of the text, with the keys Ctrl+-, Ctrl+0 and Ctrl++.
struct TextSizeBar: View {
  @Binding var size: Double

  var body: some View {
    HStack(spacing: 8) {
      Text("Text size")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
      Button("A−") { size = ReaderTextSize.next(to: size, larger: false) }
        .keyboardShortcut("-")
        .disabled(size <= ReaderTextSize.steps[0])
        .accessibilityLabel("Smaller text")
      Button(ReaderTextSize.title(size)) { size = 1 }
        .keyboardShortcut("0")
        .accessibilityLabel("Usual text size, now \(ReaderTextSize.title(size))")
      Button("A+") { size = ReaderTextSize.next(to: size, larger: true) }
        .keyboardShortcut("+")
        .disabled(size >= ReaderTextSize.steps[ReaderTextSize.steps.count - 1])
        .accessibilityLabel("Larger text")
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
  }
}
