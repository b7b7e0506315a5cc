/// Text that applications hand to one another.
@MainActor
public protocol Clipboard: AnyObject {
  /// What was copied last, by whichever application; nil when that is not text.
  var string: String? { get set }

  /// What is selected at the moment, pasted by the middle button on X11 and Wayland.
  ///
  /// Hosts without a primary selection keep one for the application itself.
  var primarySelection: String? { get set }
}
