/// A descriptor that can be read while another is ready: Linux's epoll, which Swift's Glibc leaves out.
package struct PollSet: Sendable {
  package let number: Int32
  private let watched: Int32

  private typealias Create = @convention(c) (Int32) -> Int32
  private typealias Control =
    @convention(c) (Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Int32

  private static let functions: (create: Create, control: Control)? = {
    guard let symbols = Symbols("libc.so.6", prefix: "epoll_"),
      let create: Create = try? symbols("create1"), let control: Control = try? symbols("ctl")
    else { return nil }
    return (create, control)
  }()

  /// Watches a descriptor for reading; nil where the process has no descriptor left.
  package init?(watching descriptor: Int32) {
    guard let functions = Self.functions else { return nil }
    (number, watched) = (functions.create(Self.closesInChildren), descriptor)
    guard number >= 0 else { return nil }
    control(Self.add, Self.input)
  }

  /// Watches for writing, too, or for reading only.
  func watchWriting(_ isWatched: Bool) {
    control(Self.change, isWatched ? Self.input | Self.output : Self.input)
  }

  /// `epoll_event` begins with the events on every machine; the rest is ours, and not used.
  private func control(_ operation: Int32, _ events: UInt32) {
    var event: (UInt32, UInt32, UInt32, UInt32) = (events, 0, 0, 0)
    _ = Self.functions?.control(number, operation, watched, &event)
  }

  private static let closesInChildren: Int32 = 0o2000000
  private static let add: Int32 = 1, change: Int32 = 3
  private static let input: UInt32 = 1, output: UInt32 = 4
}
