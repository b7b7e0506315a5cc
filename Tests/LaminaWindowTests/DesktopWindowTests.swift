import BusDaemons
import ChildProcesses
import Foundation
import LaminaBus
import Testing
import XServers

/// The gallery in a window on a desktop that changes its mind, with the portal and the manager of others.
@Suite(
  "A window follows its desktop",
  .enabled(
    if: Screen.isInstalled && PrivateBus.isInstalled && MockedPortal.isInstalled,
    "Xvfb, xdotool, ImageMagick, dbus-daemon or python3-dbusmock is missing: run Scripts/setup"))
struct DesktopWindowTests {
  private enum Shade { case light, dark }

  /// Waits until the middle of the window's sidebar has a shade; 1000x700 on 1024x768 is centred.
  private func expect(_ shade: Shade, on screen: Screen) async throws {
    for _ in 0..<300 where try await self.shade(on: screen) != shade {}
    #expect(try await self.shade(on: screen) == shade)
  }

  private func shade(on screen: Screen) async throws -> Shade? {
    let picture = try await screen.picture(x: 20, y: 700, width: 8, height: 8)
    guard picture.count >= 192 else { return nil }
    let sum = picture.suffix(192).reduce(0) { $0 + Int($1) }
    // Nothing is shown yet where all is black.
    return sum == 0 ? nil : sum > 192 * 200 ? .light : sum < 192 * 90 ? .dark : nil
  }

  private func gallery(on screen: Screen, _ bus: String) throws -> Child {
    try screen.start("Gallery", ["--page", "Text"], ["DBUS_SESSION_BUS_ADDRESS": bus])
  }

  @Test("a portal's dark arrives in the running window, and its light")
  func portal() async throws {
    let (screen, daemon) = (try await Screen(), try PrivateBus())
    let portal = try await MockedPortal(on: daemon, [.readAll("{}")])
    let window = try gallery(on: screen, daemon.address)
    try await expect(.light, on: screen)
    try await portal.say("org.freedesktop.appearance", "color-scheme", .uint32(1))
    try await expect(.dark, on: screen)
    try await portal.say("org.freedesktop.appearance", "color-scheme", .uint32(2))
    try await expect(.light, on: screen)
    window.terminate()
  }

  @Test("a portal that hangs holds no frame back, and leaves the word to the display's manager")
  func hangingPortal() async throws {
    let (screen, daemon) = (try await Screen(), try PrivateBus())
    let portal = try await MockedPortal(on: daemon, [.hanging])
    let window = try gallery(on: screen, daemon.address)
    try await expect(.light, on: screen)
    let manager = XSettingsManager(on: screen.display, [("Net/ThemeName", "Adwaita-dark")])
    try await expect(.dark, on: screen)
    withExtendedLifetime((portal, manager)) {}
    window.terminate()
  }

  @Test(
    "a scale of text that is in the resolution of X counts once, and as with a window of scale 1",
    .timeLimit(.minutes(5)))
  func textScale() async throws {
    let screen = try await Screen()
    let client = try #require(XClient(on: screen.display))
    defer { client.close() }
    client.setResources("Xft.dpi:\t120\n")
    let manager = XSettingsManager(
      on: screen.display, [("Xft/DPI", .number(120 * 1024)), ("Gdk/WindowScalingFactor", 1)])
    // Hello's 360x220 points in the middle of the screen, 1.25 pixels each, then one.
    // What the pointer lies on by chance would look different.
    try await screen.xdotool("mousemove", "0", "0")
    let empty = try await screen.picture(x: 287, y: 247, width: 450, height: 274)
    let all = try await hello(on: screen, ["LAMINA_SCALE": ""], unlike: [empty])
    let daemon = try PrivateBus()
    let portal = try await MockedPortal(
      on: daemon,
      [.readAll("{'org.gnome.desktop.interface': {'text-scaling-factor': dbus.Double(1.25)}}")])
    let textOnly = try await hello(
      on: screen, ["LAMINA_SCALE": "", "DBUS_SESSION_BUS_ADDRESS": daemon.address],
      unlike: [empty, all])
    let plain = try await hello(
      on: screen,
      ["GDK_SCALE": "1", "LAMINA_SCALE": "", "DBUS_SESSION_BUS_ADDRESS": daemon.address],
      like: textOnly, unlike: [empty], width: 450, height: 275)
    // Where pictures differ, the macro would look for how for minutes.
    let (isSame, isOther) = (plain == textOnly, textOnly != all)
    #expect(isSame && isOther)
    withExtendedLifetime((manager, portal)) {}
  }

  /// The picture of Hello's window once it holds still, and is or is not like other ones.
  private func hello(
    on screen: Screen, _ environment: [String: String], like: Data? = nil,
    unlike others: [Data] = [],
    width: Int? = nil, height: Int? = nil
  ) async throws -> Data {
    let program = try screen.start("Hello", [], environment)
    defer { program.kill() }
    try await screen.xdotool("search", "--sync", "--onlyvisible", "--name", "Hello")
    guard let width, let height else { return try await picture(of: screen, unlike: others) }
    // A window that is resized before it has shown itself may come back to its own size.
    _ = try await picture(of: screen, unlike: others)
    try await screen.xdotool(
      "search", "--name", "Hello", "windowsize", "--sync", "\(width)", "\(height)", "windowmove",
      "\((1024 - width) / 2)", "\((768 - height) / 2)")
    return try await picture(of: screen, like: like)
  }

  /// What is in the middle of a screen, once it holds still.
  private func picture(of screen: Screen, like: Data? = nil, unlike others: [Data] = [])
    async throws -> Data
  {
    var latest = Data()
    var rests = 0
    for _ in 0..<200 where rests < 10 {
      let next = try await screen.picture(x: 287, y: 247, width: 450, height: 274)
      let isWanted = like.map { $0 == next } ?? true && !others.contains(next)
      rests = next == latest && isWanted ? rests + 1 : 0
      latest = next
    }
    return latest
  }

  @Test("a manager's dark is there when a window comes back that was hidden meanwhile")
  func hidden() async throws {
    let screen = try await Screen()
    let manager = XSettingsManager(on: screen.display, [("Net/ThemeName", "Adwaita")])
    let window = try gallery(on: screen, Screen.noBus)
    try await expect(.light, on: screen)
    try await screen.xdotool("search", "--name", "Gallery", "windowunmap", "--sync")
    manager?.set([("Net/ThemeName", "Adwaita-dark")])
    try await screen.xdotool("search", "--name", "Gallery", "windowmap", "--sync")
    try await expect(.dark, on: screen)
    manager?.vanish()
    try await expect(.light, on: screen)
    window.terminate()
  }
}
