import LaminaBus

/// What sources have said so far, by their own keys, and what follows from it.
struct SettingsValues: Sendable {
  private var portal = PortalValues()
  private var x: [String: XSettings.Value] = [:]
  /// What the process's locale says.
  private let locale: LocaleSettings

  init(locale: LocaleSettings = LocaleSettings()) {
    self.locale = locale
  }

  /// Takes what the portal says of a key.
  mutating func take(_ value: BusValue, of key: String, in namespace: String) {
    portal.take(value, of: key, in: namespace)
  }

  /// Takes all that the portal says, in place of what it said before.
  mutating func take(_ values: PortalValues) { portal = values }

  /// Takes all that XSettings say, in place of what they said before; nothing where there are none.
  mutating func take(_ settings: XSettings?) { x = settings?.values ?? [:] }

  /// What it all means: the portal before XSettings, its own keys before GNOME's.
  var settings: DesktopSettings {
    var settings = DesktopSettings()
    locale.apply(to: &settings)
    for rule in XSettings.rules {
      if let value = x[rule.key] { rule.apply(value, from: .xSettings, to: &settings) }
    }
    portal.apply(PortalKeys.gnome, from: .gnome, to: &settings)
    portal.apply(PortalKeys.own, from: .portal, to: &settings)
    return settings
  }
}
