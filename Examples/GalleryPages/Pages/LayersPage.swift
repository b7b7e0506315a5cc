import Lamina

/// Layers: every property of a layer with a control of its own, on a layer that moves by itself.
struct LayersPage: View {
  @State private var settings = LayerSettings.resting
  @State private var scene = LayerScene(.beginning)
  @State private var isAnimated = true

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      PageHeading(.layers)
      HStack(alignment: .top, spacing: 20) {
        VStack(alignment: .leading, spacing: 14) {
          LayerStageView(scene: scene)
          Toggle("Move there by itself", isOn: $isAnimated)
          Button("As it was") { settings = .resting }.accessibilityIdentifier("reset")
        }
        .frame(width: LayerScene.size.width)
        ScrollView {
          LayerControls(settings: $settings).padding(.trailing, 14)
        }
      }
    }
    .padding(.top, PageMetrics.margin)
    .padding(.horizontal, PageMetrics.margin)
    .frame(maxWidth: PageMetrics.maximumWidth)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(role: .secondaryBackground))
    .onAppear { scene.apply(settings, for: 1.2) }
    .onChange(of: settings) { scene.apply(settings, for: isAnimated ? nil : 0) }
  }
}

/// The layers on paper with squares, so that one sees through them.
private struct LayerStageView: View {
  let scene: LayerScene

  var body: some View {
    LayerView(scene.stage)
      .frame(width: LayerScene.size.width, height: LayerScene.size.height)
      .background { Checkers().fill(Color(role: .quaternary)) }
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: PageMetrics.cornerRadius))
      .overlay {
        RoundedRectangle(cornerRadius: PageMetrics.cornerRadius)
          .strokeBorder(Color(role: .separator))
      }
      .accessibilityIdentifier("stage")
  }
}

/// Every second square of a board.
private nonisolated struct Checkers: Shape {
  func path(in rect: CGRect) -> Path {
    let side: CGFloat = 15
    return Path { path in
      for row in 0..<Int((rect.height / side).rounded(.up)) {
        for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column) % 2 == 0 {
          path.addRect(
            CGRect(
              x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side,
              width: side, height: side))
        }
      }
    }
  }
}
