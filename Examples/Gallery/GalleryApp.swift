import GalleryPages
import Lamina

/// The application: one window on one page.
@MainActor
struct GalleryApp: App {
  let page: GalleryPage
  let palette: ColorPalette

  init(page: GalleryPage, palette: ColorPalette = .light) {
    (self.page, self.palette) = (page, palette)
  }

  init() { self.init(page: .text) }

  var body: some Scene {
    WindowGroup("Gallery") { GalleryView(page: page).environment(\.colorPalette, palette) }
      .defaultSize(width: 1_000, height: 700)
  }
}
