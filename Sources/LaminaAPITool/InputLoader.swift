import ArgumentParser
import Foundation
import LaminaAPI

/// A loader that reads one file from the standard input, and all that this names from folders.
struct InputLoader: SourceLoader {
  /// The name under which the standard input is read.
  static let name = "-"
  /// The most bytes that are taken.
  static let limit = 256 << 20

  private let others: any SourceLoader
  private let bytes: [UInt8]

  /// Reads the standard input to its end; of two loaders both have what was there.
  init(_ others: any SourceLoader) throws {
    self.others = others
    guard let input = Self.input else {
      throw ValidationError("The standard input has more than \(Self.limit >> 20) MB.")
    }
    bytes = input
  }

  private static let input: [UInt8]? = {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let part = FileHandle.standardInput.readData(ofLength: 1 << 20)
      if part.isEmpty { return bytes }
      bytes += part
    }
    return nil
  }()

  func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    try others.resolve(reference, from: parent == Self.name ? "" : parent)
  }

  func read(_ path: String) throws(SourceFault) -> [UInt8] {
    path == Self.name ? bytes : try others.read(path)
  }
}
