/// How much of its thread's stack a recursion uses.
///
/// Frames of a debug build are some five times as large as those of a release build, so that no count
/// of calls is right for both. Threads have 8 MB on Linux unless somebody says otherwise.
package struct StackGauge: Sendable {
  /// The bytes that a recursion may use.
  private static let allowed: UInt = 3 << 20
  private let start: UInt

  /// Measures from here on.
  package init() { start = Self.here() }

  /// Whether the recursion has used what it may.
  package var isFull: Bool {
    let here = Self.here()
    return (start > here ? start - here : here - start) > Self.allowed
  }

  /// The address of something on the stack.
  @inline(never)
  private static func here() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
