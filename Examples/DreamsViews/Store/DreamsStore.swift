package import Lamina

/// The session of one window: views ask it for what they show, and report to it what people do.
///
/// ```swift
/// let store = DreamsStore(DreamsSession(), now: { clock.now })
/// store.perform(.add)
/// store.session.list.dreams.count
/// ```
///
/// What is to be kept is handed on after each action, before the next one can come.
@Observable
package final class DreamsStore {
  package private(set) var session: DreamsSession
  /// Writes a picture and returns where it is.
  @ObservationIgnored let save: @Sendable (SharedPicture) async throws(ShareError) -> String
  /// The time on the wall.
  @ObservationIgnored let date: () -> Date
  @ObservationIgnored private let keep: (DreamsSnapshot) -> Void
  @ObservationIgnored private let now: () -> TimeInterval

  /// A store that goes on with `session`.
  ///
  /// - Parameters:
  ///   - session: what is shown at first.
  ///   - now: the time in seconds, by which quick changes are distinguished from slow ones.
  ///   - date: the time on the wall, from which reminders count.
  ///   - keep: called with what is to be there again after the next start.
  ///   - save: writes the pictures that people share.
  package init(
    _ session: DreamsSession, now: @escaping () -> TimeInterval,
    date: @escaping () -> Date = { Date() },
    keep: @escaping (DreamsSnapshot) -> Void = { _ in },
    save: @escaping @Sendable (SharedPicture) async throws(ShareError) -> String
  ) {
    self.session = session
    self.now = now
    self.date = date
    self.keep = keep
    self.save = save
  }

  /// Does what somebody asks for outside of the window: a selection, or what is shared, is given up for it.
  ///
  /// - Returns: why nothing has happened; nil if it has.
  @discardableResult
  package func performFromOutside(_ action: DreamsAction) -> DreamsRefusal? {
    if session.state != .viewing { perform(.cancel) }
    return perform(action)
  }

  /// Does what a person asks for; what has no business as things stand does nothing.
  ///
  /// - Returns: why nothing has happened; nil if it has.
  @discardableResult
  package func perform(_ action: DreamsAction) -> DreamsRefusal? {
    do throws(DreamsRefusal) {
      var next = session
      try next.perform(action, at: now())
      withAnimation(.snappy(duration: 0.3)) { session = next }
      keep(next.snapshot)
      return nil
    } catch {
      return error
    }
  }
}
