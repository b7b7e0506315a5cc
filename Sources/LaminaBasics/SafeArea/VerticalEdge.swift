/// The top or the bottom.
public nonisolated enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// The top, the bottom, both or neither.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }

    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side where reading begins, or the other one.
public nonisolated enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The side where lines begin: left where one reads from left to right.
  case leading
  /// The side where lines end: right where one reads from left to right.
  case trailing

  /// The side where lines begin, that where they end, both or neither.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

    /// The side where lines begin alone.
    public static let leading = Set(rawValue: 1)
    /// The side where lines end alone.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
