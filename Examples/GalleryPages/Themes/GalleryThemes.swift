import Lamina
import LaminaThemeFiles

/// The themes of the page: three made of Lamina's own, two read from the article's property lists.
package enum GalleryThemes {
  /// Those to choose from, without the one of a seed.
  static let all: [Theme] = [
    illustrated(Theme(name: "Day", extending: .standard, onlyScheme: .light)),
    illustrated(Theme(name: "Night", extending: .standard, onlyScheme: .dark)),
    illustrated(Theme(name: "Contrast", tokens: contrast, extending: .standard)),
    read("Paper.plist"), read("Midnight.plist"),
  ].compactMap(\.self)

  /// A theme with a picture and a font of the page under their keys: the files have their own.
  static func illustrated(_ theme: Theme) -> Theme {
    var theme = theme
    theme.pictureFolder = "\(Bundle.module.bundlePath)/Themes"
    theme.tokens["postcard"] = ThemeToken(.picture("day.png"), dark: .picture("night.png"))
    theme.tokens["heading"] = ThemeToken(.font(ThemeFont(size: 24, weight: 700)))
    return theme
  }

  /// Lamina's own colours as they are where things are to stand out more.
  private static var contrast: [String: ThemeToken] {
    Theme.standard.tokens.mapValues { token in
      let increased = token.value(for: ColorAppearance(.light, contrast: .increased))
      return ThemeToken(
        increased, dark: token.value(for: ColorAppearance(.dark, contrast: .increased)))
    }
  }

  /// Where the files are.
  static func path(_ name: String) -> String { "\(Bundle.module.bundlePath)/Themes/\(name)" }

  /// Reports what is wrong with those that were read, in debug builds.
  package static func reportFindings() {
    #if DEBUG
      let files = ["Paper.plist", "Midnight.plist"].compactMap {
        try? ThemeFile(contentsOf: path($0))
      }
      ThemeCheck(files: files).reportInDebugBuilds()
    #endif
  }

  private static func read(_ name: String) -> Theme? {
    guard let file = try? ThemeFile(contentsOf: path(name)) else { return nil }
    return ThemeCheck(files: [file]).themes.first
  }

  /// What is wrong with a theme that is not well.
  static var findings: [ThemeFinding] {
    do throws(ThemeFileError) {
      return ThemeCheck(files: [try ThemeFile(contentsOf: path("Broken.tokens.json"))]).findings
    } catch {
      return []
    }
  }
}
