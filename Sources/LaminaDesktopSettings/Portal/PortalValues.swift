import LaminaBus

/// What the portal has said, by namespace and key.
struct PortalValues: Sendable {
  private var values: [String: [String: BusValue]] = [:]

  /// Takes a value; keys that mean nothing here are not kept.
  mutating func take(_ value: BusValue, of key: String, in namespace: String) {
    guard Self.known[namespace]?.contains(key) == true else { return }
    values[namespace, default: [:]][key] = value.unwrapped
  }

  /// Says what the values of some keys mean.
  func apply(
    _ rules: [String: [PortalKeys.Rule]], from origin: SettingOrigin,
    to settings: inout DesktopSettings
  ) {
    for (namespace, rules) in rules {
      guard let values = values[namespace] else { continue }
      for rule in rules {
        if let value = values[rule.key] { rule.apply(value, from: origin, to: &settings) }
      }
    }
  }

  /// All keys that mean something, by their namespaces.
  static let known = PortalKeys.own.merging(PortalKeys.gnome) { $0 + $1 }
    .mapValues { Set($0.map(\.key)) }
}
