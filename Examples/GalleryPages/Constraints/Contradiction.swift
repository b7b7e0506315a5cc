import Lamina

/// Two boxes whose widths cannot be what all constraints say, until one of these gives way.
struct Contradiction: View {
  @State private var isRequired = true
  @State private var explanation = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Toggle("second.width <= 120 is required", isOn: $isRequired)
        .accessibilityIdentifier("required")
      boxes
      if !explanation.isEmpty {
        Text(explanation).font(.system(size: 12, design: .monospaced)).foregroundStyle(.red)
          .accessibilityIdentifier("explanation")
      }
    }
  }

  private var boxes: some View {
    ConstraintStack(layoutMargins: EdgeInsets()) {
      box("first", .orange)
      box("second", .purple)
    }
    .constraints { c in
      c.format("V:|[first(32)]-6-[second(32)]|", options: .alignAllLeading)
      c.first.leadingAnchor == c.container.leadingAnchor
      c.first.widthAnchor == 200
      c.second.widthAnchor == c.first.widthAnchor + 40
      c.second.widthAnchor <= 120 ~ (isRequired ? .required : .defaultHigh)
    }
    .onConstraintDiagnostics { news in
      explanation = news.map(\.description).joined(separator: "\n")
    }
  }

  private func box(_ name: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color)
      .overlay { Text(name).foregroundStyle(.readable(on: color)) }
      .constraintItem(name)
      .accessibilityIdentifier(name)
  }
}
