import LaminaDisplay

/// The values that a stack follows: those of its source, or its own.
@MainActor
struct StackPath {
  private var source: NavigationSource?
  /// The path as it was followed last.
  private let memory = PathMemory()
  /// The values of a stack without a source.
  private var own: [AnyHashable] = []

  /// Reads the values, and says what differs from those that were read last.
  mutating func read(_ source: NavigationSource?) -> PathReading {
    self.source = source
    return source?.read(memory) ?? memory.take(own)
  }

  /// Asks for one more value; false where the path takes none of its type.
  mutating func append(_ value: AnyHashable) -> Bool {
    if let source { return source.append(value) }
    own.append(value)
    return true
  }

  /// Asks for so many values, and none above.
  mutating func truncate(to count: Int) {
    if let source { source.truncate(count) } else { own.removeLast(own.count - count) }
  }
}
