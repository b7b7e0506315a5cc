/// What an animation does to its value before its beginning and after its end.
///
/// ```
///             before │ active │ after
///  removed           │   ╱    │            the value of its own
///  forwards          │   ╱    │ ▔▔▔▔▔      stays where it ended
///  backwards   ▁▁▁▁▁ │   ╱    │            is where it will begin
///  both        ▁▁▁▁▁ │   ╱    │ ▔▔▔▔▔
/// ```
public enum FillMode: Hashable, Sendable, CaseIterable {
  /// Has its own value before the beginning and after the end.
  case removed
  /// Keeps the last value after the end.
  case forwards
  /// Has the first value before the beginning.
  case backwards
  /// Has the first value before the beginning, and keeps the last one after the end.
  case both

  /// Whether it holds the first value until it begins.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether it holds the last value after its end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
