import Lamina

extension AnyTransition {
  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }
}

/// A walk in a line, with details that open below.
struct HikeView: View {
  var hike: Hike
  @State private var showDetail = false

  var body: some View {
    VStack {
      HStack {
        HikeGraph(hike: hike, path: \.elevation)
          .frame(width: 50, height: 30)
        VStack(alignment: .leading, spacing: 2) {
          Text(hike.name).font(.headline)
          Text(hike.distanceText).foregroundStyle(.secondary)
        }
        Spacer()
        Button {
          withAnimation { showDetail.toggle() }
        } label: {
          Label(showDetail ? "Hide Graph" : "Show Graph", systemImage: "chevron.right")
            .labelStyle(.iconOnly)
            .font(.title3)
            .rotationEffect(.degrees(showDetail ? 90 : 0))
            .scaleEffect(showDetail ? 1.5 : 1)
            .padding()
        }
        .buttonStyle(.plain)
      }
      if showDetail {
        HikeDetail(hike: hike)
          .transition(.moveAndFade)
      }
    }
  }
}
