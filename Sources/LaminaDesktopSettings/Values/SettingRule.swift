/// What a key of one of the sources means; a value that means nothing leaves what others said.
struct SettingRule<Value>: Sendable {
  let key: String
  private let part: DesktopSettings.Part
  private let take: @Sendable (Value, inout DesktopSettings) -> Bool

  /// A rule of what a value means: nil for nothing.
  init<Meaning>(
    _ key: String, _ part: DesktopSettings.Part,
    _ path: any WritableKeyPath<DesktopSettings, Meaning> & Sendable,
    _ meaning: @escaping @Sendable (Value) -> Meaning?
  ) {
    self.key = key
    self.part = part
    take = { value, settings in
      guard let meaning = meaning(value) else { return false }
      settings[keyPath: path] = meaning
      return true
    }
  }

  /// Whether a value means anything.
  func reads(_ value: Value) -> Bool {
    var scratch = DesktopSettings()
    return take(value, &scratch)
  }

  /// Says what a value means, and who said it.
  func apply(_ value: Value, from origin: SettingOrigin, to settings: inout DesktopSettings) {
    if take(value, &settings) { settings.origins.byPart[part] = origin }
  }
}
