import BusDaemons
import ChildProcesses
import LaminaBus
import LaminaDesktopSettings
import Testing
import XServers

@Suite(
  .enabled(if: XServer.isInstalled, "Xvfb is not installed: run Scripts/setup"),
  .timeLimit(.minutes(5)))
struct DisplayTests {
  private func source(_ display: String) -> SessionSettings {
    SessionSettings(display: display) { () throws(BusError) in throw .noBus }
  }

  @Test("What a display's manager says is understood, and whose word it is")
  func values() async throws {
    let server = try await XServer()
    let manager = XSettingsManager(
      on: server.display,
      [
        ("Net/DoubleClickTime", 250), ("Net/CursorBlink", 1), ("Net/CursorBlinkTime", 2000),
        ("Gtk/CursorThemeSize", 48), ("Gtk/EnableAnimations", 0), ("Xft/DPI", .number(192 * 1024)),
        ("Gdk/UnscaledDPI", .number(120 * 1024)), ("Net/ThemeName", "Mint-Y-Dark-Aqua"),
        ("Gtk/DecorationLayout", "close:menu"), ("Org/Unknown", "x"),
      ])
    var changes = source(server.display).changes().makeAsyncIterator()
    let settings = try #require(await changes.next())
    #expect(settings.doubleClickTime == .milliseconds(250))
    #expect(settings.cursorBlinkTime == .milliseconds(2000))
    #expect(settings.cursorSize == 48)
    #expect(settings.reducesMotion == true)
    #expect(settings.textScale == 1.25)
    #expect(settings.textResolution == 192)
    #expect(settings.colorScheme == .dark)
    #expect(settings.increasesContrast == nil)
    #expect(settings.buttonLayout == ButtonLayout("close:menu"))
    #expect(settings.origin(of: .textScale) == .xSettings)
    #expect(settings.origin(of: .accent) == .usual)
    withExtendedLifetime(manager) {}
  }

  @Test("A manager appears, changes its mind, vanishes, and another takes its place")
  func managers() async throws {
    let server = try await XServer()
    var changes = source(server.display).changes().makeAsyncIterator()
    #expect(await changes.next()?.colorScheme == nil)
    let manager = XSettingsManager(on: server.display, [("Net/ThemeName", "Adwaita-dark")])
    #expect(await changes.next()?.colorScheme == .dark)
    manager?.set([("Net/ThemeName", "HighContrast")])
    let light = await changes.next()
    #expect(light?.colorScheme == nil)
    #expect(light?.increasesContrast == true)
    manager?.set([("Net/CursorBlinkTime", 0)])
    let still = await changes.next()
    #expect(still?.increasesContrast == nil)
    #expect(still?.cursorBlinkTime == .some(nil))
    manager?.vanish()
    #expect(await changes.next()?.cursorBlinkTime == .milliseconds(1000))
    let next = XSettingsManager(on: server.display, [("Net/ThemeName", "HighContrastInverse")])
    #expect(await changes.next()?.colorScheme == .dark)
    withExtendedLifetime((manager, next)) {}
  }

  @Test("A manager that lies, and one that floods, end nothing; what is said last counts")
  func lies() async throws {
    let server = try await XServer()
    let manager = try #require(XSettingsManager(on: server.display, []))
    var changes = source(server.display).changes().makeAsyncIterator()
    #expect(await changes.next()?.textScale == 1)
    let lies: [(String, XSettingsValue)] = [
      ("Xft/DPI", -1), ("Gdk/UnscaledDPI", "large"), ("Net/DoubleClickTime", 2_000_000_000),
      ("Gtk/CursorThemeSize", -3), ("Net/ThemeName", 7), ("Gtk/DecorationLayout", "none"),
      ("Net/CursorBlinkTime", 3),
    ]
    manager.set(lies)
    manager.set(bytes: [0, 0, 0, 0, 1, 0, 0, 0, 255, 255, 255, 255])
    manager.set(bytes: [UInt8](repeating: 9, count: 300_000))
    for number in 0..<5000 { manager.set([("Gtk/CursorThemeSize", .number(20 + number % 30))]) }
    manager.set(lies + [("Net/ThemeName", "dark")])
    var latest = DesktopSettings()
    while latest.colorScheme != .dark { latest = try #require(await changes.next()) }
    latest.colorScheme = nil
    (latest.uses24Hours, latest.firstWeekday) = (nil, nil)
    #expect(latest == DesktopSettings())
  }

  @Test("A display where nobody listens, and one that ends, leave what others say")
  func ends() async throws {
    var none = source(":54321").changes().makeAsyncIterator()
    #expect(await none.next()?.textScale == 1)
    #expect(await none.next() == nil)
    let server = try await XServer()
    var manager = XSettingsManager(on: server.display, [("Xft/DPI", .number(192 * 1024))])
    #expect(manager != nil)
    var changes = source(server.display).changes().makeAsyncIterator()
    #expect(await changes.next()?.textScale == 2)
    manager = nil
    #expect(await changes.next()?.textScale == 1)
    server.stop()
    #expect(await changes.next() == nil)
  }

  @Test(
    "A portal's word counts before the display's, and the display's where the portal has none",
    .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"))
  func precedence() async throws {
    let server = try await XServer()
    let manager = XSettingsManager(
      on: server.display,
      [
        ("Net/ThemeName", "Adwaita-dark"), ("Xft/DPI", .number(192 * 1024)),
        ("Gtk/CursorThemeSize", 64),
      ])
    let portal = try MadePortal(
      .all,
      [
        "org.freedesktop.appearance": ["color-scheme": .uint32(2)],
        "org.gnome.desktop.interface": [
          "color-scheme": .string("prefer-dark"), "text-scaling-factor": .double(1.5),
        ],
      ])
    let object = try await portal.begin()
    var settings: DesktopSettings?
    var changes = portal.settings(display: server.display).changes().makeAsyncIterator()
    let wanted: [DesktopSettings.Part: SettingOrigin] = [
      .colorScheme: .portal, .textScale: .gnome, .cursorSize: .xSettings, .accent: .usual,
    ]
    while wanted.contains(where: { settings?.origin(of: $0.key) != $0.value }) {
      settings = await changes.next()
    }
    #expect(settings?.colorScheme == .light)
    #expect(settings?.textScale == 1.5)
    #expect(settings?.cursorSize == 64)
    // "No preference" is no word.
    try await portal.say("color-scheme", .uint32(0), by: object)
    #expect(await changes.next()?.origin(of: .colorScheme) == .gnome)
    withExtendedLifetime(manager) {}
  }

  @Test("A program that follows a display does not wake up until a setting changes")
  func idle() async throws {
    let server = try await XServer()
    let manager = XSettingsManager(on: server.display, [("Xft/DPI", .number(192 * 1024))])
    let probe = try Child(
      Child.built("BusProbe"),
      environment: ["DISPLAY": server.display, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
    _ = try await probe.line(beginning: "scheme none, text 2.0")
    try await expectIdle(probe)
    manager?.set([("Net/ThemeName", "dark")])
    _ = try await probe.line(beginning: "scheme dark, text 1.0")
    try await expectIdle(probe)
    probe.kill()
  }
}
