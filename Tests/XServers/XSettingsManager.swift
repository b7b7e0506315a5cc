/// A program that manages the settings of an X display, as a desktop has one.
package final class XSettingsManager {
  private let client: XClient
  private let window: UInt

  /// Takes over the display's settings, and says so; nil where there is no display.
  package init?(on display: String, _ settings: [(String, XSettingsValue)]) {
    guard let client = XClient(on: display), let window = client.makeWindow() else { return nil }
    (self.client, self.window) = (client, window)
    set(settings)
    client.own("_XSETTINGS_S0", by: window)
    // A time, the selection, its owner: to those who listen to the root's structure.
    client.send(
      "MANAGER", to: client.root, [0, client.atom("_XSETTINGS_S0"), window], mask: 1 << 17)
  }

  deinit { client.close() }

  /// Says other settings.
  package func set(_ settings: [(String, XSettingsValue)]) {
    set(bytes: XSettingsValue.property(of: settings))
  }

  /// Says something that may be no settings.
  package func set(bytes: [UInt8]) { client.set("_XSETTINGS_SETTINGS", of: window, to: bytes) }

  /// Manages no more.
  package func vanish() { client.destroy(window) }
}
