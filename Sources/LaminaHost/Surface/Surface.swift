public import LaminaDrawing
public import LaminaGeometry

/// A rectangle of the screen with one retained picture, and the events that belong to it.
///
/// The picture is kept between frames: a frame draws what has changed and names it as damage.
/// After `.resized` the picture is blank, and the application presents all of it, best inside the
/// handler of that event, so that no stale edge is ever seen.
@MainActor
public protocol Surface: AnyObject {
  /// The size in points.
  var size: CGSize { get }

  /// Device pixels per point: 1, 1.25, 1.5, 2 ...
  var scale: CGFloat { get }

  /// The size of the retained picture.
  var pixelSize: PixelSize { get }

  var title: String { get set }

  /// The size in points below which the user cannot make it.
  var minimumSize: CGSize { get set }

  /// Whether other windows are kept out of its place at an edge of the screen; false, unless a host says otherwise.
  var reservesSpace: Bool { get set }

  /// The shape of the pointer above it.
  var cursor: CursorStyle { get set }

  /// The seconds between two refreshes of the display it is on.
  var refreshInterval: TimeInterval { get }

  /// Called for everything that happens to it, in order, on the main actor.
  var onEvent: ((HostEvent) -> Void)? { get set }

  /// Called once for each requested frame, with the time at which it will be seen.
  var onFrame: ((FrameTime) -> Void)? { get set }

  /// Asks for one call of `onFrame`; several requests before it count as one.
  func requestFrame()

  /// Asks for a call of `onFrame` for a frame seen at `instant`, or soon after; until then nothing
  /// wakes up.
  ///
  /// It holds until the next call of `onFrame`, whatever brought that about; of several requests
  /// the earliest counts.
  func requestFrame(at instant: TimeInterval)

  /// Calls `draw` once with the retained picture and brings the damaged part to the screen.
  ///
  /// - Parameters:
  ///   - damage: what `draw` changes; parts outside the picture are ignored, and without
  ///     any left nothing is drawn or shown. More than eight rectangles may be joined.
  ///   - draw: paints into the picture, whose pixels it must not keep.
  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void)

  /// The retained picture for frames that are painted on another thread; nil, unless a host says otherwise,
  /// where only the main actor may paint.
  ///
  /// It is asked for before each such frame. Nothing was presented before the first frame, and a blank picture
  /// has no canvas: what is painted while somebody waits for it goes through `present`.
  var canvas: (any SurfaceCanvas)? { get }

  /// Turns composed text (`.text`, `.textEditing`) on or off; off at first.
  ///
  /// - Parameters:
  ///   - isActive: whether text is wanted.
  ///   - caret: where the caret stands, in points, for an input method's window.
  func setTextInput(_ isActive: Bool, caret: CGRect)

  /// What the desktop's portal calls it, such as `x11:1a00004`, so that its dialogs stand in front of it; nil, unless a
  /// host says otherwise, for no name.
  var desktopName: String? { get }

  /// Asks the desktop to bring it in front of other windows; a desktop may do less.
  func raise()

  /// Removes it from the screen; no event and no frame comes after.
  func close()
}

extension Surface {
  /// Does nothing: for hosts whose surfaces have no order.
  public func raise() {}

  public var canvas: (any SurfaceCanvas)? { nil }

  /// Stays false: for hosts whose surfaces have no others beside them.
  public var reservesSpace: Bool {
    get { false }
    set {}
  }

  public var desktopName: String? { nil }

  public var pixelSize: PixelSize { PixelSize(covering: size, scale: scale) }

  /// Presents the whole picture.
  public func presentAll(draw: (borrowing PixelBuffer) -> Void) {
    present([PixelRect(size: pixelSize)], draw: draw)
  }
}
