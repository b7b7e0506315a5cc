import Foundation
public import LaminaBus
import Synchronization

/// Where a program's notifications are asked for, kept until their time, shown and answered.
///
/// What waits for its time waits in this process, and is gone with it. Any thread may use it.
public final class UNUserNotificationCenter: Sendable {
  fileprivate struct State {
    var service: (any NotificationService)?
    var status = UNAuthorizationStatus.notDetermined
    var categories: Set<UNNotificationCategory> = []
    var pending: [String: (request: UNNotificationRequest, task: Task<Void, Never>)] = [:]
    var order: [String] = []
    var delivered: [String: (notification: UNNotification, number: UInt32)] = [:]
    var badge = 0
    var listener: Task<Void, Never>?
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  /// More do not wait; as on iOS.
  public static let pendingLimit = 64

  private let state = Mutex(State())
  private let clock: any NotificationClock
  private let makeService: @Sendable () async throws -> any NotificationService

  /// Makes a center of its own, for tests and for who shows notifications otherwise.
  public init(service: any NotificationService, clock: any NotificationClock = WallClock()) {
    self.clock = clock
    makeService = { service }
  }

  /// Makes a center for who shows notifications in the session of a bus: its service, or else its portal.
  public convenience init(on bus: Bus, application: String) {
    self.init { try await SessionNotifications.service(on: bus, application: application) }
  }

  private init(_ make: @escaping @Sendable () async throws -> any NotificationService) {
    clock = WallClock()
    makeService = make
  }

  deinit {
    state.withLock { state in
      state.listener?.cancel()
      for waiting in state.pending.values { waiting.task.cancel() }
    }
  }

  private static let shared = UNUserNotificationCenter {
    let bus: Bus
    do { bus = try Bus.session() } catch { throw UNError.noService("\(error)") }
    return try await SessionNotifications.service(
      on: bus, application: ProcessInfo.processInfo.processName)
  }

  /// The program's.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Who is told of notifications; held weakly.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  // MARK: What a person allows

  /// Asks whether the program may notify: on a Linux desktop it may where somebody shows notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    let isThere = (try? await service()) != nil
    state.withLock { $0.status = isThere ? .authorized : .denied }
    return isThere
  }

