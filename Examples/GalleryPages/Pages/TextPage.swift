import Lamina

/// Text: the type scale, scripts, alignment, truncation, line height, attributed strings.
struct TextPage: View {
  var body: some View {
    PageScaffold(.text) {
      Sample("Type scale", "Eleven styles; the body is 14 points, titles grow by a fifth.") {
        TypeScale()
      }
      Sample("Scripts", "Each character finds a font that has it, and runs the way it is read.") {
        Scripts()
      }
      Sample("Alignment", "Lines of a paragraph stand to the left, in the middle or to the right.")
      {
        Alignments()
      }
      Sample("Truncation", "What does not fit is cut at the start, in the middle or at the end.") {
        Truncations()
      }
      Sample("Line limit and line height", "One paragraph in one, two and all lines; and airier.") {
        LineLimits()
      }
      Sample("Attributed string", "One text whose stretches have fonts, colours, lines and links.")
      {
        AttributedSample()
      }
    }
  }
}

private struct TypeScale: View {
  private let styles: [(name: String, font: Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption", .caption),
    ("caption2", .caption2),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(styles, id: \.name) { style in
        HStack(alignment: .firstTextBaseline, spacing: 20) {
          Text(style.name)
            .font(.caption.monospaced())
            .foregroundStyle(.secondary)
            .textFrame(width: 88, alignment: .trailing)
          Text("Over the hills 越过山丘").font(style.font)
        }
      }
    }
  }
}

private struct Scripts: View {
  private let lines: [(name: String, text: String)] = [
    ("English", "The quick brown fox jumps over the lazy dog."),
    ("中文", "云想衣裳花想容,春风拂槛露华浓。若非群玉山头见,会向瑶台月下逢。"),
    ("日本語", "いろはにほへと ちりぬるを、カタカナと漢字。"),
    ("العربية", "الخط لسان اليد، وبهجة الضمير، وسفير العقول."),
    ("Русский", "Съешь ещё этих мягких французских булок."),
    ("Ελληνικά", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία."),
    ("Emoji", "🏔️ 🌊 🏜️ 🌲 🌋 🏝️ 🌅 🦊 👩‍🚀 👨‍👩‍👧‍👦 🇯🇵 👍🏽"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(lines, id: \.name) { line in
        HStack(alignment: .firstTextBaseline, spacing: 20) {
          Text(line.name)
            .font(.caption)
            .foregroundStyle(.secondary)
            .textFrame(width: 88, alignment: .trailing)
          Text(line.text).font(.system(size: 16))
        }
      }
    }
  }
}

private struct Alignments: View {
  private let text = "A paragraph breaks between words and, in Chinese, 在任何两个汉字之间换行。"

  var body: some View {
    HStack(alignment: .top, spacing: 28) {
      column("leading", .leading)
      column("center", .center)
      column("trailing", .trailing)
    }
  }

  private func column(_ name: String, _ alignment: TextAlignment) -> some View {
    Captioned(name) { Text(text).multilineTextAlignment(alignment) }
  }
}

private struct Truncations: View {
  private let path = "/home/ada/Pictures/Summer in the Alps/Matterhorn at dawn.webp"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      row("head", .head)
      row("middle", .middle)
      row("tail", .tail)
    }
  }

  private func row(_ name: String, _ mode: TruncationMode) -> some View {
    HStack(spacing: 20) {
      Text(name).font(.caption.monospaced()).foregroundStyle(.secondary)
        .textFrame(width: 88, alignment: .trailing)
      Text(path)
        .monospaced()
        .lineLimit(1)
        .truncationMode(mode)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .frame(maxWidth: 340, alignment: .leading)
        .background(Color(role: .secondaryBackground), in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

private struct LineLimits: View {
  private let text =
    "From the ridge one sees both valleys: to the north the lake with its islands, to the south "
    + "the road that winds down to the sea in forty-eight bends."

  var body: some View {
    HStack(alignment: .top, spacing: 28) {
      Captioned("lineLimit(1)") { Text(text).lineLimit(1) }
      Captioned("lineLimit(2)") { Text(text).lineLimit(2) }
      Captioned("any number") { Text(text) }
      Captioned("lineHeight(26)") { Text(text).lineHeight(26) }
    }
  }
}

private struct AttributedSample: View {
  var body: some View {
    Text(Self.story).font(.system(size: 16)).lineHeight(28)
  }

  private static let story: AttributedString = {
    var story = AttributedString()
    func add(_ text: String, _ style: (inout AttributedString) -> Void = { _ in }) {
      var piece = AttributedString(text)
      style(&piece)
      story += piece
    }
    add("A line may be ")
    add("bold") { $0.inlinePresentationIntent = .stronglyEmphasized }
    add(", ")
    add("slanted") { $0.inlinePresentationIntent = .emphasized }
    add(", ")
    add("struck out") { $0.strikethroughStyle = .single }
    add(" or ")
    add("underlined") { $0.underlineStyle = LineStyle(color: .orange) }
    add("; it has ")
    add("colours of its own") { $0.foregroundColor = .red }
    add(" and ")
    add("marks on paper") { $0.backgroundColor = .yellow.opacity(0.35) }
    add(". It quotes ")
    add("let code = true") { $0.inlinePresentationIntent = .code }
    add(", knows that E = mc")
    add("2") {
      $0.font = .system(size: 11)
      $0.baselineOffset = 5
    }
    add(", spaces ")
    add("LETTERS") { $0.kern = 3 }
    add(", and leads to ")
    add("other places") { $0.link = URL(string: "https://swift.org") }
    add(".")
    return story
  }()
}
