import LaminaBus

/// What sources have said so far, by their own keys, and what follows from it.
struct SettingsValues: Sendable {
  /// The portal's values by `namespace key`.
  private var portal: [String: BusValue] = [:]
  private var x: [String: XSettings.Value] = [:]
  /// What the process's locale says.
  private let locale: LocaleSettings

  init(locale: LocaleSettings = LocaleSettings()) {
    self.locale = locale
  }

  /// Takes what the portal says of a key; keys that mean nothing here are not kept.
  mutating func take(_ value: BusValue, of key: String, in namespace: String) {
    guard PortalKey.namespaces.contains(namespace), portal.count < 1000 else { return }
    portal[namespace + " " + key] = value.unwrapped
  }

  /// Takes all that XSettings say.
  mutating func take(_ settings: XSettings) { x = settings.values }

  /// What it all means: the portal before XSettings, its own keys before GNOME's.
  var settings: DesktopSettings {
    var settings = DesktopSettings()
    settings.uses24Hours = locale.uses24Hours
    settings.firstWeekday = locale.firstWeekday
    for rule in XSettings.rules { x[rule.key].map { rule.take($0, &settings) } }
    for rule in PortalKey.all { portal[rule.name].map { rule.take($0, &settings) } }
    return settings
  }
}
