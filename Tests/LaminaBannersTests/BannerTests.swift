import Foundation
import Lamina
import LaminaBanners
import LaminaTesting
import Synchronization
import Testing
import UserNotifications

/// A clock on which nobody ever wakes up but by `ring`.
private nonisolated final class Bell: NotificationClock {
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
  let now = Date(timeIntervalSince1970: 0)

  func sleep(until instant: Date) async throws {
    await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) } }
    try Task.checkCancellation()
  }

  var count: Int { waiting.withLock { $0.count } }

  func ring() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in all { continuation.resume() }
  }
}

@Suite("Banners in a window") struct BannerTests {
  private let bell = Bell()
  private let banners: NotificationBanners
  private let harness: Harness

  init() {
    let banners = NotificationBanners(clock: bell)
    self.banners = banners
    // What shines through a banner is costly in many pixels.
    harness = Self.window(banners, scale: 0.25)
  }

  private static func window(_ banners: NotificationBanners, scale: CGFloat) -> Harness {
    Harness(size: CGSize(width: 480, height: 400), scale: scale) {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity).notificationBanners(banners)
    }
  }

  private func show(_ name: String, level: UNNotificationInterruptionLevel = .active) async throws
    -> UInt32
  {
    let number = try await banners.show(
      ShownNotification(
        identifier: name, title: "Dream \(name)", body: "A frog sang.",
        actions: [.init(identifier: "keep", title: "Keep", takesText: false)], picture: nil,
        sound: nil, level: level), replacing: nil)
    harness.advance(by: 1)
    return number
  }

  private func next() async -> NotificationEvent? {
    for await event in banners.events { return event }
    return nil
  }

  @Test func aPressAnswers() async throws {
    let number = try await show("a")
    #expect(harness.exists("Dream a"))
    harness.tap("Dream a")
    #expect(await next() == .chosen(number, action: "default"))
    harness.advance(by: 1)
    #expect(!harness.exists("Dream a"))
  }

  @Test func aButtonAnswersWithItsAction() async throws {
    let number = try await show("a")
    harness.tap("Keep")
    #expect(await next() == .chosen(number, action: "keep"))
  }

  @Test func aSwipeUpwardsDismissesAndALittleOneDoesNot() async throws {
    let number = try await show("a")
    harness.drag("Dream a", by: CGSize(width: 0, height: -12))
    harness.advance(by: 1)
    #expect(harness.exists("Dream a"))
    harness.drag("Dream a", by: CGSize(width: 0, height: -60))
    #expect(await next() == .closed(number, byPerson: true))
  }

  @Test func threeAreShownTheNewestAtTheTop() async throws {
    let first = try await show("1")
    for name in ["2", "3", "4"] { _ = try await show(name) }
    #expect(await next() == .closed(first, byPerson: false))
    let tops = ["4", "3", "2"].compactMap { harness.frame(of: "Dream \($0)")?.minY }
    #expect(tops.count == 3 && tops == tops.sorted())
    #expect(!harness.exists("Dream 1"))
  }

  @Test func goesAfterItsTimeUnlessItIsCritical() async throws {
    let number = try await show("a")
    _ = try await show("b", level: .critical)
    for _ in 0..<10_000 where bell.count == 0 { await Task.yield() }
    #expect(bell.count == 1)
    bell.ring()
    #expect(await next() == .closed(number, byPerson: false))
    harness.advance(by: 1)
    #expect(harness.exists("Dream b") && !harness.exists("Dream a"))
  }

  @Test func looksLikeACardAboveTheContent() async throws {
    _ = try await show("a")
    _ = try await show("b")
    let harness = Self.window(banners, scale: 1)
    try ReferencePicture("banners", besides: #filePath).check(harness.picture())
  }
}
