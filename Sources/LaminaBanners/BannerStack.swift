import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText
public import LaminaViews
import UserNotifications

extension View {
  /// Shows notifications at the top of the view, above all else in it.
  public func notificationBanners(_ banners: NotificationBanners) -> some View {
    overlay(alignment: .top) { BannerStack(banners: banners) }
  }
}

/// The banners, one below the other.
private struct BannerStack: View {
  let banners: NotificationBanners

  var body: some View {
    VStack(spacing: 8) {
      ForEach(banners.banners) { banner in
        BannerCard(banner: banner, banners: banners)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .padding(12)
    .frame(maxWidth: 420)
  }
}

/// One notification: its texts, and a button for each answer.
private struct BannerCard: View {
  let banner: NotificationBanners.Banner
  let banners: NotificationBanners
  @State private var lift: CGFloat = 0
  private var shown: ShownNotification { banner.notification }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(shown.title).font(.headline)
      if !shown.body.isEmpty { Text(shown.body).font(.subheadline).lineLimit(4) }
      if !shown.actions.isEmpty { answers.padding(.top, 6) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    .overlay { RoundedRectangle(cornerRadius: 14).stroke(.separator) }
    .shadow(color: .black.opacity(0.18), radius: 10, y: 4)
    .offset(y: lift)
    .onTapGesture { banners.choose("default", of: banner.id) }
    .gesture(swipe)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("banner \(shown.identifier)")
    .accessibilityAction(named: "Dismiss") { banners.end(banner.id, byPerson: true) }
  }

  private var answers: some View {
    HStack {
      ForEach(shown.actions, id: \.identifier) { action in
        Button(action.title) { banners.choose(action.identifier, of: banner.id) }
      }
    }
  }

  /// Upwards it goes; less far it comes back.
  private var swipe: some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { lift = min(0, $0.translation.height) }
      .onEnded { drag in
        if drag.translation.height < -30 { return banners.end(banner.id, byPerson: true) }
        withAnimation { lift = 0 }
      }
  }
}
