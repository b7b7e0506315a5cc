import Lamina

/// Three sliders, one above the other.
struct FilterSymbol: View {
  private static let knobs: [CGFloat] = [-3, 4, -1]

  var body: some View {
    VStack(spacing: 2) {
      ForEach(Self.knobs, id: \.self) { knob in
        ZStack {
          Capsule().frame(width: 16, height: 1.5)
          Circle().frame(width: 5, height: 5).offset(x: knob)
        }
      }
    }
    .frame(width: 18, height: 18)
  }
}
