import Lamina

/// A form under constraints, with a handle that changes its size.
struct ResizingForm: View {
  @State private var size = CGSize(width: 520, height: 240)
  @State private var grabbed: CGSize?
  @State private var isSaved = false
  @ScaledMetric private var textScale: CGFloat = 1

  var body: some View {
    form
      .frame(width: size.width, height: size.height * textScale)
      .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 8))
      .overlay(alignment: .bottomTrailing) { handle }
      .frame(maxWidth: .infinity, minHeight: 290 * textScale, alignment: .topLeading)
  }

  private var form: some View {
    ConstraintStack(layoutMargins: EdgeInsets(.all, 16)) {
      Margins().constraintItem("margins")
      Text("Name").constraintItem("name", alignment: .trailing)
      FormField("Aurora").constraintItem("nameField").accessibilityIdentifier("name field")
      Text("Creature").constraintItem("kind", alignment: .trailing)
        .contentCompressionResistancePriority(.required, for: .horizontal)
      FormField("Dragon with two heads").constraintItem("kindField")
      Portrait().constraintItem("portrait").accessibilityIdentifier("portrait")
      Text("The note takes as many lines as it needs in the width that is left to it.")
        .font(.caption).foregroundStyle(.secondary).constraintItem("note", alignment: .topLeading)
        .contentCompressionResistancePriority(.defaultLow, for: .horizontal)
        .accessibilityIdentifier("note")
      Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }.buttonStyle(.borderedProminent)
        .constraintItem("save")
        .accessibilityIdentifier("save")
    }
    .constraints { c in
      c.format("H:|-[margins]-|")
      c.format("V:|-[margins]-|")
      c.format("H:|-(edge)-[name]-[nameField]-[portrait]-(edge)-|", metrics: ["edge": 24])
      c.format("H:|-(edge)-[kind(name)]-[kindField(nameField)]", metrics: ["edge": 24])
      c.name.firstBaselineAnchor == c.nameField.firstBaselineAnchor
      c.kind.firstBaselineAnchor == c.kindField.firstBaselineAnchor
      c.format("V:|-(edge)-[nameField]-[kindField]-12-[note]", metrics: ["edge": 24])
      c.note.leadingAnchor == c.nameField.leadingAnchor
      c.note.trailingAnchor == c.nameField.trailingAnchor
      c.portrait.topAnchor == c.nameField.topAnchor
      c.portrait.widthAnchor == 0.25 * c.container.layoutMarginsGuide.widthAnchor
      c.portrait.heightAnchor == c.portrait.widthAnchor
      c.format("V:[note]-(>=8)-[save]-(edge)-|", metrics: ["edge": 24])
      c.save.centerXAnchor == c.container.centerXAnchor
    }
  }

  private var handle: some View {
    Circle().fill(.background)
      .overlay { Circle().strokeBorder(Color(role: .accent), lineWidth: 2) }
      .frame(width: 14, height: 14)
      .movedByArrows("Size of the form") { size = resized(size, by: $0) }
      .accessibilityIdentifier("size form")
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let from = grabbed ?? size
            grabbed = from
            size = resized(from, by: drag.translation)
          }
          .onEnded { _ in grabbed = nil }
      )
      .offset(x: 4, y: 4)
  }

  private func resized(_ size: CGSize, by way: CGSize) -> CGSize {
    CGSize(
      width: (size.width + way.width).rounded().held(340, 720),
      height: (size.height + way.height).rounded().held(240, 290))
  }
}

extension CGFloat {
  fileprivate func held(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
    Swift.max(least, Swift.min(self, most))
  }
}

/// A dashed outline of what the margins leave.
private struct Margins: View {
  var body: some View {
    Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
  }
}

/// A box with a value, as wide as anyone likes.
private struct FormField: View {
  let value: String

  init(_ value: String) { self.value = value }

  var body: some View {
    Text(value).lineLimit(1)
      .padding(.horizontal, 8).padding(.vertical, 5)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background, in: RoundedRectangle(cornerRadius: 6))
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(role: .separator)) }
  }
}

/// A square that a quarter of the form's width is given to.
private struct Portrait: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(LinearGradient(colors: [.indigo, .pink], startPoint: .top, endPoint: .bottom))
  }
}
