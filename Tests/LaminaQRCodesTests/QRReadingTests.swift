import ChildProcesses
import Foundation
import LaminaQRCodes
import SeededRandom
import Testing

/// Codes as another program reads them.
@Suite(
  "QR codes, read by zbarimg", .enabled(if: FileManager.default.isExecutableFile(atPath: reader)))
struct QRReadingTests {
  /// The picture as a file of grey pixels, four for each module and four modules of light around.
  private func picture(of code: QRCode) -> Data {
    let side = (code.size + 8) * 4
    var data = Data("P5 \(side) \(side) 255\n".utf8)
    for y in 0..<side {
      data.append(contentsOf: (0..<side).map { x in code[x / 4 - 4, y / 4 - 4] ? 0 : 255 })
    }
    return data
  }

  private func read(_ codes: [QRCode]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-qr-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try codes.enumerated().map { number, code in
      let file = folder.appendingPathComponent("\(number + 1000).pgm")
      try picture(of: code).write(to: file)
      return file.path
    }
    // One by one: bytes as they are, without a guess at their encoding, have no end otherwise.
    return try files.map { file in
      try Child.outcome(
        of: URL(fileURLWithPath: reader),
        ["--raw", "--oneshot", "-q", "-Sdisable", "-Sqrcode.enable", "-Sbinary", file]
      ).output
    }
  }

  @Test("Full codes are read, from the smallest to the largest", arguments: QRCode.Level.allCases)
  func all(level: QRCode.Level) throws {
    // With other versions for each level; 1, 7 (the first with its version written in it), 32 and 40 are drawn
    // otherwise than their neighbours.
    let versions = (1...40).filter { $0 % 7 == level.rawValue || [1, 7, 32, 40].contains($0) }
      .filter { isThorough || $0 < 20 || $0 == 40 - 8 * level.rawValue }
    let texts = versions.map { version in
      let length = QRCode.capacity(of: version, at: level)
      return String((0..<length).map { Array("Lamina shares 0123456789-")[$0 % 25] })
    }
    let codes = try texts.map { try QRCode($0, level: level) }
    #expect(codes.map(\.version) == versions)
    #expect(try read(codes) == texts)
  }

  @Test("Text beyond Latin letters and addresses are read as they are")
  func words() throws {
    let texts = ["dreams://dream/3", "Süße Träume", "夢を見る", "https://example.org/?q=a%20b&c=1"]
    #expect(try read(texts.map { try QRCode($0) }) == texts)
  }
}

/// Whether `make soak` runs the tests with all their rounds.
private let isThorough = rounds(1, of: 2) == 2
private let reader = "/usr/bin/zbarimg"
