import DreamsViews
import Lamina

/// The application: one window with the dreams.
@MainActor
struct DreamsApp: App {
  let store: DreamsStore
  var isNight = false

  /// The dreams are kept by their store.
  var restorationIdentifier: String? { nil }

  init(store: DreamsStore, isNight: Bool) { (self.store, self.isNight) = (store, isNight) }

  /// The first dreams, which are not kept.
  init() {
    let folder = PicturesFolder(environment: ProcessInfo.processInfo.environment)
    self.init(
      store: DreamsStore(DreamsSession(), now: { ProcessInfo.processInfo.systemUptime }) {
        picture async throws(ShareError) in try await folder.write(picture)
      }, isNight: false)
  }

  var body: some Scene {
    WindowGroup("Dreams") {
      if isNight {
        DreamsView(store).theme(.dreamsNight)
      } else {
        DreamsView(store)
      }
    }
    .defaultSize(width: 1_000, height: 700)
  }
}
