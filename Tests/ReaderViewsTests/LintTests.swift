import DreamsViews
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import ReaderFeed
import Testing

/// Reader by day and by night, looked over for what keeps people from using it.
struct LintTests {
  private nonisolated static let palettes: [ColorPalette] = [.light, .night]

  /// As high as the longest of the sample's articles.
  private func window(_ palette: ColorPalette, entry: Int = 1) throws -> Harness {
    ReaderWindow.harness(
      try Feed(contentsOf: ReaderWindow.sample), entry: entry,
      size: CGSize(width: 1_120, height: 2_400), scale: 2, palette: palette)
  }

  private func expectNothing(_ harness: Harness) {
    for finding in harness.accessibilityFindings(page: "Reader") { Issue.record("\(finding)") }
  }

  @Test("Nobody is kept from reading", arguments: palettes, 1...3)
  func article(palette: ColorPalette, entry: Int) throws {
    expectNothing(try window(palette, entry: entry))
  }

  @Test("Nobody is kept from searching", arguments: palettes, ["a", "no such word"])
  func search(palette: ColorPalette, words: String) throws {
    let harness = try window(palette)
    harness.press("f", modifiers: .command)
    harness.type(words)
    expectNothing(harness)
  }
}
