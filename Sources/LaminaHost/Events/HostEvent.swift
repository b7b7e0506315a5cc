public import LaminaGeometry
@_exported public import LaminaInput

/// Something that happened to a surface; positions in points, times on the host's clock.
public nonisolated enum HostEvent: Hashable, Sendable {
  /// The pointer moved, with or without buttons held.
  case pointerMoved(PointerEvent)
  case pointerDown(PointerEvent)
  /// A button or finger was lifted; it may be outside the surface.
  case pointerUp(PointerEvent)
  /// The pointer is no longer above the surface.
  case pointerLeft(time: TimeInterval)
  case scroll(ScrollEvent)
  /// Two fingers pinch or turn.
  case gesture(GestureEvent)

  case keyDown(KeyEvent)
  case keyUp(KeyEvent)
  /// Text to insert, typed or composed; only while text input is on.
  case text(String, time: TimeInterval)
  /// Text under composition, not yet to be inserted; only while text input is on.
  case textEditing(TextEditingEvent)

  /// The size or the scale changed: the picture is blank and wants a whole frame, at once.
  case resized(CGSize, scale: CGFloat)
  /// The screen lost these pixels; the host has already shown the retained picture again.
  case exposed([PixelRect])
  case focusChanged(Bool)
  /// False while minimised or hidden: no frame is seen.
  case visibilityChanged(Bool)
  /// The user asks to close; nothing closes by itself.
  case closeRequested
  /// Something else may have been copied, by this application or another one.
  case clipboardChanged
  /// Text or files were dropped.
  case dropped(DropEvent)
}
