import Foundation
import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// `Gallery --theme FILE`: the window in the theme of a file that is saved meanwhile.
@Suite(.timeLimit(.minutes(5)))
struct FollowedThemeTests {
  /// A file of a theme, and what the gallery says of it.
  private final class Place {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".json"
    private(set) var said: [String] = []
    private(set) lazy var followed = FollowedTheme(path: path) { [unowned self] in said.append($0) }

    init(_ text: String) throws {
      try save(text)
      _ = followed
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func save(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Waits for what the file system reports, as long as the test may last.
    func wait(until holds: () -> Bool) async { while !holds() { await Task.yield() } }
  }

  private static let first = """
    { "$extends": "Standard", "$scheme": "light",
      "background": { "$type": "color", "$value": "#FFF8E7" },
      "corner.control": { "$type": "radius", "$value": 0 },
      "font.largeTitle": { "$type": "typography", "$value": { "fontSize": 44, "fontWeight": 700 } },
      "control.height": 40 }
    """

  @Test("Radii, fonts and heights of the file are those of the window; a bad one keeps the look")
  func follows() async throws {
    let place = try Place(Self.first)
    let harness = WindowLook.day.window(size: CGSize(width: 1_000, height: 900), scale: 1) {
      GalleryView(page: .themes, theme: place.followed)
    }
    let plain = WindowLook.day.window(size: CGSize(width: 1_000, height: 900), scale: 1) {
      GalleryView(page: .themes)
    }
    #expect(try height(of: "Day", harness) == 40)
    #expect(try height(of: "Day", plain) == 28)
    #expect(place.said == [])

    try place.save(Self.first.replacingOccurrences(of: "40", with: "36"))
    await place.wait { place.followed.theme?["control.height"] == .length(36) }
    harness.settle()
    #expect(try height(of: "Day", harness) == 36)

    try place.save("{ \"control.height\": true }")
    await place.wait { !place.followed.messages.isEmpty }
    harness.settle()
    #expect(try height(of: "Day", harness) == 36)
    #expect(place.said.count == 1 && place.said[0].contains("a boolean"))
    #expect(harness.semanticTree.all.contains { $0.label == place.said[0] })
  }

  private func height(of button: String, _ harness: Harness) throws -> CGFloat {
    try #require(harness.semanticTree.all.first { $0.role == .button && $0.label == button }).frame
      .height
  }

  @Test("The page fits windows of 700 and of 390 points", arguments: [700.0, 390])
  func fits(width: Double) throws {
    let harness = WindowLook.day.window(size: CGSize(width: width, height: 2_400)) {
      GalleryPage.themes.view
    }
    for element in harness.semanticTree.all where element.role != .scrollArea {
      #expect(element.frame.minX >= -0.5 && element.frame.maxX <= width + 0.5, "\(element)")
    }
  }
}
