import LaminaAPIModel

/// The smallest real files of media types that programs know by their first bytes.
enum SampleBytes {
  /// The bytes of a type; nil for types that no file is kept of.
  static func of(_ type: String) -> [UInt8]? { files[type].flatMap { Base64.decoded($0[...]) } }

  /// Whether bytes begin as files of a type do of which that is known.
  static func begins(_ bytes: [UInt8], _ type: String) -> Bool {
    starts[type]?.contains { bytes.starts(with: $0) } == true
  }

  /// Whether the first bytes of a type's files are known.
  static func isKnown(_ type: String) -> Bool { starts[type] != nil }

  private static let files = [
    // A picture of one transparent point.
    "image/png":
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "image/gif": "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
    "image/bmp":
      "Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAA////AA==",
    // A sound without a sample.
    "audio/wav": "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=",
    // An archive without a file.
    "application/zip": "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==",
    // The empty text.
    "application/gzip": "H4sIAAAAAAAAAwMAAAAAAAAAAAA=",
    // A page of one inch without anything on it.
    "application/pdf": page,
    "application/octet-stream": "AAECAw==",
  ]

  private static let page =
    "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9U"
    + "eXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50"
    + "IDIgMCBSL01lZGlhQm94WzAgMCA3MiA3Ml0+PgplbmRvYmoKdHJhaWxlcgo8PC9Sb290IDEgMCBSL1NpemUgND4+"
    + "CiUlRU9GCg=="

  private static let starts: [String: [[UInt8]]] = [
    "image/png": [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]],
    "image/jpeg": [[0xFF, 0xD8, 0xFF]],
    "image/gif": [Array("GIF87a".utf8), Array("GIF89a".utf8)],
    "image/bmp": [Array("BM".utf8)],
    "image/webp": [Array("RIFF".utf8)],
    "audio/wav": [Array("RIFF".utf8)],
    "application/zip": [[0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06]],
    "application/gzip": [[0x1F, 0x8B]],
    "application/pdf": [Array("%PDF-".utf8)],
  ]
}
