/// Where settings come from.
public protocol DesktopSettingsSource: Sendable {
  /// The settings once they are known, and then whenever they differ; ends with the source.
  ///
  /// It returns at once; what has to be waited for is waited for off the main actor.
  func changes() -> AsyncStream<DesktopSettings>
}
