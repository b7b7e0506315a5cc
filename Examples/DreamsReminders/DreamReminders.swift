package import DreamsViews
import Foundation
package import LaminaBanners
package import LaminaStore
package import UserNotifications

/// Tells a person of dreams whose time has come: over the desktop, or where nobody shows notifications there, at the
/// top of the window.
///
/// What came due while Dreams did not run is told at its next start, once.
@MainActor
package final class DreamReminders: UNUserNotificationCenterDelegate {
  /// What is shown in the window.
  package let banners: NotificationBanners
  /// Does what a person answers.
  package var perform: (DreamsAction) -> Void = { _ in }

  private static let later = UNNotificationAction(identifier: "later", title: "In an Hour")
  private static let toldKey = "reminders.told"

  private let clock: any NotificationClock
  private let store: SharedStore
  private let onProblem: (String) -> Void
  private let findCenter: @MainActor (NotificationBanners) async -> UNUserNotificationCenter
  private var center: UNUserNotificationCenter?
  /// What was asked for, by its name.
  private var asked: [String: Dream] = [:]
  private var work: Task<Void, Never>?

  /// Makes reminders that keep in a store up to when they have told all.
  package init(
    _ store: SharedStore, clock: any NotificationClock = WallClock(),
    center: @escaping @MainActor (NotificationBanners) async -> UNUserNotificationCenter =
      DreamReminders.ofDesktop,
    onProblem: @escaping (String) -> Void
  ) {
    (self.store, self.clock, findCenter, self.onProblem) = (store, clock, center, onProblem)
    banners = NotificationBanners(clock: clock)
  }

  /// The desktop's notifications where somebody shows them, or else the window's own.
  package static func ofDesktop(
    or banners: NotificationBanners
  ) async -> UNUserNotificationCenter {
    let desktop = UNUserNotificationCenter.current()
    let mayNotify = try? await desktop.requestAuthorization(options: [.alert, .sound])
    return mayNotify == true ? desktop : UNUserNotificationCenter(service: banners)
  }

  /// Asks for what is due, and forgets what is not any more; a list without reminders costs nothing.
  package func tell(_ list: DreamList) {
    let due = Dictionary(
      uniqueKeysWithValues: list.dreams.filter { $0.due != nil }.map { (Self.name($0), $0) })
    let gone = asked.filter { due[$0.key] != $0.value }.map(\.key)
    let new = due.filter { asked[$0.key] != $0.value }
    asked = due
    guard !gone.isEmpty || !new.isEmpty else { return }
    let former = work
    work = Task {
      await former?.value
      await change(gone, Array(new.values))
    }
  }

  /// Waits until all is asked for.
  package func finish() async { await work?.value }

  private func change(_ gone: [String], _ new: [Dream]) async {
    let center = await currentCenter()
    center.removePendingNotificationRequests(withIdentifiers: gone)
    center.removeDeliveredNotifications(withIdentifiers: gone)
    // Of several that came due meanwhile, one that is told does not stand for the others.
    let told = told
    for (dream, due) in new.compactMap({ dream in dream.due.map { (dream, $0) } })
      .sorted(by: { $0.1 < $1.1 })
    {
      guard let request = request(dream, due, told: told) else { continue }
      do { try await center.add(request) } catch { onProblem("\(error)") }
    }
  }

  private func currentCenter() async -> UNUserNotificationCenter {
    if let center { return center }
    let made = await findCenter(banners)
    made.delegate = self
    made.setNotificationCategories([
      UNNotificationCategory(identifier: "dream", actions: [Self.later])
    ])
    center = made
    return made
  }

  /// What is asked for; nil for what was told before.
  private func request(_ dream: Dream, _ due: Date, told: Date?) -> UNNotificationRequest? {
    let wait = due.timeIntervalSince(clock.now)
    if wait <= 0, let told, told >= due { return nil }
    let content = UNMutableNotificationContent()
    content.title = "A dream is due"
    content.body = dream.description
    content.categoryIdentifier = "dream"
    content.sound = .default
    return UNNotificationRequest(
      identifier: Self.name(dream), content: content,
      trigger: wait > 0
        ? UNTimeIntervalNotificationTrigger(timeInterval: wait, repeats: false) : nil)
  }

  private static func name(_ dream: Dream) -> String { "dream-\(dream.id.number)" }

  /// Up to when all was told; nil at the first time.
  private var told: Date? {
    do { return try store.value(Date.self, forKey: Self.toldKey) } catch {
      onProblem("\(error)")
      return nil
    }
  }

  // MARK: What the center says

  package func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    if let due = asked[notification.request.identifier]?.due, due > told ?? .distantPast {
      do { try store.set(due, forKey: Self.toldKey) } catch { onProblem("\(error)") }
    }
    return [.banner, .list, .sound]
  }

  package func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    guard let dream = asked[response.notification.request.identifier] else { return }
    if response.actionIdentifier == Self.later.identifier {
      perform(.remind(dream.id, clock.now + 3_600))
    } else {
      perform(.open(.dream(dream.id)))
    }
  }
}
