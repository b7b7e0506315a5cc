import AdsViews
import Lamina

/// The application: one window with a description, its documents and its mock.
@MainActor
struct AdsApp: App {
  static let size = CGSize(width: 1_100, height: 760)
  let desk: AdsDesk
  let isNight: Bool
  /// Whether the mock listens; pictures need none.
  let isServed: Bool

  init() { self.init(AdsDesk(.usual), isNight: false, isServed: isDisplayAvailable) }

  init(_ desk: AdsDesk, isNight: Bool, isServed: Bool) {
    (self.desk, self.isNight, self.isServed) = (desk, isNight, isServed)
  }

  var body: some Scene {
    WindowGroup("Ads") {
      AdsView(desk, isServed: isServed)
        .frame(minWidth: 700, minHeight: 520)
        .preferredColorScheme(isNight ? .dark : nil)
    }
    .defaultSize(Self.size)
  }
}
