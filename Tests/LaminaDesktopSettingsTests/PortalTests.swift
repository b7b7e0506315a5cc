import BusDaemons
import LaminaBus
import LaminaDesktopSettings
import Testing

@Suite(
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"),
  .timeLimit(.minutes(5)))
struct PortalTests {
  private func first(_ portal: MadePortal) async throws -> DesktopSettings? {
    let object = try await portal.begin()
    defer { withExtendedLifetime(object) {} }
    var changes = portal.settings.changes().makeAsyncIterator()
    return await changes.next()
  }

  @Test(
    "Portals of both versions, and one without a call for all, say the same",
    arguments: [
      MadePortal.Kind.all, .two, .one,
    ])
  func versions(_ kind: MadePortal.Kind) async throws {
    let portal = try MadePortal(
      kind,
      [
        "org.freedesktop.appearance": [
          "color-scheme": .uint32(1), "contrast": .uint32(1), "reduced-motion": .uint32(1),
          "accent-color": .structure([.double(0.5), .double(0.25), .double(1)]),
        ],
        "org.gnome.desktop.interface": [
          "color-scheme": .string("prefer-light"), "text-scaling-factor": .double(1.25),
          "cursor-size": .int32(48), "cursor-blink": .boolean(false),
          "clock-format": .string("12h"), "accent-color": .string("teal"),
        ],
        "org.gnome.desktop.peripherals.mouse": ["double-click": .int32(250)],
        "org.gnome.desktop.wm.preferences": ["button-layout": .string("close:minimize,what")],
      ])
    let settings = try #require(try await first(portal))
    #expect(settings.colorScheme == .dark)
    #expect(settings.accent == AccentColor(red: 0.5, green: 0.25, blue: 1))
    #expect(settings.increasesContrast == true)
    #expect(settings.reducesMotion == true)
    #expect(settings.textScale == 1.25)
    #expect(settings.cursorSize == 48)
    #expect(settings.cursorBlinkTime == nil)
    #expect(settings.uses24Hours == false)
    #expect(settings.doubleClickTime == .milliseconds(250))
    #expect(settings.buttonLayout == ButtonLayout("close:minimize"))
    #expect(settings.origin(of: .colorScheme) == .portal)
    #expect(settings.origin(of: .textScale) == .gnome)
  }

  @Test("Without keys of its own the portal's GNOME keys count")
  func fallBack() async throws {
    let portal = try MadePortal(
      .all,
      [
        "org.gnome.desktop.interface": [
          "color-scheme": .string("prefer-dark"), "enable-animations": .boolean(false),
          "accent-color": .string("red"),
        ],
        "org.gnome.desktop.a11y.interface": ["high-contrast": .boolean(true)],
      ])
    let settings = try #require(try await first(portal))
    #expect(settings.colorScheme == .dark)
    #expect(settings.reducesMotion == true)
    #expect(settings.increasesContrast == true)
    #expect(settings.accent == AccentColor(red: 230 / 255, green: 45 / 255, blue: 66 / 255))
  }

  @Test("A portal that lies leaves the usual settings")
  func lies() async throws {
    let portal = try MadePortal(
      .all,
      [
        "org.freedesktop.appearance": [
          "color-scheme": .string("dark"), "contrast": .uint32(9), "reduced-motion": .double(.nan),
          "accent-color": .structure([.double(-1), .double(7), .double(.infinity)]),
        ],
        "org.gnome.desktop.interface": [
          "text-scaling-factor": .double(.nan), "cursor-size": .int32(-4),
          "cursor-blink-time": .int32(.max), "clock-format": .uint32(12),
          "accent-color": .string("octarine"),
        ],
        "org.gnome.desktop.peripherals.mouse": ["double-click": .int32(.min)],
        "org.gnome.desktop.wm.preferences": ["button-layout": .string("nothing")],
      ])
    var settings = try #require(try await first(portal))
    let origins = Set(DesktopSettings.Part.allCases.map { settings.origin(of: $0) })
    #expect(origins.isSubset(of: [.usual, .locale]))
    (settings.uses24Hours, settings.firstWeekday) = (nil, nil)
    #expect(settings == DesktopSettings())
  }

