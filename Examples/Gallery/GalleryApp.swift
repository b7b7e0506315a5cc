import GalleryPages
import Lamina

/// The application: one window on one page.
@MainActor
struct GalleryApp: App {
  let page: GalleryPage

  init(page: GalleryPage) { self.page = page }

  init() { self.init(page: .text) }

  var body: some Scene {
    WindowGroup("Gallery") { GalleryView(page: page) }.defaultSize(width: 1_000, height: 700)
  }
}
