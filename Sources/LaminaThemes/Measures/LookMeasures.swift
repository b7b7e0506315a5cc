package import LaminaDrawing
package import LaminaGeometry
package import LaminaText
import Synchronization

/// What a look has of the measures, shadows and fonts that controls take from it.
package final class LookMeasures: Sendable {
  private let lengths: [CGFloat]
  private let shadows: [ThemeShadow]
  /// What the text styles are set in.
  package let typeScale: TypeScale
  /// The same with controls of other sizes, as far as they were asked for.
  private let scaled = Mutex<[Double: LookMeasures]>([:])

  /// Those of Lamina's own look by day and by night.
  private static let light = LookMeasures(.light)
  private static let dark = LookMeasures(.dark)

  /// Those of Lamina's own look.
  package static func standard(for scheme: ColorScheme) -> LookMeasures {
    scheme == .dark ? dark : light
  }

  private init(_ scheme: ColorScheme) {
    lengths = ThemeMeasure.allCases.map { Self.length($0, nil) }
    shadows = ThemeShade.allCases.map { Self.shadow($0, nil, scheme) }
    typeScale = .standard
  }

  /// Those of a look, and where it has none those of Lamina's own.
  package init(_ look: ThemeLook) {
    lengths = ThemeMeasure.allCases.map { Self.length($0, look) }
    shadows = ThemeShade.allCases.map { Self.shadow($0, look, look.palette.colorScheme) }
    typeScale = TypeScale(look)
  }

  /// Those of others with controls of another size.
  private init(_ other: LookMeasures, controlScale: Double) {
    lengths = ThemeMeasure.allCases.map { measure in
      switch measure {
      case .controlHeight, .controlPadding: (other[measure] * controlScale).rounded()
      // Words shrink less than boxes do: of the 4 points above them 2 are left in small controls, and 1 in
      // mini ones.
      case .spaceSmall: (other[measure] * min(1, 1 - (1 - controlScale) * 2.2)).rounded(.down)
      default: other[measure]
      }
    }
    shadows = ThemeShade.allCases.map { other[$0] }
    typeScale = other.typeScale
  }

  deinit {}

  /// The same with controls so many times as high, and as far from their labels.
  package func scalingControls(by scale: Double) -> LookMeasures {
    scaled.withLock { known in
      if let measures = known[scale] { return measures }
      let made = LookMeasures(self, controlScale: scale)
      known[scale] = made
      return made
    }
  }

  /// A length in points, or a time in seconds.
  package subscript(measure: ThemeMeasure) -> CGFloat { lengths[Int(measure.rawValue)] }

  /// A shadow.
  package subscript(shade: ThemeShade) -> ThemeShadow { shadows[Int(shade.rawValue)] }

  /// What differs between two looks.
  package func parts(differingFrom other: LookMeasures) -> PaletteParts {
    guard self !== other else { return [] }
    var parts = typeScale.parts(differingFrom: other.typeScale)
    for measure in ThemeMeasure.allCases where self[measure] != other[measure] {
      parts.insert(measure.part)
    }
    for shade in ThemeShade.allCases where self[shade] != other[shade] { parts.insert(shade.part) }
    return parts
  }

  private static func length(_ measure: ThemeMeasure, _ look: ThemeLook?) -> CGFloat {
    let values = [look?.values[measure.key], measure.standard]
    for case let value? in values {
      switch value {
      case .length(let number), .radius(let number), .duration(let number): return CGFloat(number)
      case .alias(let key):
        let other = ThemeMeasure.allCases.first { $0.key == key && $0 != measure }
        return other.map { length($0, look) } ?? 0
      case .color, .font, .shadow, .picture: continue
      }
    }
    return 0
  }

  private static func shadow(
    _ shade: ThemeShade, _ look: ThemeLook?, _ scheme: ColorScheme
  ) -> ThemeShadow {
    let standard = shade.standard.value(for: ColorAppearance(scheme))
    for case .shadow(let shadow)? in [look?.values[shade.key], standard] { return shadow }
    return ThemeShadow(color: .clear, radius: 0)
  }
}

/// Two are equal when nothing differs.
extension LookMeasures: Equatable {
  package static func == (a: LookMeasures, b: LookMeasures) -> Bool {
    a.parts(differingFrom: b).isEmpty
  }
}

extension TypeScale {
  /// The fonts that a look has under the keys of text styles.
  fileprivate init(_ look: ThemeLook) {
    self.init()
    for style in Font.TextStyle.allCases {
      guard case .font(let font)? = look.values[style.themeKey] else { continue }
      let face = Face(
        style, family: font.family, size: CGFloat(font.size),
        weight: Font.Weight(nearest: font.weight))
      set(style, in: face, isItalic: font.isItalic)
    }
  }
}

extension Font.TextStyle {
  /// The key under which themes have the font of the style.
  var themeKey: String { "font.\(self)" }
}
