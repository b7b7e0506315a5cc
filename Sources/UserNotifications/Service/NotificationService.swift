/// Who shows notifications: the desktop, or the program itself.
public protocol NotificationService: AnyObject, Sendable {
  /// Shows a notification, in the place of one with the same number where there is one.
  ///
  /// - Returns: a number, by which it is withdrawn and answered.
  func show(_ notification: ShownNotification, replacing number: UInt32?) async throws -> UInt32
  /// Takes a notification away.
  func withdraw(_ number: UInt32) async
  /// What becomes of notifications, as long as somebody listens.
  var events: AsyncStream<NotificationEvent> { get }
}

/// A notification as a service shows it: plain texts.
public struct ShownNotification: Hashable, Sendable {
  /// An answer that is offered.
  public struct Action: Hashable, Sendable {
    /// Names it.
    public var identifier: String
    /// What people read.
    public var title: String
    /// Whether it is answered in words.
    public var takesText: Bool

    /// Makes an answer.
    public init(identifier: String, title: String, takesText: Bool = false) {
      self.identifier = identifier
      self.title = title
      self.takesText = takesText
    }
  }

  /// Names it among the program's.
  public var identifier: String
  /// The first line.
  public var title: String
  /// The text, subtitle first.
  public var body: String
  /// What is offered.
  public var actions: [Action]
  /// The path of a picture.
  public var picture: String?
  /// The name of a sound.
  public var sound: String?
  /// How urgent it is.
  public var level: UNNotificationInterruptionLevel

  /// Makes a notification of what it shows.
  public init(
    identifier: String, title: String, body: String, actions: [Action], picture: String?,
    sound: String?, level: UNNotificationInterruptionLevel
  ) {
    self.identifier = identifier
    self.title = title
    self.body = body
    self.actions = actions
    self.picture = picture
    self.sound = sound
    self.level = level
  }
}

/// What became of a notification.
public enum NotificationEvent: Hashable, Sendable {
  /// An answer was chosen; the notification itself is the action `default`.
  case chosen(UInt32, action: String)
  /// Words were sent.
  case replied(UInt32, text: String)
  /// It is gone; whether a person did that.
  case closed(UInt32, byPerson: Bool)
}
