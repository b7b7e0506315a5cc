import Foundation
import NotificationClocks
import Synchronization
import Testing
import UserNotifications

/// A service that notes what it is asked.
private final class NotingService: NotificationService {
  struct State {
    var shown: [(ShownNotification, replacing: UInt32?)] = []
    var withdrawn: [UInt32] = []
  }
  let state = Mutex(State())
  let events: AsyncStream<NotificationEvent>
  let sink: AsyncStream<NotificationEvent>.Continuation

  init() { (events, sink) = AsyncStream.makeStream(of: NotificationEvent.self) }

  func show(_ notification: ShownNotification, replacing number: UInt32?) async throws -> UInt32 {
    state.withLock { state in
      state.shown.append((notification, number))
      return number ?? UInt32(state.shown.count)
    }
  }

  func withdraw(_ number: UInt32) async { state.withLock { $0.withdrawn.append(number) } }

  var titles: [String] { state.withLock { $0.shown.map(\.0.title) } }
}

private final class Listener: UNUserNotificationCenterDelegate {
  let heard = Mutex<[String]>([])
  let options: UNNotificationPresentationOptions

  init(_ options: UNNotificationPresentationOptions = [.banner, .sound]) { self.options = options }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { options }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
    heard.withLock {
      $0.append("\(response.notification.request.identifier) \(response.actionIdentifier) \(text)")
    }
  }
}

private func content(_ title: String, category: String = "") -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  content.title = title
  content.categoryIdentifier = category
  return content
}

/// Lets other tasks run until something holds, within a bound.
private func wait(_ isSo: () -> Bool) async {
  for _ in 0..<20_000 where !isSo() { await Task.yield() }
  for _ in 0..<200 where !isSo() { try? await Task.sleep(for: .milliseconds(5)) }
}

@Suite("The notification center") struct CenterTests {
  private let clock = SetClock()
  private let service = NotingService()
  private var center: UNUserNotificationCenter { made }
  private let made: UNUserNotificationCenter

  init() { made = UNUserNotificationCenter(service: service, clock: clock) }

  private func ask(
    _ name: String, _ trigger: UNNotificationTrigger? = nil, category: String = ""
  ) async throws {
    try await center.add(
      UNNotificationRequest(
        identifier: name, content: content(name, category: category), trigger: trigger))
  }

  @Test func showsAtOnceWithoutATrigger() async throws {
    #expect(try await center.requestAuthorization(options: [.alert]))
    try await ask("a")
    #expect(service.titles == ["a"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func showsAfterItsTimeAndNotBefore() async throws {
    try await ask("later", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    await wait { clock.sleeperCount == 1 }
    clock.advance(by: 59)
    #expect(service.titles.isEmpty)
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
    clock.advance(by: 2)
    await wait { service.titles == ["later"] }
    #expect(service.titles == ["later"])
  }

  @Test func repeatsUntilItIsRemoved() async throws {
    try await ask("again", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
    for round in 1...3 {
      await wait { clock.sleeperCount == 1 }
      clock.advance(by: 60)
      await wait { service.titles.count == round }
    }
    #expect(service.titles.count == 3)
    center.removePendingNotificationRequests(withIdentifiers: ["again"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    await wait { clock.sleeperCount == 1 }
    clock.advance(by: 60)
    await wait { clock.sleeperCount == 0 }
    #expect(service.titles.count == 3)
    // The same name takes the same place on the screen.
    #expect(service.state.withLock { $0.shown.map(\.replacing) } == [nil, 1, 1])
  }

  /// A clock on which nobody waits either, but time goes on: until a number of instants were slept to.
  private final class JumpingClock: NotificationClock {
    private let state = Mutex((now: Date(timeIntervalSince1970: 1_000_000.1), ends: [Date]()))
    var now: Date { state.withLock { $0.now } }
    var ends: [Date] { state.withLock { $0.ends } }

    func sleep(until instant: Date) async throws {
      let isOver = state.withLock { state in
        state.now = max(state.now, instant)
        state.ends.append(instant)
        return state.ends.count >= 300
      }
      if isOver { throw CancellationError() }
    }
  }

  @Test("A repetition comes once in each round", arguments: [60.1, 61.7, 75.0, 90.3])
  func comesOnceInEachRound(seconds: Double) async throws {
    let clock = JumpingClock()
    let center = UNUserNotificationCenter(service: service, clock: clock)
    try await center.add(
      UNNotificationRequest(
        identifier: "again", content: content("again"),
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: true)))
    await wait { clock.ends.count == 300 }
    let ends = clock.ends
    #expect(ends.count == 300)
    #expect(
      zip(ends, ends.dropFirst()).allSatisfy {
        abs($1.timeIntervalSince($0) - seconds) < 1e-3
      })
    withExtendedLifetime(center) {}
  }

  @Test func whatIsFurtherAheadThanClocksReachWaits() async throws {
    let center = UNUserNotificationCenter(service: service)
    try await center.add(
      UNNotificationRequest(
        identifier: "never", content: content("never"),
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: .infinity, repeats: false)))
    for _ in 0..<100 { await Task.yield() }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["never"])
    center.removeAllPendingNotificationRequests()
  }

