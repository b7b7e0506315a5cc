import Lamina

/// A text editor: a letter to be written on, or a megabyte of text.
struct EditorPage: View {
  @State private var text = EditorPage.letter
  @State private var selection: TextSelection?
  @State private var isLong = false
  @State private var isReadOnly = false
  @State private var isSpaced = false

  var body: some View {
    PageScaffold(.editor) {
      Sample("A letter", "Several scripts, and lines that are wrapped. Escape or Ctrl+Tab leaves.")
      {
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 24) {
            Menu("Edit") { EditCommands() }
            Toggle("A megabyte", isOn: $isLong)
            Toggle("Wide lines", isOn: $isSpaced)
            Toggle("Read only", isOn: $isReadOnly)
          }
          .toggleStyle(.checkbox)
          TextEditor(text: $text, selection: $selection)
            .lineSpacing(isSpaced ? 8 : 2)
            .readOnly(isReadOnly)
            .frame(height: 300)
            .accessibilityLabel("Letter")
          EditorStatus(text: text, selection: selection)
        }
      }
      Sample("With attributes", "Ctrl+B, I and U, or the bar; a click with Ctrl opens a link.") {
        RichLetter()
      }
      Sample("Plain", "Without a background of its own, in another font.") { PlainNote() }
    }
    .onChange(of: isLong) { text = isLong ? Self.megabyte : Self.letter }
  }

  private static let letter = """
    Dear reader,

    this is a text of many lines. Write on wherever you like: type, select with the mouse or with \
    Shift and the arrows, cut, paste, undo. A line that is too long for its place is wrapped, and \
    what is not in sight costs nothing.

    亲爱的读者：这一段是中文。双击可以选中一个词，三击选中整个段落，方向键在汉字之间移动。

    هذه فقرة تُقرأ من اليمين إلى اليسار، وفيها word بالإنجليزية و123 رقمًا.

    Families stay together: 👨‍👩‍👧‍👦, flags too: 🇨🇳🇩🇪, and accents sit on their letters: é, ñ, ö.
    """

  /// Twenty thousand paragraphs.
  private static let megabyte = (1...20_000)
    .map { "\($0)  Each of these lines is a paragraph of its own. 这是第 \($0) 段。" }
    .joined(separator: "\n")
}

/// Where the caret is, or how much is selected.
private struct EditorStatus: View {
  let text: String
  let selection: TextSelection?

  var body: some View {
    Text(description)
      .font(.caption).foregroundStyle(.secondary)
      .accessibilityIdentifier("status")
  }

  private var description: String {
    let size = text.utf8.count.formatted() + " bytes"
    guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex
    else { return size }
    if !range.isEmpty { return "\(text[range].count.formatted()) characters selected, \(size)" }
    let before = text.utf8[..<range.lowerBound]
    let line = before.count { $0 == 10 } + 1
    let start = before.lastIndex(of: 10).map { text.utf8.index(after: $0) } ?? text.startIndex
    let column = text[start..<range.lowerBound].prefix(10_000).count + 1
    return "Line \(line.formatted()), column \(column), \(size)"
  }
}

/// A letter in which words are bold, coloured or links.
private struct RichLetter: View {
  @State private var text = RichLetter.letter
  @State private var selection = AttributedTextSelection()
  @Environment(\.fontResolutionContext) private var fontContext

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Toggle("Bold", isOn: bold)
        Toggle("Italic", isOn: italic)
        Toggle("Underline", isOn: underline)
        Toggle("Accent", isOn: accent)
      }
      .toggleStyle(.button)
      TextEditor(text: $text, selection: $selection)
        .textFrame(height: 140)
        .accessibilityLabel("Rich letter")
    }
  }

  private var typed: Font { selection.typingAttributes(in: text).font ?? .default }

  private var bold: Binding<Bool> {
    Binding {
      typed.resolve(in: fontContext).isBold
    } set: { isOn in
      text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(isOn) }
    }
  }

  private var italic: Binding<Bool> {
    Binding {
      typed.resolve(in: fontContext).isItalic
    } set: { isOn in
      text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).italic(isOn) }
    }
  }

  private var underline: Binding<Bool> {
    Binding {
      selection.typingAttributes(in: text).underlineStyle != nil
    } set: { isOn in
      text.transformAttributes(in: &selection) { $0.underlineStyle = isOn ? .single : nil }
    }
  }

  private var accent: Binding<Bool> {
    Binding {
      selection.typingAttributes(in: text).foregroundColor == .accentColor
    } set: { isOn in
      text.transformAttributes(in: &selection) { $0.foregroundColor = isOn ? .accentColor : nil }
    }
  }

  private static var letter: AttributedString {
    var title = AttributedString("A letter\n")
    title.font = .title2.bold()
    var strong = AttributedString("important")
    strong.inlinePresentationIntent = .stronglyEmphasized
    var colored = AttributedString("colour")
    colored.foregroundColor = .accentColor
    var link = AttributedString("a link")
    link.link = URL(string: "https://www.swift.org")
    var letter = title
    for part in ["Words may be ", strong, ", in a ", colored, ", or ", link, "."]
      as [AttributedString]
    {
      letter += part
    }
    return letter
  }
}

private struct PlainNote: View {
  @State private var note = "A note on yellow paper,\nin the font of a typewriter."

  var body: some View {
    TextEditor(text: $note)
      .textEditorStyle(.plain)
      .monospaced()
      .padding(12)
      .textFrame(height: 90)
      .background(Color.yellow.opacity(0.18), in: RoundedRectangle(cornerRadius: 8))
      .accessibilityLabel("Note")
  }
}
