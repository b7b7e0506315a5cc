/// What a person can answer to the notifications of a category.
public final class UNNotificationCategory: Hashable, Sendable {
  /// Names it in a notification's content.
  public let identifier: String
  /// What is offered.
  public let actions: [UNNotificationAction]
  /// What else is wanted of it.
  public let options: UNNotificationCategoryOptions

  /// Makes a category of its name and actions.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
  }

  /// Two of the same name stand for each other.
  public static func == (a: UNNotificationCategory, b: UNNotificationCategory) -> Bool {
    a.identifier == b.identifier
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// What is wanted of a category beside its actions.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is told when a notification is dismissed.
  public static let customDismissAction = Self(rawValue: 1)
}

/// An answer that a notification offers.
///
/// `@unchecked Sendable`: a class that another stands on has to say so, and nothing of them ever changes.
public class UNNotificationAction: @unchecked Sendable {
  /// Names it in a response.
  public let identifier: String
  /// What people read.
  public let title: String
  /// What comes with it.
  public let options: UNNotificationActionOptions

  /// Makes an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An answer in the person's own words.
///
/// `@unchecked Sendable` as the class above.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What sends the words.
  public let textInputButtonTitle: String
  /// What stands in the field before them.
  public let textInputPlaceholder: String

  /// Makes an action whose field is sent by a button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// What comes with an answer.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only who has unlocked the screen may give it; desktops ask for nothing else.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The program comes to the front.
  public static let foreground = Self(rawValue: 4)
}
