/// What an X server says of itself when one connects: where its screens' roots stand.
///
/// ```
///  40 bytes │ vendor, padded to 4 │ formats, 8 each │ screens: 40 bytes │ depths: 8 bytes │ visuals, 24 each
/// ```
struct XSetup {
  private let bytes: UnsafeRawPointer

  init(_ bytes: UnsafeRawPointer) { self.bytes = bytes }

  /// The root window of a screen; nil where there are fewer.
  func root(ofScreen number: Int) -> UInt32? {
    guard number >= 0, number < Int(bytes.load(fromByteOffset: 28, as: UInt8.self)) else {
      return nil
    }
    let vendor = Int(bytes.load(fromByteOffset: 24, as: UInt16.self))
    let formats = Int(bytes.load(fromByteOffset: 29, as: UInt8.self))
    var screen = bytes + 40 + (vendor + 3) / 4 * 4 + formats * 8
    for _ in 0..<number { screen = end(ofScreen: screen) }
    return screen.load(as: UInt32.self)
  }

  private func end(ofScreen screen: UnsafeRawPointer) -> UnsafeRawPointer {
    var end = screen + 40
    for _ in 0..<screen.load(fromByteOffset: 39, as: UInt8.self) {
      end += 8 + 24 * Int(end.load(fromByteOffset: 2, as: UInt16.self))
    }
    return end
  }
}
