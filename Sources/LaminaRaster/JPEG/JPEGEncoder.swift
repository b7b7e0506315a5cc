import CTurboJPEG
package import LaminaDrawing
package import LaminaGeometry

/// Why a bitmap could not become a JPEG.
package enum JPEGEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
  case noPixels(PixelSize)
  case failed(reason: String)

  package var description: String {
    switch self {
    case .noPixels(let size):
      "A JPEG cannot hold a picture of \(size.width)x\(size.height) pixels."
    case .failed(let reason): "The JPEG could not be made (\(reason))."
    }
  }
}

/// Turns bitmaps into JPEG data, half of the colour resolution in both directions; alpha is lost.
package enum JPEGEncoder {
  /// The JPEG of `bitmap`; equal pixels give equal data.
  ///
  /// - Parameters:
  ///   - bitmap: opaque, or shown on black.
  ///   - quality: from 1 to 100.
  /// - Returns: The whole file.
  /// - Throws: when there are no pixels, or more in a row than JPEG has numbers for.
  package static func encode(_ bitmap: Bitmap, quality: Int) throws(JPEGEncodingError) -> Data {
    guard !bitmap.size.isEmpty else { throw .noPixels(bitmap.size) }
    guard let handle = tjInitCompress() else { throw .failed(reason: "no encoder") }
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let status = bitmap.withUnsafeBytes { pixels in
      tjCompress2(
        handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.size.width),
        Int32(bitmap.bytesPerRow), Int32(bitmap.size.height), Int32(TJPF_BGRX.rawValue), &bytes,
        &count, Int32(TJSAMP_420.rawValue), Int32(min(max(quality, 1), 100)), 0)
    }
    guard status == 0, let bytes else {
      let reason = tjGetErrorStr2(handle).map { String(cString: $0) }
      throw .failed(reason: reason ?? "unknown")
    }
    return Data(bytes: bytes, count: Int(count))
  }
}
