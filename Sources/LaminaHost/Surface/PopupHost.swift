public import LaminaGeometry

/// A host on whose screen popovers, menus and tooltips may stick out of their window: each is a surface of
/// its own, above the window's.
///
/// A host without it keeps them inside of the window, and nothing above knows.
@MainActor
public protocol PopupHost: ApplicationHost {
  /// Where popups of a surface may stand: the screen's free part, in the surface's points; nil for inside of
  /// the surface only.
  func popupRoom(around surface: any Surface) -> CGRect?

  /// Opens a surface above another one, without a title and without the focus, whose keys go to that one.
  ///
  /// - Parameters:
  ///   - frame: where it stands, in the other surface's points.
  ///   - surface: the one above which it stands, and with which it moves and is closed.
  /// - Returns: the surface, which the host keeps until it is closed.
  /// - Throws: an error of the host's where it cannot open one.
  func openPopup(_ frame: CGRect, above surface: any Surface) throws -> any PopupSurface
}

/// A surface that stands above another one.
///
/// Its picture is clear where nothing was drawn.
@MainActor
public protocol PopupSurface: Surface {
  /// Where it stands, in the points of the surface below; another size makes the picture blank at once,
  /// without an event.
  var frame: CGRect { get set }
}