  @Test("A change arrives; one that says the same does not")
  func changes() async throws {
    let portal = try MadePortal(.all, [:])
    let object = try await portal.begin()
    var changes = portal.settings.changes().makeAsyncIterator()
    #expect(await changes.next()?.colorScheme == nil)
    for (key, value) in [
      ("color-scheme", 0), ("contrast", 77), ("color-scheme", 9), ("color-scheme", 1),
    ] {
      try await portal.say(key, .uint32(UInt32(value)), by: object)
    }
    #expect(await changes.next()?.colorScheme == .dark)
    try await portal.say("color-scheme", .uint32(2), by: object)
    #expect(await changes.next()?.colorScheme == .light)
  }

  @Test(
    "An accent in another form keeps the one before; one in the right form that is none takes it back"
  )
  func accentForms() async throws {
    let accent = BusValue.structure([.double(0.5), .double(0.25), .double(1)])
    let portal = try MadePortal(
      .all, ["org.freedesktop.appearance": ["accent-color": accent]])
    let object = try await portal.begin()
    var changes = portal.settings.changes().makeAsyncIterator()
    #expect(await changes.next()?.accent == AccentColor(red: 0.5, green: 0.25, blue: 1))
    let doubles = [0.1, 0.2, 0.3].map(BusValue.double)
    try await portal.say("accent-color", .array(of: "d", doubles), by: object)
    try await portal.say("color-scheme", .uint32(1), by: object)
    let next = await changes.next()
    #expect(next?.colorScheme == .dark)
    #expect(next?.accent == AccentColor(red: 0.5, green: 0.25, blue: 1))
    let none = BusValue.structure([.double(-1), .double(-1), .double(-1)])
    try await portal.say("accent-color", none, by: object)
    #expect(await changes.next()?.accent == nil)
  }

  @Test("A portal that hangs leaves the usual settings, and is heard when it speaks")
  func hangs() async throws {
    let portal = try MadePortal(.hanging, [:])
    let object = try await portal.begin()
    var changes = portal.settings(patience: .milliseconds(1)).changes().makeAsyncIterator()
    #expect(await changes.next()?.textScale == 1)
    try await portal.say("color-scheme", .uint32(1), by: object)
    #expect(await changes.next()?.colorScheme == .dark)
  }

  @Test(
    "A bus without a portal gives the usual settings; no bus, what the locale says, and the end")
  func absent() async throws {
    let daemon = try PrivateBus()
    let source = SessionSettings(display: nil) { () throws(BusError) in
      try Bus(address: daemon.address)
    }
    var changes = source.changes().makeAsyncIterator()
    #expect(await changes.next()?.cursorSize == 24)
    var none = SessionSettings(display: nil) { () throws(BusError) in throw .noBus }.changes()
      .makeAsyncIterator()
    let settings = await none.next()
    #expect(settings?.textScale == 1)
    #expect(settings?.origin(of: .textScale) == .usual)
    #expect(
      settings?.uses24Hours.map { _ in .locale } ?? .usual == settings?.origin(of: .uses24Hours))
    #expect(await none.next() == nil)
  }

  @Test(
    "A portal that takes its name after the program has asked is read then, with no signal of its own"
  )
  func comesLater() async throws {
    let portal = try MadePortal(
      .all, ["org.freedesktop.appearance": ["color-scheme": .uint32(1)]])
    var changes = portal.settings.changes().makeAsyncIterator()
    #expect(await changes.next()?.origin(of: .colorScheme) == .usual)
    let object = try await portal.begin()
    #expect(await changes.next()?.colorScheme == .dark)
    withExtendedLifetime(object) {}
  }

  @Test("Settings set by hand reach all who listen, once each")
  func manual() async {
    let source = ManualSettings()
    var one = source.changes().makeAsyncIterator(), other = source.changes().makeAsyncIterator()
    #expect(await one.next()?.textScale == 1)
    #expect(await other.next()?.textScale == 1)
    source.settings.textScale = 2
    #expect(await one.next()?.textScale == 2)
    #expect(await other.next()?.textScale == 2)
  }
}
