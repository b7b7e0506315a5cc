public import Foundation

/// What a notification says.
///
/// `@unchecked Sendable`: only the subclass changes it, which one thread at a time uses as on the Mac, and requests
/// keep a copy.
public class UNNotificationContent: @unchecked Sendable {
  fileprivate var values = NotificationValues()

  fileprivate init(_ values: NotificationValues) { self.values = values }

  /// The first line.
  public fileprivate(set) var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What stands below the title.
  public fileprivate(set) var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  public fileprivate(set) var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the program's icon; nil leaves it.
  public fileprivate(set) var badge: Int? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// What is heard; nil for nothing.
  public fileprivate(set) var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Names the category, whose actions are offered.
  public fileprivate(set) var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// What belongs together.
  public fileprivate(set) var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// What the program wants to know again when the person answers.
  public fileprivate(set) var userInfo: [String: String] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Pictures; the first is shown.
  public fileprivate(set) var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// How urgent it is.
  public fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }

  /// The same in an object that can be changed.
  public func mutableCopy() -> UNMutableNotificationContent { UNMutableNotificationContent(values) }

  /// What it says now, which nothing changes any more.
  func copy() -> UNNotificationContent { UNNotificationContent(values) }
}

/// What a notification is to say, while it is put together.
///
/// `@unchecked Sendable` as the class above: one thread at a time has it.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Makes content without texts.
  public init() { super.init(NotificationValues()) }

  fileprivate override init(_ values: NotificationValues) { super.init(values) }

  /// The first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// What stands below the title.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the program's icon; nil leaves it.
  public override var badge: Int? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// What is heard; nil for nothing.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Names the category, whose actions are offered.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What belongs together.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// What the program wants to know again when the person answers.
  public override var userInfo: [String: String] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// Pictures; the first is shown.
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// How urgent it is.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}

private struct NotificationValues: Sendable {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: Int?
  var sound: UNNotificationSound?
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var userInfo: [String: String] = [:]
  var attachments: [UNNotificationAttachment] = []
  var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: Int, Hashable, Sendable {
  /// It is listed, and no more.
  case passive
  /// It is shown.
  case active
  /// It is shown although the person wants to be left alone.
  case timeSensitive
  /// It stays until it is answered.
  case critical
}

/// What is heard with a notification.
public struct UNNotificationSound: Hashable, Sendable {
  /// The name of a sound in the desktop's theme.
  public let name: String

  /// Makes a sound of its name in the desktop's theme.
  public init(named name: String) { self.name = name }

  /// What desktops play for messages.
  public static let `default` = UNNotificationSound(named: "message-new-instant")
}

/// A file that a notification shows.
public struct UNNotificationAttachment: Hashable, Sendable {
  /// Names it.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Makes an attachment of a file; throws where there is none.
  public init(identifier: String, url: URL, options: [String: String]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError.invalidAttachment(url.absoluteString)
    }
    self.identifier = identifier
    self.url = url
  }
}
