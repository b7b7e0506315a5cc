import Glibc

/// A connection to an X server that only listens: to one selection's owner and its property.
///
/// What it asks waits for the server's answer: to be used on a queue of its own.
final class XConnection {
  private let library: XLibrary
  private let pointer: OpaquePointer
  /// The window that tells of managers that appear.
  let root: UInt32
  /// The number of the screen that the display names.
  let screen: Int

  /// Connects; nil where nobody listens, or refuses.
  init?(_ display: String, _ library: XLibrary) {
    var number: Int32 = 0
    guard let pointer = library.connect(display, &number) else { return nil }
    let setup = library.hasError(pointer) == 0 ? library.setup(pointer) : nil
    guard let root = setup.flatMap({ XSetup($0).root(ofScreen: Int(number)) }) else {
      library.disconnect(pointer)
      return nil
    }
    (self.library, self.pointer, self.root, screen) = (library, pointer, root, Int(number))
  }

  deinit { library.disconnect(pointer) }

  /// Is readable when something has come.
  var descriptor: Int32 { library.descriptor(pointer) }

  /// Whether the server still answers.
  var isOpen: Bool { library.hasError(pointer) == 0 }

  /// The number of a name; 0 where there is none.
  func atom(_ name: String) -> UInt32 {
    let cookie = library.internAtom(pointer, 0, UInt16(name.utf8.count), name)
    return reply(library.atom(pointer, cookie, nil)) { $0.load(fromByteOffset: 8, as: UInt32.self) }
      ?? 0
  }

  /// The window that has a selection; 0 for none.
  func owner(of selection: UInt32) -> UInt32 {
    let cookie = library.getOwner(pointer, selection)
    return reply(library.owner(pointer, cookie, nil)) {
      $0.load(fromByteOffset: 8, as: UInt32.self)
    } ?? 0
  }

  /// The bytes of a window's property, a megabyte at most; nil where it has none of bytes.
  func property(_ name: UInt32, of window: UInt32) -> [UInt8]? {
    let cookie = library.getProperty(pointer, 0, window, name, 0, 0, 1 << 18)
    return reply(library.property(pointer, cookie, nil)) { reply -> [UInt8]? in
      guard reply.load(fromByteOffset: 1, as: UInt8.self) == 8 else { return nil }
      let count = Int(reply.load(fromByteOffset: 16, as: UInt32.self))
      return Array(UnsafeRawBufferPointer(start: reply + 32, count: count))
    } ?? nil
  }

  /// Asks for events of a window; one that is gone gives none.
  func watch(_ window: UInt32, _ events: XEvent.Mask) {
    withUnsafePointer(to: events.rawValue) {
      _ = library.change(pointer, window, Self.eventMask, $0)
    }
    _ = library.flush(pointer)
  }

  /// The next event that has come; nil for none.
  func nextEvent() -> XEvent? {
    reply(library.nextEvent(pointer)) { XEvent($0) }
  }

  private func reply<Value>(
    _ bytes: UnsafeMutableRawPointer?, _ read: (UnsafeRawPointer) -> Value
  ) -> Value? {
    guard let bytes else { return nil }
    defer { free(bytes) }
    return read(UnsafeRawPointer(bytes))
  }

  private static let eventMask: UInt32 = 1 << 11
}