  /// What holds now.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: state.withLock { $0.status })
  }

  /// Sets the number on the program's icon, as this process knows it.
  public func setBadgeCount(_ count: Int) async throws {
    state.withLock { $0.badge = max(0, count) }
  }

  /// The number on the program's icon.
  public var badgeCount: Int { state.withLock { $0.badge } }

  // MARK: Categories

  /// Says which answers the notifications of each category offer.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// The categories that were set.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  // MARK: Asking for notifications

  /// Shows a notification, or keeps it until its time; one of the same name is replaced.
  ///
  /// - Throws: `UNError` where it says nothing, its time never comes, too many wait, or there is no service; the
  ///   service's own error where that does not show it.
  public func add(_ request: UNNotificationRequest) async throws {
    let content = request.content
    guard !(content.title + content.subtitle + content.body).isEmpty else {
      throw UNError.notificationInvalidNoContent
    }
    if state.withLock({ $0.status == .denied }) { throw UNError.notificationsNotAllowed }
    guard let trigger = request.trigger else {
      forget([request.identifier])
      return try await show(request)
    }
    let start = clock.now
    guard trigger.next(after: start, since: start) != nil else {
      throw UNError.notificationInvalidNoDate
    }
    // In one step: the task, which may be over at once, finds its request noted.
    try state.withLock { state in
      state.forget(request.identifier)
      guard state.pending.count < Self.pendingLimit else {
        throw UNError.tooMany(limit: Self.pendingLimit)
      }
      state.pending[request.identifier] = (request, waiting(request, trigger, from: start))
      state.order.append(request.identifier)
    }
  }

  /// Shows a request whenever its time comes.
  private func waiting(
    _ request: UNNotificationRequest, _ trigger: UNNotificationTrigger, from start: Date
  ) -> Task<Void, Never> {
    Task { [weak self, clock] in
      var last = start
      while let next = trigger.next(after: last, since: start) {
        guard (try? await clock.sleep(until: next)) != nil, !Task.isCancelled else { return }
        last = next
        try? await self?.show(request)
        if !trigger.repeats { break }
      }
      self?.state.withLock { $0.end(request) }
    }
  }

  /// What waits for its time, in the order in which it was asked for.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.withLock { state in state.order.compactMap { state.pending[$0]?.request } }
  }

  /// Forgets what waits.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    forget(identifiers)
  }

  /// Forgets all that waits.
  public func removeAllPendingNotificationRequests() { forget(state.withLock { $0.order }) }

  private func forget(_ identifiers: [String]) {
    state.withLock { state in identifiers.forEach { state.forget($0) } }
  }

  // MARK: What is shown

  /// What is shown, or listed, and was not answered, from the first one on.
  public func deliveredNotifications() async -> [UNNotification] {
    state.withLock { $0.delivered.values.map(\.notification) }.sorted { $0.date < $1.date }
  }

  /// Withdraws notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let numbers = state.withLock { state in
      identifiers.compactMap { state.delivered.removeValue(forKey: $0)?.number }
    }
    guard let service = state.withLock({ $0.service }) else { return }
    Task { for number in numbers { await service.withdraw(number) } }
  }

  /// Withdraws all notifications.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: state.withLock { Array($0.delivered.keys) })
  }

  private func show(_ request: UNNotificationRequest) async throws {
    let service = try await service()
    let notification = UNNotification(request, at: clock.now)
    let options =
      await delegate?.userNotificationCenter(self, willPresent: notification) ?? [
        .banner, .list, .sound,
      ]
    guard !options.isDisjoint(with: [.banner, .list]) else { return }
    let former = state.withLock { $0.delivered[request.identifier]?.number }
    let number = try await service.show(shown(request, options), replacing: former)
    state.withLock { state in
      state.delivered[request.identifier] = (notification, number)
      if let badge = request.content.badge { state.badge = badge }
    }
  }

  private func shown(
    _ request: UNNotificationRequest, _ options: UNNotificationPresentationOptions
  ) -> ShownNotification {
    let content = request.content
    let category = state.withLock { state in
      state.categories.first { $0.identifier == content.categoryIdentifier }
    }
    return ShownNotification(
      identifier: request.identifier, title: content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
      actions: category?.actions.map {
        ShownNotification.Action(
          identifier: $0.identifier, title: $0.title, takesText: $0 is UNTextInputNotificationAction
        )
      } ?? [],
      picture: content.attachments.first?.url.path,
      sound: options.contains(.sound) ? content.sound?.name : nil,
      level: options.contains(.banner) ? content.interruptionLevel : .passive)
  }

  // MARK: Answers

  private func service() async throws -> any NotificationService {
    if let service = state.withLock({ $0.service }) { return service }
    let made = try await makeService()
    return state.withLock { state in
      if let service = state.service { return service }
      state.service = made
      state.listener = Task { [weak self] in
        for await event in made.events { await self?.take(event) }
      }
      return made
    }
  }

  private func take(_ event: NotificationEvent) async {
    let answer = state.withLock { state -> UNNotificationResponse? in
      guard
        let (identifier, delivered) = state.delivered.first(where: {
          $0.value.number == event.number
        })
      else { return nil }
      state.delivered[identifier] = nil
      return state.response(to: event, of: delivered.notification)
    }
    guard let answer, let delegate else { return }
    await delegate.userNotificationCenter(self, didReceive: answer)
  }
}

extension UNUserNotificationCenter.State {
  fileprivate mutating func end(_ request: UNNotificationRequest) {
    if pending[request.identifier]?.request === request { forget(request.identifier) }
  }

  fileprivate mutating func forget(_ identifier: String) {
    guard let waiting = pending.removeValue(forKey: identifier) else { return }
    waiting.task.cancel()
    order.removeAll { $0 == identifier }
  }

  /// What the delegate is told; nil for what it does not want to know.
  fileprivate func response(
    to event: NotificationEvent, of notification: UNNotification
  ) -> UNNotificationResponse? {
    let category = categories.first {
      $0.identifier == notification.request.content.categoryIdentifier
    }
    switch event {
    case .chosen(_, "default"):
      return UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier)
    case .chosen(_, let action):
      guard category?.actions.contains(where: { $0.identifier == action }) == true else {
        return nil
      }
      return UNNotificationResponse(notification, action)
    case .replied(_, let text):
      guard let action = category?.actions.first(where: { $0 is UNTextInputNotificationAction })
      else {
        return nil
      }
      return UNTextInputNotificationResponse(notification, action.identifier, text: text)
    case .closed(_, let byPerson):
      guard byPerson, category?.options.contains(.customDismissAction) == true else { return nil }
      return UNNotificationResponse(notification, UNNotificationDismissActionIdentifier)
    }
  }
}

extension NotificationEvent {
  fileprivate var number: UInt32 {
    switch self {
    case .chosen(let number, _), .replied(let number, _), .closed(let number, _): number
    }
  }
}
