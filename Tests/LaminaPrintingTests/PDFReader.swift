import ChildProcesses
import Foundation
import Testing

/// What Poppler's programs read in a PDF; a test that needs them says so where they are absent.
nonisolated final class PDFReader: Sendable {
  let file: URL

  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")
  static let absence: Comment = "pdftotext is absent: Scripts/setup installs poppler-utils"

  /// A page's pixels: red, green, blue.
  struct Page {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    func color(x: Int, y: Int) -> [UInt8] {
      let start = (y * width + x) * 3
      return Array(bytes[start..<start + 3])
    }
  }

  init(_ data: Data) throws {
    file = FileManager.default.temporaryDirectory
      .appending(path: "lamina-\(UUID().uuidString).pdf")
    try data.write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  func text(page: Int? = nil) throws -> String {
    let pages = page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
    return try said("pdftotext", pages + ["-enc", "UTF-8", file.path, "-"])
  }

  /// The text without spaces and line breaks.
  func letters(page: Int? = nil) throws -> String { try text(page: page).letters }

  func addresses() throws -> String { try said("pdfinfo", ["-url", file.path]) }

  var pageCount: Int {
    get throws {
      let line = try information().lines.first { $0.hasPrefix("Pages:") }
      return Int(line?.split(separator: " ").last ?? "") ?? 0
    }
  }

  /// The heights of the stretches of a page on which something dark is drawn, at 288 dpi.
  func inkedStretches(page: Int) throws -> [Int] {
    let picture = try pixels(page: page, dpi: 288)
    let row = picture.width * 3
    let isInked = (0..<picture.height).map { y in
      picture.bytes[y * row..<(y + 1) * row].contains { $0 < 128 }
    }
    return isInked.split(separator: false).map(\.count)
  }

  func information() throws -> String { try said("pdfinfo", [file.path]) }
  func fonts() throws -> String { try said("pdffonts", [file.path]) }
  func pictures() throws -> String { try said("pdfimages", ["-list", file.path]) }

  func pixels(page: Int = 1, dpi: Int = 72) throws -> Page {
    let stem = file.deletingPathExtension().path + "-\(page)"
    _ = try said(
      "pdftoppm",
      ["-f", "\(page)", "-l", "\(page)", "-singlefile", "-r", "\(dpi)", file.path, stem])
    let data = try Data(contentsOf: URL(filePath: stem + ".ppm"))
    try FileManager.default.removeItem(atPath: stem + ".ppm")
    let head = data.prefix(40).split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    let size = String(decoding: head[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return Page(
      width: size[0], height: size[1], bytes: Array(data.suffix(size[0] * size[1] * 3)))
  }

  private func said(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try Child.outcome(of: URL(filePath: "/usr/bin/\(program)"), arguments)
    try #require(outcome.status == 0, "\(program): \(outcome.errors)")
    return outcome.output
  }
}

extension String {
  /// Without spaces, line breaks and soft hyphens.
  nonisolated var letters: String {
    String(
      unicodeScalars.filter { !$0.properties.isWhitespace && $0.value > 31 }.map(Character.init))
  }
}

extension String {
  /// The lines that are not empty, without form feeds and spaces at their ends.
  nonisolated var lines: [String] {
    split(whereSeparator: { $0.isNewline || $0 == "\u{c}" }).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    .filter { !$0.isEmpty }
  }
}
