import Lamina

/// A thin line between things.
struct Hairline: View {
  var axis = Axis.horizontal

  var body: some View {
    Color(role: .separator)
      .frame(width: axis == .vertical ? 1 : nil, height: axis == .horizontal ? 1 : nil)
  }
}
