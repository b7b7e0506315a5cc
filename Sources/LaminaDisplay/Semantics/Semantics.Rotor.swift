extension Semantics {
  /// A piece of what is said of an element on request.
  public struct Content: Hashable, Sendable {
    /// What it is about.
    public var label: String
    /// What is said.
    public var value: String
    /// Whether it is said without being asked for.
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A way through some of what is inside of an element.
  public struct Rotor: Hashable, Sendable {
    /// What people choose it by.
    public var name: String
    /// What it leads to, in order.
    public var entries: [String]

    public init(name: String, entries: [String]) {
      self.name = name
      self.entries = entries
    }
  }
}
