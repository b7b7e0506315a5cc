import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaSymbols
import Testing

/// All symbols on one sheet, as small as beside words of 12 points and as large as beside ones of 48.
///
/// With `LAMINA_SHEETS=FOLDER` the sheets are written there as PNG files, to look at, with a list of the names in order.
@Suite("Sheets of all symbols", .timeLimit(.minutes(5)))
struct SymbolSheetTests {
  private static let columns = 40
  private let names = SymbolLibrary.shared.names

  @Test("Each symbol can be seen on its sheet, at 12 points as at 48", arguments: [12, 48])
  func sheet(_ fontSize: Int) throws {
    let side = (fontSize * 8 + 6) / 7
    let cell = side + side / 4
    let rows = (names.count + Self.columns - 1) / Self.columns
    let list = DisplayList { list in
      for (index, name) in names.enumerated() {
        guard case .found(let outline) = SymbolLibrary.shared.find(name) else { continue }
        let place = CGRect(
          x: index % Self.columns * cell, y: index / Self.columns * cell, width: side, height: side)
        outline.record(into: &list, in: place, with: SymbolInk(.color(.black)))
      }
    }
    let size = PixelRect(x: 0, y: 0, width: Self.columns * cell, height: rows * cell)
    let sheet = try #require(CairoRasterizer().bitmap(of: list, covering: size, scale: 1))
    for (index, name) in names.enumerated() {
      let ink = ink(
        of: sheet, x: index % Self.columns * cell, y: index / Self.columns * cell, side: side)
      #expect(ink > 0.01 && ink < 1, "\(name) covers \(ink) of its square")
    }
    try write(sheet, "symbols-\(fontSize)")
  }

  /// What part of a square is covered.
  private func ink(of sheet: Bitmap, x: Int, y: Int, side: Int) -> Double {
    var sum = 0
    for row in y..<y + side {
      for column in x..<x + side { sum += Int(sheet.pixel(x: column, y: row) >> 24) }
    }
    return Double(sum) / 255 / Double(side * side)
  }

  private func write(_ sheet: Bitmap, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["LAMINA_SHEETS"] else { return }
    try sheet.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    try names.joined(separator: "\n").write(
      toFile: "\(folder)/symbols.txt", atomically: true, encoding: .utf8)
  }
}
