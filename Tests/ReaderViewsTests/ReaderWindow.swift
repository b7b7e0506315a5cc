import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import ReaderFeed
import ReaderViews

/// Feeds and windows for tests.
enum ReaderWindow {
  static let size = CGSize(width: 1_120, height: 780)

  private static let package = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL

  static let realFeed = package.appendingPathComponent("../shared/data/feed/atom.xml")
    .standardizedFileURL.path

  nonisolated static var hasRealFeed: Bool {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../shared/data/feed/atom.xml").standardizedFileURL
    return FileManager.default.fileExists(atPath: file.path)
  }

  static let sample =
    package.appendingPathComponent("Examples/Reader/Resources/Sample.xml").path

  /// A window that shows entry `number` (from 1) of a feed.
  static func harness(
    _ feed: Feed, entry number: Int = 1, size: CGSize = size, scale: CGFloat = 1,
    palette: ColorPalette = .light
  ) -> Harness {
    Harness(size: size, scale: scale) {
      ReaderView(feed: feed, entry: number - 1).environment(\.colorPalette, palette)
    }
  }
}
