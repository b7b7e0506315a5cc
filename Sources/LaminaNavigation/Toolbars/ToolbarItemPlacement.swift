/// Where an item of a bar stands.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  /// A part of a screen's bars.
  nonisolated enum Place: Hashable, Sendable {
    case leading, principal, trailing, bottom, keyboard, titleMenu

    /// Whether it is in the bar at the top.
    var isAtTop: Bool { [.leading, .principal, .trailing].contains(self) }
  }

  let place: Place
  private let name: String

  /// Whether it is for what is going on, in the middle of the bar at the bottom.
  var isStatus: Bool { self == .status }

  private init(_ name: String, _ place: Place) { (self.name, self.place) = (name, place) }

  /// On the trailing side of the bar at the top.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// On the leading side.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// On the trailing side: what is done most.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// On the trailing side: what is done less often.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// At the bottom, for what is going on.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// On the trailing side: takes over what a sheet asks for.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// On the leading side: leaves a sheet without taking anything over.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// On the leading side: deletes something.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .leading)
  /// On the leading side of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// On the trailing side of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// `topBarLeading`, in SwiftUI's old spelling.
  public static let navigationBarLeading = topBarLeading
  /// `topBarTrailing`, in SwiftUI's old spelling.
  public static let navigationBarTrailing = topBarTrailing
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement("titleMenu", .titleMenu)
  /// In a bar at the bottom of the screen or sheet, while one of its text fields has the focus.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
}
