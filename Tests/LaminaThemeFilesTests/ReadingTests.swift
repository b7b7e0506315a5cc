import Foundation
import LaminaDrawing
import LaminaThemeFiles
import LaminaThemes
import SeededRandom
import Testing

/// Themes from the article's property lists and from design tokens.
struct ReadingTests {
  private func file(_ text: String, _ name: String = "A.plist") throws -> ThemeFile {
    try ThemeFile(data: Data(text.utf8), file: name)
  }

  private static let article = """
    <?xml version="1.0"?>
    <plist version="1.0"><dict>
      <key>titleColor</key>
      <dict><key>Red</key><real>0.2</real><key>Green</key><real>0.4</real><key>Blue</key><real>0.6</real>
        <key>Alpha</key><real>1</real></dict>
      <key>barColor</key>
      <dict><key>red</key><integer>51</integer><key>green</key><integer>102</integer>
        <key>blue</key><integer>255</integer></dict>
      <key>titleFont</key>
      <dict><key>FontName</key><string>Inter</string><key>FontSize</key><integer>18</integer></dict>
      <key>logo</key><string>night/logo.png</string>
    </dict></plist>
    """

  @Test("The article's lists load unchanged: colours, fonts and places of pictures")
  func lists() throws {
    let theme = try file(Self.article).theme
    #expect(theme["titleColor"] == .color(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)))
    #expect(theme["barColor"] == .color(Color.Resolved(hex: 0x3366FF)))
    #expect(theme["titleFont"] == .font(ThemeFont(family: "Inter", size: 18)))
    #expect(theme["logo"] == .picture("night/logo.png"))
    #expect(theme.tokens.count == 4)
  }

  @Test(
    "Design tokens load: groups, types handed down, aliases, variants, what is said of the theme")
  func tokens() throws {
    let read = try file(
      """
      { "$name": "Sea", "$extends": "Standard", "$scheme": "dark",
        "color": { "$type": "color", "title": { "$value": "#2F6FEB",
            "$extensions": { "lamina": { "dark": "#8AB4FF" } } } },
        "bar": { "$value": "{color.title}" },
        "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "fade": { "$type": "duration", "$value": "250ms" },
        "corner": { "$type": "radius", "$value": 7 },
        "shade": { "$type": "shadow",
          "$value": { "color": "#00000080", "blur": 6, "offsetX": 1, "offsetY": 2 } } }
      """, "Sea.json")
    #expect(read.findings == [])
    let theme = read.theme
    #expect(theme.name == "Sea" && theme.base == "Standard" && theme.onlyScheme == .dark)
    #expect(theme.look(for: ColorAppearance()).color("bar") == Color.Resolved(hex: 0x8AB4FF))
    #expect(theme["gap"] == .length(4))
    #expect(theme["fade"] == .duration(0.25))
    #expect(theme["corner"] == .radius(7))
    let shadow = ThemeShadow(
      color: Color.Resolved(hex: 0, opacity: 128 / 255), radius: 3, x: 1, y: 2)
    #expect(theme["shade"] == .shadow(shadow))
  }

  @Test("Lamina's own look reads as it is written")
  func standard() throws {
    let read = try file(ThemeText(.standard).text, "Standard.tokens.json")
    #expect(read.findings == [])
    #expect(read.theme == .standard)
    #expect(ThemeCheck(files: [read]).findings == [])
  }

  @Test("The file of Lamina's own look is the look")
  func resource() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Themes/Standard.tokens.json").standardized.path
    if ProcessInfo.processInfo.environment["LAMINA_REWRITE_PICTURES"] != nil {
      try Data(ThemeText(.standard).text.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(try ThemeFile(contentsOf: path).theme == .standard)
  }

  @Test(
    "What is no theme at all says so",
    arguments: ["", "[]", "<plist><array/></plist>", "{", "7", "null", "\u{0}\u{1}", "bplist00"])
  func none(text: String) {
    #expect(throws: ThemeFileError.self) { try file(text) }
  }

  @Test("A deep, a long and a large file end with a sentence")
  func limits() {
    let deep = String(repeating: "{\"a\":", count: 50_000) + "1"
    let long = "{" + (0..<200_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
    let large = "{\"a\":\"" + String(repeating: "x", count: 100 << 20) + "\"}"
    for text in [deep, long, large] {
      #expect(throws: ThemeFileError.self) { try file(text) }
    }
  }

  @Test("Ten thousand broken lists end with a theme or a sentence", arguments: [0, 1])
  func fuzz(form: UInt64) {
    let source = Array((form == 0 ? Self.article : ThemeText(.standard).text).utf8.prefix(1_500))
    let pieces = ["<dict>", "</dict>", "{", "}", "\"", "#", "1e999", "$value", "{a}", "null", "-"]
      .map { Array($0.utf8) }
    var (numbers, sentences) = (SeededNumbers(seed: form), 0)
    for _ in 0..<5_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        case 2:
          bytes.insert(
            contentsOf: pieces.randomElement(using: &numbers) ?? [], at: min(place, bytes.count))
        default: bytes = Array(bytes.prefix(place))
        }
      }
      do throws(ThemeFileError) {
        let read = try ThemeFile(data: Data(bytes), file: "F")
        #expect(ThemeCheck(files: [read]).findings.allSatisfy { $0.description.hasPrefix("F:") })
      } catch {
        sentences += error.description.hasSuffix(".") ? 1 : 0
      }
    }
    #expect(sentences > 1_000)
  }
}
