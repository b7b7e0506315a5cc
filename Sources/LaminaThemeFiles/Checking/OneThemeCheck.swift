import Foundation
import LaminaDrawing
import LaminaThemes

/// What is wrong with one theme by itself.
struct OneThemeCheck {
  let file: ThemeFile
  let theme: Theme

  private func finding(_ key: String, _ problem: ThemeFinding.Problem) -> ThemeFinding {
    ThemeFinding(key: key, file: file.file, place: file.place(of: key), problem: problem)
  }

  private var ownKeys: [String] { file.theme.tokens.keys.sorted() }

  /// Names of keys that lead nowhere, or in a circle.
  var aliases: [ThemeFinding] {
    let all = Theme.standard.tokens.merging(theme.all) { _, own in own }
    return ownKeys.flatMap { key in
      Set(ColorAppearance.all.compactMap { problem(key, all, $0) }).map { finding(key, $0) }
    }
  }

  private func problem(
    _ key: String, _ all: [String: ThemeToken], _ appearance: ColorAppearance
  ) -> ThemeFinding.Problem? {
    var way = [key]
    while let last = way.last, case .alias(let next)? = all[last]?.value(for: appearance) {
      if all[next] == nil { return way.count == 1 ? .missingAlias(next) : nil }
      if next == key { return .circle(way + [next]) }
      if way.contains(next) { return nil }
      way.append(next)
    }
    return nil
  }

  /// Kinds that differ from those of Lamina's own theme, or from variant to variant.
  var kinds: [ThemeFinding] {
    let looks = ColorAppearance.all.map { theme.look(for: $0).values }
    return ownKeys.compactMap { key in
      let kinds = looks.compactMap { $0[key]?.kind }
      let wanted = Theme.standard.look(for: ColorAppearance()).values[key]?.kind ?? kinds.first
      guard let wanted, let other = kinds.first(where: { $0 != wanted }) else { return nil }
      return finding(key, .wrongKind(found: other.rawValue, expected: wanted.rawValue))
    }
  }

  /// Declared pairs that are too near to each other, in the worst appearance.
  var contrasts: [ThemeFinding] {
    let pairs = ContrastPair.standard + file.pairs
    let looks = appearances.map { ($0, theme.look(for: $0)) }
    return pairs.compactMap { pair in
      let worst = looks.compactMap { reached(pair, $1, $0) }.min { $0.reached < $1.reached }
      guard let worst, worst.reached < pair.least else { return nil }
      return finding(
        pair.text,
        .contrast(
          other: pair.ground, reached: worst.reached, needed: pair.least, appearance: worst.name))
    }
  }

  private var appearances: [ColorAppearance] {
    ColorAppearance.all.filter { theme.onlyScheme == nil || theme.onlyScheme == $0.scheme }
  }

  private func reached(
    _ pair: ContrastPair, _ look: ThemeLook, _ appearance: ColorAppearance
  ) -> (reached: Double, name: String)? {
    guard file.theme.tokens[pair.text] != nil || file.theme.tokens[pair.ground] != nil,
      let text = color(pair.text, look, appearance),
      let ground = color(pair.ground, look, appearance)
    else { return nil }
    let suffix = appearance.contrast == .increased ? ", increased" : ""
    return (text.contrast(with: ground), appearance.scheme.rawValue + suffix)
  }

  /// The theme's colour, or where it has none that of Lamina's own.
  private func color(
    _ key: String, _ look: ThemeLook, _ appearance: ColorAppearance
  ) -> Color.Resolved? {
    look.color(key) ?? Theme.standard.look(for: appearance).color(key)
  }

  /// Pictures that are not where they should be.
  var missingPictures: [ThemeFinding] {
    ownKeys.flatMap { key in
      (file.theme.tokens[key]?.values ?? []).compactMap { value in
        guard case .picture(let path) = value else { return nil }
        let isThere = ThemePictures(file.folder).hasFile(for: path)
        return isThere ? nil : finding(key, .missingPicture(path: path))
      }
    }
  }

  /// Keys that nothing asks for, and keys that are asked for and not there.
  func uses(_ used: Set<String>) -> [ThemeFinding] {
    let unused = ownKeys.filter { !used.contains($0) && !Theme.meaningKeys.contains($0) }
    let all = theme.all
    let needed = used.filter { all[$0] == nil && !Theme.meaningKeys.contains($0) }
    return unused.map { finding($0, .unusedKey) } + needed.sorted().map { finding($0, .neededKey) }
  }
}
