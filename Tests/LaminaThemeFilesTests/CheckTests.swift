import Foundation
import LaminaThemeFiles
import LaminaThemes
import Testing

/// Broken themes, and what is said of each.
struct CheckTests {
  /// The text of a file, and the word of a finding that it has, with the line.
  private static let broken: [(text: String, says: String, line: Int)] = [
    ("{\n\"a\": true}", "a boolean", 2),
    ("{\n\"a\": []}", "an array", 2),
    ("{\n\"a\": \"#12\"}", "\"#12\"", 2),
    ("{\n\"a\": {\"$type\": \"color\", \"$value\": \"blue\"}}", "\"blue\"", 2),
    ("{\n\"a\": {\"$type\": \"color\", \"$value\": 7}}", "an integer", 2),
    ("{\n\"a\": {\"$type\": \"dimension\", \"$value\": \"wide\"}}", "\"wide\"", 2),
    ("{\n\"a\": {\"$type\": \"duration\", \"$value\": \"4px\"}}", "a time", 2),
    ("{\n\"a\": -4}", "from 0 to 100000", 2),
    ("{\n\"a\": 1e12}", "from 0 to 100000", 2),
    ("{\n\"a\": {\"red\": 1}}", "out of range", 2),
    ("{\n\"a\": {\"red\": 300, \"green\": 0, \"blue\": -1}}", "out of range", 2),
    ("{\n\"a\": {\"red\": 0.1, \"green\": \"x\", \"blue\": 0.1}}", "out of range", 2),
    ("{\n\"a\": {\"components\": [1, 2]}}", "2 components", 2),
    ("{\n\"a\": {\"fontSize\": 0}}", "from 1 to 1000", 2),
    ("{\n\"a\": {\"fontSize\": 12, \"fontWeight\": 5000}}", "the weight", 2),
    ("{\n\"a\": {\"fontSize\": \"big\"}}", "\"big\"", 2),
    ("{\n\"a\": {\"$type\": \"shadow\", \"$value\": {\"fontSize\": 1}}}", "no color", 2),
    ("{\n\"a\": \"{b}\"}", "names \"b\", which is not there", 2),
    ("{\n\"a\": \"{a}\"}", "leads back to itself", 2),
    ("{\n\"a\": \"{b}\",\n\"b\": \"{c}\", \"c\": \"{a}\"}", "a → b → c → a", 2),
    ("{\n\"a\": 1,\n\"a\": 2}", "stands on line 2 already", 3),
    ("{\n\"$scheme\": \"grey\"}", "light or dark", 2),
    ("{\n\"$extends\": \"Nowhere\"}", "extends \"Nowhere\"", 2),
    ("{\n\"$name\": \"A\",\n\"$extends\": \"A\"}", "A → A", 3),
    ("{\n\"$name\": 7}", "a string", 2),
    ("{\n\"$pairs\": [1]}", "\"text\": key", 2),
    ("{\n\"a\": \"no/such.png\"}", "does not exist", 2),
    ("{\n\"a\": \"../../etc/passwd\"}", "lies outside of the folder", 2),
    ("{\n\"a\": \"/etc/passwd\"}", "lies outside of the folder", 2),
    ("{\n\"a\": {\"path\": \"b/../../c.png\"}}", "lies outside of the folder", 2),
    ("{\n\"accent\": \"#FFFF00\"}", "stands out from \"background\"", 2),
    ("{\n\"accent\": 4}", "is a length, and elsewhere a color", 2),
    (
      "{\"$pairs\": [{\"text\": \"a\", \"on\": \"b\", \"least\": 7}],\n\"a\": \"#666666\", \"b\": \"#FFFFFF\"}",
      "by 5.74:1", 2
    ),
    ("{\n\"a\": {\"$value\": \"#000000\", \"dark\": 4}}", "is a length, and elsewhere a color", 2),
  ]

  @Test("Each of 30 broken themes is found out, with the line", arguments: broken.indices)
  func finds(index: Int) throws {
    let (text, says, line) = Self.broken[index]
    let file = try ThemeFile(data: Data(text.utf8), file: "/tmp/B.json")
    let findings = ThemeCheck(files: [file]).findings
    let found = findings.first { $0.description.contains(says) }
    #expect(found?.place.line == line, "\(findings.map(\.description))")
    #expect(found?.description.hasSuffix(".") == true)
  }

  @Test(
    "A picture lies in the folder, also through links, and one of another scale is one that is there"
  )
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let own = folder.appendingPathComponent("theme")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("secret.png"))
    try Data().write(to: own.appendingPathComponent("room@2x.png"))
    try FileManager.default.createSymbolicLink(
      atPath: own.path + "/link.png", withDestinationPath: "../secret.png")
    let text = """
      {"in": "room.png", "back": "a/../room.png", "out": "link.png", "whole": "\(own.path)/room.png"}
      """
    let file = try ThemeFile(data: Data(text.utf8), file: own.path + "/T.json")
    #expect(file.findings.map(\.problem) == [.pictureOutside(path: "link.png")])
    #expect(file.theme["out"] == nil && file.theme["in"] == .picture("room.png"))
    #expect(
      !ThemeCheck(files: [file]).findings.map(\.description).contains {
        $0.contains("does not exist")
      })
    #expect(throws: ThemeFileError.self) {
      try Data(text.utf8).write(to: own.appendingPathComponent("T.json"))
      _ = try ThemeFile(soundContentsOf: own.path + "/T.json")
    }
  }

  @Test("Keys that one theme has and another has not are found, and keys that nothing uses")
  func keys() throws {
    let day = try ThemeFile(data: Data("{\"title\": 1, \"bar\": 2}".utf8), file: "Day")
    let night = try ThemeFile(data: Data("{\"title\": 1, \"old\": 3}".utf8), file: "Night")
    let check = ThemeCheck(files: [day, night], usedKeys: ["title", "bar", "old", "gone"])
    let said = check.findings.map { "\($0.file) \($0.key)" }
    #expect(said == ["Day gone", "Day old", "Day old", "Night bar", "Night bar", "Night gone"])
    let unused = ThemeCheck(files: [day], usedKeys: ["title"]).findings
    #expect(unused.map(\.key) == ["bar"] && unused.allSatisfy { !$0.isError })
  }

  @Test("A theme may extend another of the files")
  func extends() throws {
    let base = try ThemeFile(data: Data("{\"$name\": \"Base\", \"title\": 1}".utf8), file: "Base")
    let own = try ThemeFile(
      data: Data("{\"$extends\": \"Base\", \"bar\": \"{title}\"}".utf8), file: "Own")
    let check = ThemeCheck(files: [base, own])
    #expect(check.findings.map(\.key) == ["bar"])
    #expect(check.themes[1]["title"] == .length(1))
  }
}
