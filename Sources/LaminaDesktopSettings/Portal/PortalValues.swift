import LaminaBus

/// What the portal has said, by namespace and key.
struct PortalValues: Sendable {
  private var values: [String: [String: BusValue]] = [:]

  /// Takes a value; keys that mean nothing here are not kept.
  ///
  /// A value that means nothing, and has another form than the one before, leaves that: a portal that writes an accent
  /// as `ad` has one.
  mutating func take(_ value: BusValue, of key: String, in namespace: String) {
    guard let rules = Self.known[namespace]?[key] else { return }
    let next = value.unwrapped
    if let old = values[namespace]?[key], old.signature != next.signature,
      rules.contains(where: { $0.reads(old) }), !rules.contains(where: { $0.reads(next) })
    {
      return
    }
    values[namespace, default: [:]][key] = next
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
    .mapValues { Dictionary(grouping: $0, by: \.key) }
}
