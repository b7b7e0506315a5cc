/// Who said a value of the desktop's settings.
public enum SettingOrigin: String, Sendable, Hashable {
  /// A key of the portal's own.
  case portal
  /// A key of GNOME's, through the portal.
  case gnome
  /// A setting of the X desktop.
  case xSettings
  /// The process's locale.
  case locale
  /// Nobody: it is the usual value, or one that a program has set itself.
  case usual
}

extension DesktopSettings {
  /// A value by its name, to ask who said it.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case colorScheme, accent, increasesContrast, reducesMotion, textScale, textResolution
    case doubleClickTime, cursorSize, cursorBlinkTime, buttonLayout, uses24Hours, firstWeekday
  }

  /// Who said a value.
  ///
  /// ```swift
  /// for part in DesktopSettings.Part.allCases {
  ///   print(part, settings.origin(of: part))   // colorScheme portal, accent usual …
  /// }
  /// ```
  public func origin(of part: Part) -> SettingOrigin { origins.byPart[part] ?? .usual }
}

/// Who said which value: nothing that makes two settings differ.
struct SettingOrigins: Sendable, Hashable {
  var byPart: [DesktopSettings.Part: SettingOrigin] = [:]

  static func == (one: SettingOrigins, other: SettingOrigins) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
