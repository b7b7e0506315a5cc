import Foundation
import LaminaLocalization
import Testing

/// A folder of tables that goes with the test.
final class TableFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    for (name, words) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(words.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var source: TableSource { TableSource(folder: url.path) }

  /// The words for a key with the values put in.
  func words(
    _ key: String.LocalizationValue, _ language: String, table: String? = nil,
    faults: (LocalizationFault) -> Void = { _ in }
  ) -> String? {
    LocalizedTables.words(
      for: key.key, table: table, in: source, languages: [LanguageTag(language)].compactMap(\.self),
      values: key.values, report: faults)?.format
  }
}

@Suite("Tables have the words for keys")
struct TableTests {
  @Test("A .strings file has comments, escapes and keys without quotes")
  func strings() throws {
    let folder = try TableFolder([
      "de.lproj/Localizable.strings": """
      /* A greeting */
      "Hello" = "Hallo,\\n\\"Welt\\"";  // at the end
      bare = "nackt";
      "same";
      "smile" = "\\U263A\\Ud83d\\ude00";
      "Hello %@" = "Hallo %@";
      """
    ])
    #expect(folder.words("Hello", "de") == "Hallo,\n\"Welt\"")
    #expect(folder.words("bare", "de-AT") == "nackt")
    #expect(folder.words("same", "de") == "same")
    #expect(folder.words("smile", "de") == "☺😀")
    #expect(folder.words("Hello \("you")", "de") == "Hallo %@")
    #expect(folder.words("Other", "de") == nil)
  }

  @Test("The nearest language is taken, then that in which keys are written")
  func nearest() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": "\"title\" = \"Title\"; \"only\" = \"Only\";",
      "pt-BR.lproj/Localizable.strings": "\"title\" = \"Título\";",
      "zh-Hant.lproj/Localizable.strings": "\"title\" = \"標題\";",
      "zh-hans.lproj/Localizable.strings": "\"title\" = \"标题\";",
    ])
    #expect(folder.words("title", "pt") == "Título")
    #expect(folder.words("title", "zh_TW") == "標題")
    #expect(folder.words("title", "zh_CN") == "标题")
    #expect(folder.words("title", "fi") == "Title")
    #expect(folder.words("only", "pt_BR") == "Only")
  }

  @Test("A .stringsdict file has forms for numbers, of several variables")
  func stringsDictionary() throws {
    func rule(_ name: String, _ one: String, _ other: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let folder = try TableFolder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld files in %lld folders</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@files@ in %#@folders@</string>
      \(rule("files", "one file", "%lld files"))\(rule("folders", "a folder", "%lld folders"))</dict>
      </dict></plist>
      """
    ])
    #expect(folder.words("\(1) files in \(3) folders", "en") == "one file in %2$lld folders")
    #expect(folder.words("\(5) files in \(1) folders", "en") == "%1$lld files in a folder")
  }

  @Test("A catalog has all languages, forms for numbers, substitutions and devices")
  func catalog() throws {
    let folder = try TableFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Schlicht"}}}},
        "%lld cats": {"localizations": {"pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld kot"}}, "few": {"stringUnit": {"value": "%lld koty"}},
          "many": {"stringUnit": {"value": "%lld kotów"}}, "other": {"stringUnit": {"value": "%lld kota"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {"stringUnit": {"value": "%@ has %#@n@"},
          "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"value": "nothing"}},
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}}}}}}},
        "Bare": {}
      }}
      """
    ])
    #expect(folder.words("Plain", "de") == "Schlicht")
    #expect(folder.words("Plain", "en") == nil)
    #expect(folder.words("\(3) cats", "pl") == "%lld koty")
    #expect(folder.words("\(5) cats", "pl") == "%lld kotów")
    #expect(folder.words("\("She") has \(1)", "en") == "%1$@ has %2$lld bird")
    #expect(folder.words("\("She") has \(0)", "en") == "%1$@ has nothing")
    #expect(folder.words("Tap", "en") == "Click")
    #expect(folder.words("Bare", "en") == nil)
  }

  @Test(
    "A file that is broken, too large or too deep is a fault with its place, and keys show themselves"
  )
  func broken() throws {
    let deep = String(repeating: "<dict><key>a</key>", count: 5000)
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\"",
      "en.lproj/Deep.stringsdict": "<?xml version=\"1.0\"?><plist><dict>\(deep)",
      "en.lproj/Large.strings": String(repeating: " ", count: 9 << 20),
      "Catalog.xcstrings": "{\"strings\": ",
      "en.lproj/Open.strings": "/* never",
    ])
    var faults: [LocalizationFault] = []
    for table in ["Localizable", "Deep", "Large", "Catalog", "Open"] {
      for _ in 1...2 { #expect(folder.words("a", "en", table: table) { faults.append($0) } == nil) }
    }
    #expect(faults.count == 5)
    let words = faults.map(\.description)
    #expect(words[0].contains("Localizable.strings:3: a semicolon is missing"))
    #expect(words[1].contains("more than 32 levels"))
    #expect(words[2].contains("at most 8388608 are read"))
    #expect(words[3].contains("Catalog.xcstrings: it is no catalog of strings"))
    #expect(words[4].contains("Open.strings:1: a comment does not end"))
  }

  @Test("A key that a language lacks is reported for other languages than the keys' own")
  func missing() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"b\";", "de.lproj/Localizable.strings": "",
    ])
    var faults: [LocalizationFault] = []
    #expect(folder.words("x", "en") { faults.append($0) } == nil)
    #expect(faults.isEmpty)
    #expect(folder.words("x", "de") { faults.append($0) } == nil)
    #expect(faults == [.missingKey(key: "x", table: "Localizable", language: "de")])
  }
}

@Suite("Strings by key")
struct LocalizedStringTests {
  private let folder: TableFolder
  private let bundle: Bundle

  init() throws {
    folder = try TableFolder([
      "de.lproj/Localizable.strings":
        "\"%lld files in %@\" = \"In %2$@: %1$lld Dateien\"; \"Hello\" = \"Hallo\"; \"100%\" = \"hundert %\";",
      "de.lproj/More.strings": "\"greeting\" = \"Grüß dich\";",
    ])
    bundle = try #require(Bundle(url: folder.url))
  }

  private let german = Locale(identifier: "de_DE")

  @Test("String(localized:) puts values where the language wants them, with its digits")
  func localized() {
    #expect(
      String(localized: "\(1234) files in \("Bilder")", bundle: bundle, locale: german)
        == "In Bilder: 1.234 Dateien")
    #expect(String(localized: "100%", bundle: bundle, locale: german) == "hundert %")
    #expect(String(localized: "50%", bundle: bundle, locale: german) == "50%")
    #expect(String(localized: "\(50)%") == "50%")
  }

  @Test("A resource knows its table, its language and what is shown without one")
  func resource() {
    let known = LocalizedStringResource(
      "greeting", defaultValue: "Hi", table: "More", locale: german, bundle: .atURL(folder.url))
    #expect(String(localized: known) == "Grüß dich")
    let unknown = LocalizedStringResource(
      "nothing", defaultValue: "Hi \("you")", bundle: .bundle(bundle))
    #expect(String(localized: unknown) == "Hi you")
    #expect(unknown.key == "nothing")
  }

  @Test("NSLocalizedString falls back to the value, or to the key")
  func old() {
    #expect(NSLocalizedString("nothing", comment: "") == "nothing")
    #expect(NSLocalizedString("nothing", bundle: bundle, value: "some", comment: "") == "some")
    #expect(
      NSLocalizedString("nothing", tableName: "More", bundle: bundle, comment: "") == "nothing")
  }
}
