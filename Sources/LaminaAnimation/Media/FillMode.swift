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
  case removed, forwards, backwards, both

  /// Whether it holds the first value until it begins.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether it holds the last value after its end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
