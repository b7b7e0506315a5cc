import DreamsReminders
import DreamsViews
import Lamina
import LaminaBanners

/// The application: one window with the dreams.
@MainActor
struct DreamsApp: App {
  let store: DreamsStore
  var isNight = false
  /// Tells of dreams that are due; nil where nothing is kept.
  var reminders: DreamReminders?

  static var instancePolicy: InstancePolicy {
    .single(id: "org.lamina.dreams", schemes: ["dreams"])
  }

  /// The dreams are kept by their store.
  var restorationIdentifier: String? { nil }

  init(store: DreamsStore, isNight: Bool, reminders: DreamReminders? = nil) {
    (self.store, self.isNight, self.reminders) = (store, isNight, reminders)
    reminders?.perform = { store.performFromOutside($0) }
  }

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
      Group {
        if isNight { view.theme(.dreamsNight) } else { view }
      }
      .onOpenURL { open($0) }
    }
    .defaultSize(width: 1_000, height: 700)
  }

  @ViewBuilder private var view: some View {
    if let reminders {
      DreamsView(store).notificationBanners(reminders.banners)
    } else {
      DreamsView(store)
    }
  }
}

extension DreamsApp {
  /// Opens `dreams://dream/3` or `dreams://favorite`; others, and dreams that are not there, leave things as they are.
  func open(_ address: URL) {
    guard let item = DreamsScreen.Item(address) else { return }
    store.performFromOutside(.open(item))
  }
}

extension DreamsScreen.Item {
  /// What an address names; nil for none of ours.
  init?(_ address: URL) {
    let parts = address.pathComponents.filter { $0 != "/" }
    switch (address.scheme?.lowercased(), address.host?.lowercased(), parts.count) {
    case ("dreams", "favorite", 0): self = .favorite
    case ("dreams", "dream", 1):
      guard let number = Int(parts[0]), number > 0 else { return nil }
      self = .dream(Dream.ID(number))
    default: return nil
    }
  }
}
