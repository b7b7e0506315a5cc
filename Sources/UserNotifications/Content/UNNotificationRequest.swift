public import Foundation

/// A notification that is asked for.
public final class UNNotificationRequest: Sendable {
  /// Names it: a later one of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request; what its content says later does not change it.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy()
    self.trigger = trigger
  }
}

/// A notification that was shown.
public final class UNNotification: Sendable {
  /// When.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
  }
}

/// What a person did with a notification.
///
/// `@unchecked Sendable`: a class that another stands on has to say so, and nothing of them ever changes.
public class UNNotificationResponse: @unchecked Sendable {
  /// Which one.
  public let notification: UNNotification
  /// What was chosen: an action, the notification itself, or its dismissal.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What a person wrote into a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  public let userText: String

  init(_ notification: UNNotification, _ actionIdentifier: String, text: String) {
    userText = text
    super.init(notification, actionIdentifier)
  }
}

/// The person pressed the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Why a notification was not taken.
public enum UNError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The person does not want any of this program.
  case notificationsNotAllowed
  /// It says nothing.
  case notificationInvalidNoContent
  /// Its date has passed, or never comes.
  case notificationInvalidNoDate
  /// The file cannot be read.
  case invalidAttachment(String)
  /// More are waiting than may.
  case tooMany(limit: Int)
  /// Nobody shows notifications here; why.
  case noService(String)

  /// A sentence for a developer.
  public var description: String {
    switch self {
    case .notificationsNotAllowed: "The person wants no notifications of this program."
    case .notificationInvalidNoContent:
      "A notification says something: give it a title, a subtitle or a body."
    case .notificationInvalidNoDate: "The notification's date has passed, or never comes."
    case .invalidAttachment(let name): "\(name) is no file that can be read."
    case .tooMany(let limit): "\(limit) notifications are waiting already, which are the most."
    case .noService(let reason): "Nobody shows notifications here: \(reason)"
    }
  }
}

extension UNError: LocalizedError {
  public var errorDescription: String? { description }
}
