import GalleryPages
import Lamina

/// The application: one window on one page.
@MainActor
struct GalleryApp: App {
  let page: GalleryPage
  /// How it looks whatever the desktop says; nil to follow that.
  let appearance: ColorAppearance?
  /// By how much text is larger than usual, whatever the desktop says; nil to follow that.
  var textScale: Double?
  /// The theme of a file; nil for Lamina's own.
  let theme: FollowedTheme?
  /// Whether pages may have servers; pictures need none.
  var isServed = false

  init(page: GalleryPage, appearance: ColorAppearance? = nil, theme: FollowedTheme? = nil) {
    self.page = page
    self.appearance = appearance
    self.theme = theme
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
      GalleryView(page: page, isServed: isServed, theme: theme)
        .transformEnvironment(\.self) { adapt(&$0) }
    }
    .defaultSize(width: 1_000, height: 700)
  }

  /// Has views look as the command says.
  func adapt(_ environment: inout EnvironmentValues) {
    if let appearance {
      environment.colorSchemeContrast = appearance.contrast
      environment.colorScheme = appearance.scheme
    }
    if let textScale { environment.systemTextScale = textScale }
  }
}
