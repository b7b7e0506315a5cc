import GalleryPages
import Lamina

/// The application: one window on one page.
@MainActor
struct GalleryApp: App {
  let page: GalleryPage
  let appearance: ColorAppearance
  /// Whether pages may have servers; pictures need none.
  var isServed = false

  init(page: GalleryPage, appearance: ColorAppearance = ColorAppearance()) {
    self.page = page
    self.appearance = appearance
  }

  init() { self.init(page: .text) }

  /// The application in a window, where pages may have servers.
  var served: GalleryApp {
    var app = self
    app.isServed = true
    return app
  }

  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView(page: page, isServed: isServed)
        .environment(\.colorSchemeContrast, appearance.contrast)
        .environment(\.colorScheme, appearance.scheme)
    }
    .defaultSize(width: 1_000, height: 700)
  }
}
