/// What a program does when its notifications are shown and answered.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  /// Is asked how a notification is shown; where it says nothing, the notification is only listed.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Is told what a person did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  /// Shows it, with its sound.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// How a notification is shown.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the program's icon changes.
  public static let badge = Self(rawValue: 1)
  /// It is heard.
  public static let sound = Self(rawValue: 2)
  /// It is listed.
  public static let list = Self(rawValue: 8)
  /// It is shown above other windows.
  public static let banner = Self(rawValue: 16)
}

/// What a program may do with notifications.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Change the number on its icon.
  public static let badge = Self(rawValue: 1)
  /// Be heard.
  public static let sound = Self(rawValue: 2)
  /// Show texts.
  public static let alert = Self(rawValue: 4)
}

/// What a person has said about a program's notifications.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
}

/// What holds for a program's notifications.
public struct UNNotificationSettings: Hashable, Sendable {
  /// What the person has said.
  public let authorizationStatus: UNAuthorizationStatus
}
