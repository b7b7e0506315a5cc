import Lamina

/// Text fields: a line, a secret, a number, a limit, several lines, text to select, and scripts.
struct TextFieldsPage: View {
  var body: some View {
    PageScaffold(.textFields) {
      Sample("Fields", "Return submits; what a field refuses or reads is its binding's business.") {
        Fields()
      }
      Sample("Several lines", "Shift+Return breaks the line; the field grows to five lines.") {
        Message()
      }
      Sample("Scripts", "The caret goes as one sees it, between whole characters.") { Scripts() }
      Sample("Text to select", "By mouse, by keys, and the middle button pastes it.") {
        Selectable()
      }
    }
  }
}

private struct Fields: View {
  @State private var name = ""
  @State private var secret = "unicorn"
  @State private var amount = 1234.5
  @State private var code = "LAMINA"
  @State private var submitted = "Nothing submitted yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
        row("Name") { TextField("Name", text: $name, prompt: Text("Ada Lovelace")) }
        row("Password") { SecureField("Password", text: $secret) }
        row("Amount") { TextField("Amount", value: $amount, format: .number) }
        row("Code") { TextField("Code", text: $code, prompt: Text("8 letters")).characterLimit(8) }
        row("Read-only") { TextField("Read-only", text: .constant("To be copied")).readOnly() }
        row("Disabled") { TextField("Disabled", text: .constant("Not now")).disabled(true) }
      }
      .onSubmit { submitted = "Submitted: \(name), \(amount.formatted())" }
      Text(submitted).foregroundStyle(.secondary).accessibilityIdentifier("submitted")
    }
    .textFrame(maxWidth: 420)
  }

  private func row(_ title: String, @ViewBuilder _ field: () -> some View) -> some View {
    GridRow {
      Text(title).accessibilityHidden(true).gridColumnAlignment(.trailing)
      field()
    }
  }
}

private struct Message: View {
  @State private var message = "Over the hills\nand far away"

  var body: some View {
    TextField("Message", text: $message, axis: .vertical).lineLimit(2...5).textFrame(maxWidth: 420)
  }
}

private struct Scripts: View {
  @State private var mixed = "Lamina لامينا 1.0"
  @State private var arabic = "بهجة الضمير abc"
  @State private var chinese = "云想衣裳花想容 👩‍👩‍👧‍👦 e\u{301}"

  var body: some View {
    VStack(spacing: 10) {
      TextField("Mixed", text: $mixed)
      TextField("Right to left", text: $arabic).environment(\.layoutDirection, .rightToLeft)
      TextField("Chinese and emoji", text: $chinese)
    }
    .textFrame(maxWidth: 420)
  }
}

private struct Selectable: View {
  var body: some View {
    Text(
      "The quick brown fox jumps over the lazy dog, 快速的棕色狐狸跳过懒狗. "
        + "A double click takes a word, a triple click the paragraph."
    )
    .textSelection(.enabled)
    .textFrame(maxWidth: 420)
  }
}
