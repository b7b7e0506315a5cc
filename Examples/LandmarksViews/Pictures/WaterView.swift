import Lamina

/// Water along the lower edge, with glints.
struct WaterView: View {
  var height: Double
  var colors: [Color]
  var glint: Color

  var body: some View {
    GeometryReader { proxy in
      let top = proxy.size.height * (1 - height)
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
          .frame(height: proxy.size.height - top)
          .offset(y: top)
        ForEach(0..<9, id: \.self) { number in
          glint(number, in: proxy.size, below: top)
        }
      }
    }
  }

  private func glint(_ number: Int, in size: CGSize, below top: CGFloat) -> some View {
    let depth = Double(number + 1) / 10
    return Capsule()
      .fill(glint.opacity(0.35 * (1 - depth)))
      .frame(width: size.width * (0.05 + 0.12 * depth), height: max(size.height * 0.008, 1))
      .position(
        x: size.width * (0.12 + 0.76 * Double((number * 37) % 10) / 10),
        y: top + (size.height - top) * depth)
  }
}
