public import LaminaDrawing
import LaminaThemes

extension EnvironmentValues {
  /// The components behind the colour roles.
  ///
  /// Who reads it is evaluated again whenever any of them changes.
  public var colorPalette: ColorPalette {
    get { look(reading: .palette).palette }
    set { changeLook { $0.setPalette(newValue) } }
  }

  /// The same for who asks it for some roles, and is evaluated again only when these change.
  package var paletteByRole: ColorPalette { look().palette.reading(for: reader) }

  /// The measures, shadows and fonts that controls have here, for who is evaluated again only when those
  /// that it asks for change.
  package var measures: MeasureReader { MeasureReader(look().measures, for: reader) }

  /// Whether things are dark on light or light on dark; set, the theme is shown in that scheme.
  public var colorScheme: ColorScheme {
    get { look(reading: .scheme).palette.colorScheme }
    set {
      changeLook { look in
        look.setAppearance(ColorAppearance(newValue, contrast: look.palette.contrast))
      }
    }
  }

  /// How far things stand out; set, the theme is shown with that contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { look(reading: .contrast).palette.contrast }
    set {
      changeLook { look in
        look.setAppearance(ColorAppearance(look.palette.colorScheme, contrast: newValue))
      }
    }
  }

  /// The theme of the place, of which values are read one by one.
  public var theme: ThemeReader { ThemeReader(self) }

  /// How things look as a whole: for handing it to another place.
  package var wholeLook: EnvironmentLook {
    get { look(reading: .all, keys: Set(look().values.values.keys)) }
    set { setLook(newValue) }
  }

  /// Changes how things look.
  package mutating func changeLook(_ change: (inout EnvironmentLook) -> Void) {
    var look = look()
    change(&look)
    setLook(look)
  }
}
