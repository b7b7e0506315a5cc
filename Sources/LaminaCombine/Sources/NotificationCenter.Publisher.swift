public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: LaminaCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Where notifications are posted.
    public let center: NotificationCenter
    /// Which are published.
    public let name: Notification.Name
    /// Of whom; nil for all.
    public let object: AnyObject?

    /// Publishes the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive(subscriber: some Subscriber<Notification, Never>) {
      let outlet = Outlet("NotificationCenter Observer", subscriber)
      let entry = Observed(outlet.offerIfWanted)
      let token = center.addObserver(forName: name, object: object, queue: nil) { entry.call($0) }
      outlet.open(cancelled: { [center] in center.removeObserver(token) })
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same notifications.
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// What a center calls on whatever thread a notification is posted: all it leads to is behind locks.
private struct Observed: @unchecked Sendable {
  let call: (Notification) -> Void
  init(_ call: @escaping (Notification) -> Void) { self.call = call }
}
