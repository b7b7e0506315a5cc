/// An event of the X server, as far as settings need it.
enum XEvent {
  /// A window's property has another value, or is gone.
  case propertyChanged(window: UInt32, property: UInt32)
  /// A window is gone.
  case destroyed(window: UInt32)
  /// A program says something: a type and what it is about.
  case message(type: UInt32, about: UInt32)
  /// Something else.
  case other

  /// Reads the 32 bytes of an event.
  init(_ bytes: UnsafeRawPointer) {
    func word(_ offset: Int) -> UInt32 { bytes.load(fromByteOffset: offset, as: UInt32.self) }
    switch bytes.load(as: UInt8.self) & 0x7F {
    case 17: self = .destroyed(window: word(8))
    case 28: self = .propertyChanged(window: word(4), property: word(8))
    case 33: self = .message(type: word(8), about: word(16))
    default: self = .other
    }
  }

  /// What is asked for of a window.
  struct Mask: OptionSet {
    let rawValue: UInt32
    static let structure = Mask(rawValue: 1 << 17)
    static let properties = Mask(rawValue: 1 << 22)
  }
}
