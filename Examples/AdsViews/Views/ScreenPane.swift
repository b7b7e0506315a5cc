import Lamina

/// The ads where they belong: on the screen that asked for them.
struct ScreenPane: View {
  let screen: AdScreen

  var body: some View {
    VStack(spacing: 0) {
      PaneHeader(title: "On a screen", detail: "\(screen.width) × \(screen.height)")
      Phone(screen: screen)
        .aspectRatio(shape, contentMode: .fit)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(width: 250)
    .background(Color(role: .groupedBackground))
  }

  /// Screens of any numbers, as far as they can be drawn here.
  private var shape: CGFloat {
    min(max(CGFloat(screen.width) / CGFloat(max(screen.height, 1)), 0.4), 2)
  }
}

private struct Phone: View {
  let screen: AdScreen

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        Text("Today").font(.headline)
        ForEach(screen.ads) { AdCard(ad: $0) }
        if screen.ads.isEmpty { Text("There is no ad for it.").foregroundStyle(.secondary) }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 18))
    .overlay(RoundedRectangle(cornerRadius: 18).strokeBorder(Color.secondary, lineWidth: 3))
  }
}

private struct AdCard: View {
  let ad: AdScreen.Ad

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(
        colors: [color, color.opacity(0.55)], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(height: 84)
      VStack(alignment: .leading, spacing: 2) {
        Text(ad.title).font(.callout.bold())
        if !ad.summary.isEmpty { Text(ad.summary).font(.caption).foregroundStyle(.secondary) }
      }
      .padding(8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(role: .secondaryBackground))
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .accessibilityElement(children: .combine)
  }

  private var color: Color { Color(Color.Resolved(hex: ad.color)) }
}
