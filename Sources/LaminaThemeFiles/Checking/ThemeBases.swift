import LaminaThemes

/// Puts themes on those that they extend, which are among the same files or Lamina's own.
struct ThemeBases {
  private(set) var themes: [Theme] = []
  private(set) var findings: [ThemeFinding] = []
  private let files: [ThemeFile]

  init(_ files: [ThemeFile]) {
    self.files = files
    for file in files { themes.append(resolved(file, seen: [])) }
  }

  private mutating func resolved(_ file: ThemeFile, seen: [String]) -> Theme {
    var theme = file.theme
    guard let name = theme.base else { return theme }
    let way = seen + [theme.name]
    if name == Theme.standard.name {
      theme.extend(.standard)
    } else if way.contains(name) {
      note(.baseCircle(way + [name]), of: file)
    } else if let base = files.first(where: { $0.theme.name == name }) {
      theme.extend(resolved(base, seen: way))
    } else {
      note(.missingBase(name), of: file)
    }
    return theme
  }

  private mutating func note(_ problem: ThemeFinding.Problem, of file: ThemeFile) {
    let finding = ThemeFinding(
      key: "$extends", file: file.file, place: file.place(of: "$extends"), problem: problem)
    if !findings.contains(finding) { findings.append(finding) }
  }
}
