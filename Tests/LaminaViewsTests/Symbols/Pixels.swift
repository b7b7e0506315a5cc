import LaminaTesting

/// The pixels of a picture, to be compared and counted.
nonisolated struct Pixels: Equatable {
  let all: [UInt32]

  init(_ bitmap: Bitmap) {
    all = (0..<bitmap.size.height).flatMap { y in
      (0..<bitmap.size.width).map { bitmap.pixel(x: $0, y: y) & 0xFF_FFFF }
    }
  }

  /// How often each colour is there.
  var counts: [UInt32: Int] { all.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  /// How many pixels are not the window's.
  var ink: Int { all.filter { $0 != all[0] }.count }
}

extension Harness {
  /// What is shown.
  @MainActor var seenPixels: Pixels { Pixels(picture()) }
}
