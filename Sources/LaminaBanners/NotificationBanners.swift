import LaminaGeometry
import LaminaViews
public import Observation
public import UserNotifications

/// The notifications that a program shows in its own windows: three at most, the newest at the top.
///
/// Each goes after five seconds, or when it is pressed, answered or swiped away; one that is critical stays until then.
@MainActor @Observable
public final class NotificationBanners: NotificationService {
  /// A notification with its number.
  struct Banner: Identifiable {
    let id: UInt32
    var notification: ShownNotification
  }

  /// How many are shown at once; older ones go.
  public nonisolated static let limit = 3
  /// How long one stays.
  public nonisolated static let seconds = 5.0

  private(set) var banners: [Banner] = []
  @ObservationIgnored private var latest: UInt32 = 0
  @ObservationIgnored private var timers: [UInt32: Task<Void, Never>] = [:]
  @ObservationIgnored private let clock: any NotificationClock
  @ObservationIgnored public nonisolated let events: AsyncStream<NotificationEvent>
  @ObservationIgnored private nonisolated let sink: AsyncStream<NotificationEvent>.Continuation

  /// Makes banners of which none is shown.
  public init(clock: any NotificationClock = WallClock()) {
    self.clock = clock
    (events, sink) = AsyncStream.makeStream(
      of: NotificationEvent.self, bufferingPolicy: .bufferingNewest(256))
  }

  /// Shows a notification at the top, or in the place of that with the same number.
  public func show(
    _ notification: ShownNotification, replacing number: UInt32?
  ) async throws -> UInt32 {
    if let number, let place = banners.firstIndex(where: { $0.id == number }) {
      banners[place].notification = notification
      time(number, notification)
      return number
    }
    latest += 1
    let id = latest
    withAnimation { banners.insert(Banner(id: id, notification: notification), at: 0) }
    while banners.count > Self.limit, let last = banners.last { end(last.id, byPerson: false) }
    time(id, notification)
    return id
  }

  /// Takes a notification away.
  public func withdraw(_ number: UInt32) async { remove(number) }

  /// A button was pressed, or the banner itself.
  func choose(_ action: String, of number: UInt32) {
    guard remove(number) else { return }
    sink.yield(.chosen(number, action: action))
  }

  /// It goes; nobody has answered.
  func end(_ number: UInt32, byPerson: Bool) {
    guard remove(number) else { return }
    sink.yield(.closed(number, byPerson: byPerson))
  }

  @discardableResult private func remove(_ number: UInt32) -> Bool {
    timers.removeValue(forKey: number)?.cancel()
    guard banners.contains(where: { $0.id == number }) else { return false }
    withAnimation { banners.removeAll { $0.id == number } }
    return true
  }

  private func time(_ number: UInt32, _ notification: ShownNotification) {
    timers.removeValue(forKey: number)?.cancel()
    guard notification.level != .critical else { return }
    let end = clock.now.addingTimeInterval(Self.seconds)
    timers[number] = Task { [weak self, clock] in
      guard (try? await clock.sleep(until: end)) != nil, !Task.isCancelled else { return }
      self?.end(number, byPerson: false)
    }
  }
}
