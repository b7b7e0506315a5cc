/// The identity of a window, a container, a screen or something presented: unique in a state, and
/// never given twice.
public struct NavigationID: RawRepresentable, Codable, Hashable, Sendable, Comparable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (left: NavigationID, right: NavigationID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension NavigationID: CustomStringConvertible {
  public var description: String { "#\(rawValue)" }
}
