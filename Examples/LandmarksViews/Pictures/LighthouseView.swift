import Lamina

/// A lighthouse on a rock, and its beam.
struct LighthouseView: View {
  var isLit: Bool

  var body: some View {
    GeometryReader { proxy in
      let unit = proxy.size.height
      ZStack(alignment: .topLeading) {
        if isLit { beam(proxy.size) }
        Ellipse()
          .fill(Color(red: 0.14, green: 0.11, blue: 0.18))
          .frame(width: unit * 0.5, height: unit * 0.16)
          .position(x: proxy.size.width * 0.68, y: unit * 0.76)
        tower
          .frame(width: unit * 0.11, height: unit * 0.42)
          .position(x: proxy.size.width * 0.68, y: unit * 0.51)
      }
    }
  }

  private var tower: some View {
    VStack(spacing: 0) {
      Rectangle().fill(isLit ? Color.yellow : Color.gray).padding(.horizontal, 3)
      ForEach(0..<5, id: \.self) { band in
        Rectangle().fill(band.isMultiple(of: 2) ? Color.white : Color.red)
      }
    }
  }

  private func beam(_ size: CGSize) -> some View {
    Path { path in
      path.move(to: CGPoint(x: size.width * 0.68, y: size.height * 0.335))
      path.addLine(to: CGPoint(x: 0, y: size.height * 0.2))
      path.addLine(to: CGPoint(x: 0, y: size.height * 0.42))
      path.closeSubpath()
    }
    .fill(
      LinearGradient(
        colors: [.yellow.opacity(0), .yellow.opacity(0.55)], startPoint: .leading,
        endPoint: UnitPoint(x: 0.68, y: 0.3)))
  }
}
