import Lamina

/// A landmark's picture, drawn from what it has in it.
struct SceneryView: View {
  var scenery: Scenery
  /// Two pictures with the same seed have the same ridges.
  var seed: Int

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: light.sky, startPoint: .top, endPoint: .bottom)
        sun(in: proxy.size)
        ForEach(0..<scenery.ridges, id: \.self) { ridge(number: $0) }
        water
        feature(in: proxy.size)
      }
    }
    .clipped()
  }

  private var light: Light { Light(scenery.hour) }

  private func sun(in size: CGSize) -> some View {
    Circle()
      .fill(light.sun)
      .frame(width: size.height * 0.16, height: size.height * 0.16)
      .position(x: size.width * (0.2 + 0.6 * spread(seed)), y: size.height * light.sunHeight)
  }

  private func ridge(number: Int) -> some View {
    let depth = Double(number + 1) / Double(scenery.ridges)
    return Ridge(
      seed: seed &* 31 &+ number,
      height: scenery.height * (1.15 - 0.75 * depth) + scenery.water,
      roughness: scenery.roughness
    )
    .fill(light.land(depth: depth))
  }

  @ViewBuilder private var water: some View {
    if scenery.water > 0 {
      WaterView(height: scenery.water, colors: light.water, glint: light.sun)
    }
  }

  @ViewBuilder private func feature(in size: CGSize) -> some View {
    switch scenery.feature {
    case .lighthouse: LighthouseView(isLit: scenery.hour != .day)
    case .bridge: BridgeShape().fill(light.land(depth: 1.2), style: FillStyle(eoFill: true))
    case .arch: ArchShape().fill(light.land(depth: 1.2), style: FillStyle(eoFill: true))
    case .trees: TreesShape(seed: seed).fill(light.land(depth: 1.25))
    case .falls: FallsView()
    case nil: EmptyView()
    }
  }

  private func spread(_ seed: Int) -> Double { Double((seed &* 7919) % 101) / 101 }
}
