import BusDaemons
import LaminaBus
import LaminaDesktopSettings
import Testing

/// Settings from a portal that python-dbusmock makes, of each version, and of each bad habit.
@Suite(
  .enabled(
    if: MockedPortal.isInstalled && PrivateBus.isInstalled,
    "python3-dbusmock or dbus-daemon is not installed: run Scripts/setup"),
  .timeLimit(.minutes(5)))
struct MockedPortalTests {
  private typealias Method = MockedPortal.Method

  private static let table = """
    {'org.freedesktop.appearance': {'color-scheme': dbus.UInt32(1)}, \
    'org.gnome.desktop.interface': {'text-scaling-factor': dbus.Double(1.5), \
    'clock-format': dbus.String('24h')}}
    """

  private func source(
    _ daemon: PrivateBus, patience: Duration = .seconds(10)
  ) -> AsyncStream<DesktopSettings>.Iterator {
    SessionSettings(display: nil, patience: patience) { () throws(BusError) in
      try Bus(address: daemon.address)
    }
    .changes().makeAsyncIterator()
  }

  /// What version 1 and 2 have, and what is left where a portal has no call for all.
  private static let versions: [[Method]] = [
    [.readAll(table), .read("Read", wrapped: true, table)],
    [
      .readAll(table), .read("Read", wrapped: true, table),
      .read("ReadOne", wrapped: false, table),
    ],
    [.read("Read", wrapped: true, table)],
    [.read("ReadOne", wrapped: false, table)],
  ]

  @Test("Each version is read, and what it says later is heard", arguments: 0..<4)
  func versions(_ index: Int) async throws {
    let daemon = try PrivateBus()
    let portal = try await MockedPortal(on: daemon, Self.versions[index])
    var changes = source(daemon)
    let first = await changes.next()
    #expect(first?.colorScheme == .dark)
    #expect(first?.textScale == 1.5)
    #expect(first?.uses24Hours == true)
    try await portal.say("org.freedesktop.appearance", "color-scheme", .uint32(2))
    #expect(await changes.next()?.colorScheme == .light)
    try await portal.say("org.gnome.desktop.interface", "text-scaling-factor", .double(2))
    #expect(await changes.next()?.textScale == 2)
  }

  @Test("A portal that comes after the program is heard, and so is the one after a crash")
  func restarts() async throws {
    let daemon = try PrivateBus()
    var changes = source(daemon)
    #expect(await changes.next()?.colorScheme == nil)
    let portal = try await MockedPortal(on: daemon, [])
    // It owned its name before it had methods: what it said then was "no such method".
    try await portal.say("org.freedesktop.appearance", "color-scheme", .uint32(1))
    #expect(await changes.next()?.colorScheme == .dark)
    portal.crash()
    let table = "{'org.freedesktop.appearance': {'color-scheme': dbus.UInt32(2)}}"
    let other = try await MockedPortal(on: daemon, [.readAll(table)])
    try await other.say("org.gnome.desktop.interface", "cursor-size", .int32(99))
    var settings = await changes.next()
    while settings?.cursorSize != 99 { settings = await changes.next() }
    #expect(settings?.cursorSize == 99)
  }

  @Test("A portal that hangs for good leaves the usual settings")
  func hangs() async throws {
    let daemon = try PrivateBus()
    let portal = try await MockedPortal(on: daemon, [.hanging])
    var changes = source(daemon, patience: .milliseconds(100))
    let settings = await changes.next()
    #expect(settings?.origin(of: .colorScheme) == .usual)
    withExtendedLifetime(portal) {}
  }

  @Test(
    "A portal that lies leaves the usual settings, and is heard when it speaks the truth",
    arguments: [
      "{'org.freedesktop.appearance': {'color-scheme': dbus.String('dark'), 'contrast': dbus.Int64(1)}}",
      "{'org.freedesktop.appearance': {'color-scheme': dbus.UInt32(4294967295)}}",
      "{'org.gnome.desktop.interface': {'text-scaling-factor': dbus.Double(1e308), 'cursor-size': dbus.Int32(2147483647)}}",
      "{'org.freedesktop.appearance': {'accent-color': dbus.Struct((9.0, -9.0, float('nan')), signature='ddd')}}",
      "{'org.freedesktop.appearance': {'accent-color': dbus.Array([dbus.Array([], signature='v')] * 3, signature='av')}}",
      "{'x' * 1000 + str(n): {'y': dbus.String('z' * 1000)} for n in range(2000)}",
    ])
  func lies(table: String) async throws {
    let daemon = try PrivateBus()
    let portal = try await MockedPortal(on: daemon, [.readAll(table)])
    var changes = source(daemon)
    var settings = try #require(await changes.next())
    (settings.uses24Hours, settings.firstWeekday) = (nil, nil)
    #expect(settings == DesktopSettings())
    try await portal.say(signature: "s", [.string("nonsense")])
    try await portal.say(signature: "sss", Array(repeating: .string("org"), count: 3))
    try await portal.say("org.freedesktop.appearance", "color-scheme", .uint32(1))
    #expect(await changes.next()?.colorScheme == .dark)
  }

  @Test("An answer of another type than the portal's is none")
  func wrongAnswer() async throws {
    let daemon = try PrivateBus()
    let portal = try await MockedPortal(
      on: daemon, [Method("ReadAll", takes: "as", returns: "s", "ret = 'settings'")])
    var changes = source(daemon)
    #expect(await changes.next()?.origin(of: .textScale) == .usual)
    withExtendedLifetime(portal) {}
  }

  @Test("Of a flood of 5,000 changes the last one counts")
  func flood() async throws {
    let daemon = try PrivateBus()
    let portal = try await MockedPortal(
      on: daemon,
      [
        .readAll("{}"),
        Method(
          "Flood", takes: "", returns: "",
          """
          for n in range(5000):
              self.EmitSignal('org.freedesktop.portal.Settings', 'SettingChanged', 'ssv', \
          ['org.freedesktop.appearance', 'color-scheme', dbus.UInt32(n % 3)])
          self.EmitSignal('org.freedesktop.portal.Settings', 'SettingChanged', 'ssv', \
          ['org.gnome.desktop.interface', 'cursor-size', dbus.Int32(99)])
          """),
      ])
    var changes = source(daemon)
    #expect(await changes.next()?.cursorSize == 24)
    try await portal.call("Flood")
    var count = 0
    while let settings = await changes.next(), settings.cursorSize != 99 { count += 1 }
    #expect(count <= 5000)
    try await portal.say("org.freedesktop.appearance", "color-scheme", .uint32(2))
    #expect(await changes.next()?.colorScheme == .light)
  }
}
