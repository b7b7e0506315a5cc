import ChildProcesses
import Foundation
import Testing

/// What Poppler's programs read in a PDF; a test that needs them says so where they are absent.
nonisolated struct PDFReader {
  let file: URL

  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")
  static let absence: Comment = "pdftotext is absent: Scripts/setup installs poppler-utils"

  init(_ data: Data) throws {
    file = FileManager.default.temporaryDirectory
      .appending(path: "lamina-\(UUID().uuidString).pdf")
    try data.write(to: file)
  }

  func text(page: Int? = nil) throws -> String {
    let pages = page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
    return try said("pdftotext", pages + ["-enc", "UTF-8", file.path, "-"])
  }

  /// The text without spaces and line breaks.
  func letters(page: Int? = nil) throws -> String { try text(page: page).letters }

  func information() throws -> String { try said("pdfinfo", [file.path]) }
  func fonts() throws -> String { try said("pdffonts", [file.path]) }
  func pictures() throws -> String { try said("pdfimages", ["-list", file.path]) }

  /// A page as PPM (width, height, bytes of red, green, blue).
  func pixels(page: Int = 1, dpi: Int = 72) throws -> (width: Int, height: Int, bytes: [UInt8]) {
    let stem = file.deletingPathExtension().path + "-\(page)"
    _ = try said(
      "pdftoppm", ["-f", "\(page)", "-l", "\(page)", "-singlefile", "-r", "\(dpi)", file.path, stem])
    let data = try Data(contentsOf: URL(filePath: stem + ".ppm"))
    let head = data.prefix(40).split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    let size = String(decoding: head[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return (size[0], size[1], Array(data.suffix(size[0] * size[1] * 3)))
  }

  private func said(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try Child.outcome(of: URL(filePath: "/usr/bin/\(program)"), arguments)
    try #require(outcome.status == 0, "\(program): \(outcome.errors)")
    return outcome.output
  }
}

extension String {
  /// Without spaces, line breaks and soft hyphens.
  nonisolated var letters: String { String(unicodeScalars.filter { !$0.properties.isWhitespace && $0.value > 31 }.map(Character.init)) }
}
