import Foundation

/// A file of words, read within limits.
struct TableFile {
  /// No more bytes of a file are read.
  static let largest = 8 << 20

  let path: String

  /// The bytes.
  func bytes() throws(LocalizationFault) -> Data {
    let count = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    if let count, count > Self.largest {
      throw .tooLarge(path: path, bytes: count, limit: Self.largest)
    }
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// A fault of this file, in a line where that is known.
  func malformed(_ reason: String, line: Int? = nil) -> LocalizationFault {
    .malformed(path: path, line: line, reason: reason)
  }
}