  @Test func comesOnADate() async throws {
    var parts = DateComponents()
    parts.calendar = Calendar(identifier: .gregorian)
    parts.timeZone = TimeZone(secondsFromGMT: 0)
    parts.calendar?.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    (parts.hour, parts.minute) = (14, 0)
    // 1,000,000 s after 1970 is 13:46:40.
    try await ask("tea", UNCalendarNotificationTrigger(dateMatching: parts, repeats: false))
    await wait { clock.sleeperCount == 1 }
    clock.advance(by: 13 * 60)
    #expect(service.titles.isEmpty)
    clock.advance(by: 21)
    await wait { service.titles == ["tea"] }
    #expect(service.titles == ["tea"])
  }

  @Test(arguments: [UNError.noService("There is no bus."), .invalidAttachment("tea.png")])
  func saysItsSentenceToWhoAsksForTheLocalizedDescription(_ error: UNError) {
    #expect(error.localizedDescription == error.description)
  }

  @Test func refusesWhatCannotBeShown() async throws {
    await #expect(throws: UNError.notificationInvalidNoContent) { try await ask("") }
    var never = DateComponents()
    never.calendar = Calendar(identifier: .gregorian)
    (never.year, never.month) = (1960, 1)
    await #expect(throws: UNError.notificationInvalidNoDate) {
      try await ask("x", UNCalendarNotificationTrigger(dateMatching: never, repeats: false))
    }
    for number in 0..<64 {
      try await ask(
        "\(number)", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    }
    await #expect(throws: UNError.tooMany(limit: 64)) {
      try await ask("65", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    }
    #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "x", url: URL(filePath: "/no/such.png"))
    }
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  /// A clock on which nobody waits: what is asked for is over before `add` returns.
  private struct HastyClock: NotificationClock {
    let now = Date(timeIntervalSince1970: 1_000_000)
    func sleep(until instant: Date) async throws {}
  }

  @Test func whatIsOverAtOnceIsNotListedForEver() async throws {
    let center = UNUserNotificationCenter(service: service, clock: HastyClock())
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4_000 {
        group.addTask {
          try? await center.add(
            UNNotificationRequest(
              identifier: "\(number % 7)", content: content("x"),
              trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
        }
      }
    }
    for _ in 0..<20_000 where await !center.pendingNotificationRequests().isEmpty {
      await Task.yield()
    }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func contentThatIsChangedLaterStaysAsItWasAskedFor() async throws {
    let mutable = content("before")
    let request = UNNotificationRequest(identifier: "x", content: mutable, trigger: nil)
    mutable.title = "after"
    try await center.add(request)
    #expect(service.titles == ["before"])
  }

  @Test func answersReachTheDelegateOnce() async throws {
    let listener = Listener()
    center.delegate = listener
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "…")
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "dream",
        actions: [UNNotificationAction(identifier: "keep", title: "Keep"), reply],
        options: .customDismissAction)
    ])
    for name in ["a", "b", "c", "d", "e"] { try await ask(name, category: "dream") }
    #expect(service.state.withLock { $0.shown[0].0.actions.map(\.title) } == ["Keep", "Reply"])
    service.sink.yield(.chosen(1, action: "default"))
    service.sink.yield(.closed(1, byPerson: true))
    service.sink.yield(.chosen(2, action: "keep"))
    service.sink.yield(.replied(3, text: "Sleep well"))
    service.sink.yield(.closed(4, byPerson: true))
    service.sink.yield(.closed(5, byPerson: false))
    service.sink.yield(.chosen(99, action: "keep"))
    service.sink.yield(.chosen(5, action: "unknown"))
    await wait { listener.heard.withLock { $0.count } >= 4 }
    #expect(
      listener.heard.withLock { $0 } == [
        "a \(UNNotificationDefaultActionIdentifier) ", "b keep ", "c reply Sleep well",
        "d \(UNNotificationDismissActionIdentifier) ",
      ])
  }

  @Test func theDelegateSaysHowItIsShown() async throws {
    let quiet = Listener([])
    center.delegate = quiet
    try await ask("nothing")
    #expect(service.titles.isEmpty)
    let listed = Listener([.list])
    center.delegate = listed
    try await ask("listed")
    #expect(service.state.withLock { $0.shown.last?.0.level } == .passive)
    withExtendedLifetime((quiet, listed)) {}
  }

  @Test func withdrawsWhatIsShown() async throws {
    try await ask("a")
    try await ask("b")
    center.removeDeliveredNotifications(withIdentifiers: ["a", "absent"])
    await wait { service.state.withLock { $0.withdrawn } == [1] }
    #expect(service.state.withLock { $0.withdrawn } == [1])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["b"])
  }

  @Test func theBadgeFollowsWhatIsShown() async throws {
    let numbered = content("n")
    numbered.badge = 3
    try await center.add(UNNotificationRequest(identifier: "n", content: numbered, trigger: nil))
    #expect(center.badgeCount == 3)
    try await center.setBadgeCount(0)
    #expect(center.badgeCount == 0)
  }
}
