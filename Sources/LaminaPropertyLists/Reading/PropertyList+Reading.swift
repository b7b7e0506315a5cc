package import Foundation

extension PropertyList {
  /// Reads bytes that are a property list, XML or binary, or JSON, whichever they begin like; errors call the
  /// file `file`.
  ///
  /// - Complexity: O(n) in bytes.
  package init(
    data: Data, file: String, limits: PropertyListLimits = PropertyListLimits()
  ) throws(PropertyListError) {
    guard data.count <= limits.bytes else {
      throw PropertyListError(.tooLarge(limit: limits.bytes), file: file)
    }
    let root: PropertyListValue
    switch PropertyListFormat(data) {
    case .empty: throw PropertyListError(.empty, file: file)
    case .binary:
      var reader = try BinaryListReader(data, file: file, limits: limits)
      root = try reader.root()
    case .xml: root = try XMLListReader(file: file, limits: limits).root(of: data)
    case .json:
      var scanner = try JSONScanner(data: data, file: file, limits: limits)
      root = try scanner.root()
    }
    self.init(root, file: file)
  }

  /// Reads the file at `path`.
  package init(
    contentsOf path: String, limits: PropertyListLimits = PropertyListLimits()
  ) throws(PropertyListError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw PropertyListError(.missing, file: path)
    }
    let data: Data
    do {
      data = try Self.bytes(of: path, limit: limits.bytes)
    } catch {
      throw PropertyListError(.unreadable(reason: error.localizedDescription), file: path)
    }
    try self.init(data: data, file: path, limits: limits)
  }

  /// The file's bytes, or the first of them where there are more than `limit`.
  private static func bytes(of path: String, limit: Int) throws -> Data {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return try file.read(upToCount: limit + 1) ?? Data()
  }
}

/// What bytes begin like.
private enum PropertyListFormat {
  case empty, binary, xml, json

  private static let blanks: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]

  init(_ data: Data) {
    let first = data.first { !Self.blanks.contains($0) }
    self =
      switch first {
      case nil: .empty
      case UInt8(ascii: "<"): .xml
      default: data.starts(with: Data("bplist".utf8)) ? .binary : .json
      }
  }
}
