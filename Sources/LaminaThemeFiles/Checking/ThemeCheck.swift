import Foundation
import LaminaDrawing
public import LaminaThemes

/// Looks several themes over that stand for each other, and finds all that is wrong at once.
///
/// ```swift
/// let check = ThemeCheck(files: [day, night], usedKeys: ["title", "bar"])
/// for finding in check.findings { print(finding) }
/// ```
public struct ThemeCheck: Sendable {
  /// What is wrong, in the order of files and lines.
  public let findings: [ThemeFinding]
  /// The themes with what they extend, in the order of the files.
  public let themes: [Theme]

  /// Checks files; `usedKeys` are those that the program asks for, nil where that is not known.
  ///
  /// Pictures are looked for below the folder of their file where `looksForPictures`.
  public init(files: [ThemeFile], usedKeys: Set<String>? = nil, looksForPictures: Bool = true) {
    let bases = ThemeBases(files)
    var found = files.flatMap(\.findings) + bases.findings
    for (file, theme) in zip(files, bases.themes) {
      let one = OneThemeCheck(file: file, theme: theme)
      found += one.aliases + one.kinds + one.contrasts
      if looksForPictures { found += one.missingPictures }
      if let usedKeys { found += one.uses(usedKeys) }
    }
    found += Self.differingKeys(files, bases.themes)
    themes = bases.themes
    findings = Self.ordered(found, files)
  }

  /// Why keys of a file have no values; contrasts and pictures are not looked at.
  static func breaks(of file: ThemeFile) -> [ThemeFinding] {
    let bases = ThemeBases([file])
    let found = zip([file], bases.themes).flatMap { file, theme in
      let one = OneThemeCheck(file: file, theme: theme)
      return file.findings + bases.findings + one.aliases + one.kinds
    }
    return ordered(found.filter(\.problem.breaksLook), [file])
  }

  /// Keys that one theme has and another has not, its base included.
  private static func differingKeys(_ files: [ThemeFile], _ themes: [Theme]) -> [ThemeFinding] {
    guard files.count > 1 else { return [] }
    var owner: [String: String] = [:]
    for file in files {
      for key in file.theme.tokens.keys where owner[key] == nil { owner[key] = file.file }
    }
    return zip(files, themes).flatMap { file, theme in
      let all = theme.all
      let missing = owner.filter { all[$0.key] == nil && !Theme.meaningKeys.contains($0.key) }
      return missing.map { key, other in
        ThemeFinding(
          key: key, file: file.file, place: ThemePlace(line: 1, column: 1),
          problem: .missingKey(otherFile: other))
      }
    }
  }

  private static func ordered(_ found: [ThemeFinding], _ files: [ThemeFile]) -> [ThemeFinding] {
    let rank = Dictionary(
      files.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    return found.sorted {
      (rank[$0.file] ?? 0, $0.place.line, $0.place.column, $0.key)
        < (rank[$1.file] ?? 0, $1.place.line, $1.place.column, $1.key)
    }
  }
}
