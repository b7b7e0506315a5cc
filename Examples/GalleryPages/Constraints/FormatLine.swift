import Lamina

/// A few visual formats to choose from, and what each stands for.
struct FormatLine: View {
  @State private var format = Self.formats[0]
  private static let formats = [
    "|-[a(60)]-[b]-[c(b)]-|", "|[a]-(>=20)-[b(80)]-40-[c(==b@750)]|", "|-[a-[b]-[c]-|",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        ForEach(Self.formats.indices, id: \.self) { index in choice(index) }
      }
      Text(format).font(.system(size: 15, design: .monospaced))
        .accessibilityIdentifier("format")
      if let error { FormatMistake(error: error) } else { line }
    }
  }

  private func choice(_ index: Int) -> some View {
    ChoiceButton(
      name: ["Equal", "At least", "A mistake"][index], value: Self.formats[index],
      selection: $format)
  }

  private var error: VisualFormatError? {
    do {
      _ = try LayoutConstraint.constraints(withVisualFormat: format)
      return nil
    } catch { return error }
  }

  private var line: some View {
    ConstraintStack {
      ForEach(["a", "b", "c"], id: \.self) { name in
        RoundedRectangle(cornerRadius: 6).fill(Color.teal)
          .overlay { Text(name).foregroundStyle(.readable(on: .teal)) }
          .constraintItem(name)
          .accessibilityIdentifier("item \(name)")
      }
    }
    .constraints { c in
      c.format(format, options: [.alignAllTop, .alignAllBottom])
      c.format("V:|-6-[a(28)]-6-|")
      c.a.widthAnchor == 100 ~ .defaultLow
    }
    .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A caret below the character, and what could be written there.
private struct FormatMistake: View {
  let error: VisualFormatError

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(String(repeating: " ", count: error.offset) + "^ column \(error.column)")
        .font(.system(size: 15, design: .monospaced)).foregroundStyle(.red)
      Text(error.reason).font(.caption).accessibilityIdentifier("mistake")
    }
  }
}
