import CSDL2
import Glibc

/// The window system's connection behind a window: its file descriptor and X's resources.
///
/// The functions live in libraries that SDL has loaded already; they are looked up by name, so
/// that nothing is linked for their sake.
enum Connection {
  private typealias DescriptorOf = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias TextOf =
    @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutablePointer<CChar>?
  private typealias EventsQueued =
    @convention(c) @Sendable (UnsafeMutableRawPointer?, Int32) -> Int32
  private typealias QueryPointer =
    @convention(c) (
      UnsafeMutableRawPointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>
    ) -> Int32

  private typealias InternAtom =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias ChangeProperty =
    @convention(c) (
      UnsafeMutableRawPointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<Int>, Int32
    ) -> Int32
  private typealias DeleteProperty =
    @convention(c) (UnsafeMutableRawPointer, UInt, UInt) -> Int32

  /// The descriptor that becomes readable when the window system has something to say.
  static func descriptor(of window: OpaquePointer) -> Int32? {
    guard let info = info(of: window) else { return nil }
    switch info.subsystem {
    case SDL_SYSWM_X11: return call("XConnectionNumber", with: raw(info.info.x11.display))
    case SDL_SYSWM_WAYLAND: return call("wl_display_get_fd", with: raw(info.info.wl.display))
    default: return nil
    }
  }

  /// X's display, as Xlib has it; nil where there is no X.
  static func display(of window: OpaquePointer) -> UnsafeMutableRawPointer? {
    guard let info = info(of: window), info.subsystem == SDL_SYSWM_X11 else { return nil }
    return raw(info.info.x11.display)
  }

  /// X's number of a window; nil where there is no X.
  static func number(of window: OpaquePointer) -> UInt? {
    guard let info = info(of: window), info.subsystem == SDL_SYSWM_X11 else { return nil }
    return UInt(info.info.x11.window)
  }

  /// Gives a window a property of numbers, or takes it away; nothing where there is no X.
  static func set(_ property: String, to numbers: [Int]?, of window: OpaquePointer) {
    guard let display = display(of: window), let number = number(of: window),
      let intern = symbol("XInternAtom"), let change = symbol("XChangeProperty"),
      let delete = symbol("XDeleteProperty")
    else { return }
    let name = unsafeBitCast(intern, to: InternAtom.self)(display, property, 0)
    if let numbers {
      _ = unsafeBitCast(change, to: ChangeProperty.self)(
        display, number, name, cardinal, 32, 0, numbers, Int32(numbers.count))
    } else {
      _ = unsafeBitCast(delete, to: DeleteProperty.self)(display, number, name)
    }
  }

  /// X's resource database as text: where Xft.dpi stands.
  static func resources(of window: OpaquePointer) -> String? {
    guard let info = info(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = raw(info.info.x11.display), let symbol = symbol("XResourceManagerString")
    else { return nil }
    return unsafeBitCast(symbol, to: TextOf.self)(display).map { String(cString: $0) }
  }

  /// Where the X server sees the pointer in a window, whichever client gets its motions, or nil.
  static func pointer(in window: OpaquePointer) -> (x: Int32, y: Int32)? {
    guard let info = info(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = raw(info.info.x11.display), let symbol = symbol("XQueryPointer")
    else { return nil }
    var (root, child, buttons): (UInt, UInt, UInt32) = (0, 0, 0)
    var (rootX, rootY, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let isOnScreen = unsafeBitCast(symbol, to: QueryPointer.self)(
      display, UInt(info.info.x11.window), &root, &child, &rootX, &rootY, &x, &y, &buttons)
    return isOnScreen == 0 ? nil : (x, y)
  }

  /// Whether there are events to handle, asked on any thread: what the connection has is read off it.
  ///
  /// Nil where that is not X's.
  static func eventsQueued(of window: OpaquePointer) -> (@Sendable () -> Bool)? {
    guard let info = info(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = raw(info.info.x11.display), let symbol = symbol("XEventsQueued")
    else { return nil }
    let queued = unsafeBitCast(symbol, to: EventsQueued.self)
    let address = UInt(bitPattern: display)
    return { queued(UnsafeMutableRawPointer(bitPattern: address), queuedAfterReading) > 0 }
  }

  private static func info(of window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    SDL_GetVersion(&info.version)
    return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }

  private static func call(_ name: String, with display: UnsafeMutableRawPointer?) -> Int32? {
    guard let display, let symbol = symbol(name) else { return nil }
    return unsafeBitCast(symbol, to: DescriptorOf.self)(display)
  }

  /// A function of a library that SDL has loaded.
  nonisolated static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }

  /// X's XA_CARDINAL.
  private nonisolated static let cardinal: UInt = 6
  /// X's QueuedAfterReading.
  private nonisolated static let queuedAfterReading: Int32 = 1

  private static func raw(_ pointer: OpaquePointer?) -> UnsafeMutableRawPointer? {
    pointer.map { UnsafeMutableRawPointer($0) }
  }
}
