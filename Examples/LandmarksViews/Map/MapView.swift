import Lamina

/// A sketch of the island around a place.
struct MapView: View {
  var coordinates: Coordinates
  @AppStorage("MapView.zoom") private var zoom: Zoom = .medium

  enum Zoom: String, CaseIterable, Identifiable {
    case near = "Near"
    case medium = "Medium"
    case far = "Far"

    var id: String { rawValue }

    /// How many points a kilometre takes.
    var scale: CGFloat {
      switch self {
      case .near: 24
      case .medium: 9
      case .far: 3.5
      }
    }
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        Color(red: 0.62, green: 0.8, blue: 0.9)
        island
          .frame(width: 100 * zoom.scale, height: 100 * zoom.scale)
          .offset(
            x: proxy.size.width / 2 - coordinates.east * zoom.scale,
            y: proxy.size.height / 2 - coordinates.south * zoom.scale)
        Circle()
          .fill(.red)
          .stroke(.white, lineWidth: 2)
          .frame(width: 14, height: 14)
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      }
      .animation(.easeInOut, value: zoom)
    }
    .clipped()
    .overlay(alignment: .topTrailing) { zoomButtons }
  }

  private var island: some View {
    ZStack {
      IslandShape().fill(Color(red: 0.86, green: 0.9, blue: 0.78))
      IslandShape().stroke(Color(red: 0.42, green: 0.6, blue: 0.68), lineWidth: 1.5)
      ForEach(1..<6) { line in
        IslandShape(inland: CGFloat(line) / 6)
          .stroke(Color(red: 0.6, green: 0.55, blue: 0.4).opacity(0.5), lineWidth: 0.75)
      }
    }
  }

  private var zoomButtons: some View {
    HStack(spacing: 4) {
      ForEach(Zoom.allCases) { zoom in
        Button(zoom.rawValue) { self.zoom = zoom }
      }
    }
    .padding(8)
  }
}
