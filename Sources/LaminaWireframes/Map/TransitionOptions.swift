/// The options of a line of `Transitions`, read: where, how long, and along which curve.
///
/// ```swift
/// let options = TransitionOptions(["edge": "bottom", "duration": "0.4", "curve": "ease-out"])
/// print(options.duration)                       // Optional(0.4)
/// ```
/// What cannot be read is nil here, and a fault of the map.
public struct TransitionOptions: Hashable, Sendable {
  /// The edge from which a screen comes, and to which it goes.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing
  }

  /// The curve of a movement.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"
    case spring, smooth, snappy, bouncy
  }

  public var edge: Edge?
  /// In seconds, at most 10.
  public var duration: Double?
  public var curve: Curve?
  /// All options as the map has them, those of one's own styles too.
  public var texts: [String: String]

  /// Reads the options of a line.
  public init(_ texts: [String: String]) {
    self.texts = texts
    edge = texts["edge"].flatMap(Edge.init)
    duration = texts["duration"].flatMap(Double.init).flatMap {
      Self.durations.contains($0) ? $0 : nil
    }
    curve = texts["curve"].flatMap(Curve.init)
  }

  /// The names of the options that each style takes that moves.
  public static let names: Set<String> = ["edge", "duration", "curve"]

  static let durations: ClosedRange<Double> = 0...10

  /// What may stand in an option whose text cannot be read; nil where it can.
  func allowed(in name: String) -> String? {
    switch name {
    case "edge" where edge == nil: Self.list(Edge.allCases)
    case "curve" where curve == nil: Self.list(Curve.allCases)
    case "duration" where duration == nil: "a number of seconds from 0 to 10"
    default: nil
    }
  }

  private static func list<Name: RawRepresentable<String>>(_ names: [Name]) -> String {
    "one of " + names.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}
