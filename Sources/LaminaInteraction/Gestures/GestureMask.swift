/// Which gestures count: the one that is added, those inside of the view, or both.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture that is added nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is added and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
