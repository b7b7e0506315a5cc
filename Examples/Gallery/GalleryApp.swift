import GalleryPages
import Lamina

/// The application: one window on one page.
@MainActor
struct GalleryApp: App {
  let page: GalleryPage
  let palette: ColorPalette
  /// Whether pages may have servers; pictures need none.
  var isServed = false

  init(page: GalleryPage, palette: ColorPalette = .light) {
    self.page = page
    self.palette = palette
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
      GalleryView(page: page, isServed: isServed).environment(\.colorPalette, palette)
    }
    .defaultSize(width: 1_000, height: 700)
  }
}
