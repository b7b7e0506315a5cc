/// A group of commands that each application has.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// What the application is.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The application's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other programs do with a selection.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding the application and others.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the application.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Making and opening documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents and closing windows.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Bringing in and taking out.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Changing text and finding in it.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Changing how text looks.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Showing and changing the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Showing the sidebar, and full screen.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Making a window larger and smaller.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The application's windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Putting windows in order.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The manual.
  public static let help = CommandGroupPlacement(name: "help")
}
