import Foundation
import Lamina
import LaminaPrograms
import LaminaRaster
import LaminaSharing
import LaminaTesting
import Testing

@Suite("The sheet")
struct SheetTests {
  /// Activities as a desktop has them, which do nothing.
  private func activities(in log: CallLog) -> [any ShareActivity] {
    ["Photos", "Mail", "Messages", "Board"].map { ProbeActivity($0, .share, in: log) }
      + ["Copy", "Save As…", "Show in Files", "QR Code", "Ärger"].map {
        ProbeActivity($0, in: log)
      }
  }

  private func opened(
    _ size: CGSize = CGSize(width: 700, height: 560),
    _ environment: EnvironmentValues = EnvironmentValues(), log: CallLog = CallLog()
  ) async -> Harness {
    let activities = activities(in: log)
    let services = ShareServices(DesktopSurroundings([:]), findsStandard: false)
    let harness = Harness(size: size, environment: environment) {
      SharingScreen(items: [.text("Three owls are sharing")], activities: activities, log: log)
        .environment(\.shareServices, services)
    }
    harness.tap("Share")
    await harness.run(for: 1)
    return harness
  }

  @Test("Those that share stand above those that act")
  func rows() async throws {
    let harness = await opened()
    let mail = try #require(harness.frame(of: "Mail"))
    let copy = try #require(harness.frame(of: "Copy"))
    let save = try #require(harness.frame(of: "Save As…"))
    #expect(mail.maxY < copy.minY)
    #expect(copy.maxX <= save.minX && copy.minY == save.minY)
  }

  @Test(
    "Nothing is reported of the sheet itself, in wide windows and in narrow ones",
    arguments: [700.0, 380])
  func reports(width: CGFloat) async {
    let harness = await opened(CGSize(width: width, height: 560))
    #expect(harness.frame(of: "Mail") != nil)
    #expect(harness.diagnostics.isEmpty, "\(harness.diagnostics)")
  }

  @Test("Arrows go through the rows, Return chooses")
  func arrows() async {
    let log = CallLog()
    let harness = await opened(log: log)
    harness.press(.rightArrow)
    harness.press(.downArrow)
    harness.press(.rightArrow)
    harness.press(.leftArrow)
    harness.press(.return)
    await harness.run(for: 1)
    #expect(log.calls.contains("perform Save As…"), "\(log.calls.suffix(3))")
  }

  @Test("Tab goes through all, and a letter to the next that begins with it")
  func letters() async {
    let log = CallLog()
    let harness = await opened(log: log)
    harness.press(.tab)
    harness.press(.space)
    await harness.run(for: 1)
    #expect(log.calls.contains("perform Mail"), "\(log.calls.suffix(3))")

    let other = CallLog()
    let typed = await opened(log: other)
    typed.press(.character("m"))
    typed.press(.character("m"))
    typed.press(.return)
    await typed.run(for: 1)
    #expect(other.calls.contains("perform Messages"), "\(other.calls.suffix(3))")
  }

  @Test("Right to left the rows begin at the right, and the left arrow goes on")
  func mirrored() async throws {
    let log = CallLog()
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = await opened(CGSize(width: 700, height: 560), environment, log: log)
    let photos = try #require(harness.frame(of: "Photos"))
    let mail = try #require(harness.frame(of: "Mail"))
    #expect(mail.maxX <= photos.minX)
    harness.press(.leftArrow)
    harness.press(.return)
    await harness.run(for: 1)
    #expect(log.calls.contains("perform Mail"))
  }

  @Test("An activity beyond the edge is scrolled to when it gets the focus")
  func scrolls() async throws {
    let harness = await opened(CGSize(width: 320, height: 560))
    harness.press(.downArrow)
    for _ in 0..<4 { harness.press(.rightArrow) }
    harness.advance(by: 1)
    let last = try #require(harness.frame(of: "Ärger"))
    #expect(last.maxX <= 320 && last.minX >= 0, "\(last)")
  }

  @Test("Its words meet the lint, by day, by night and in large text")
  func lint() async {
    for (scheme, size) in [
      (ColorScheme.light, DynamicTypeSize.large), (.dark, .large), (.light, .accessibility3),
    ] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      environment.dynamicTypeSize = size
      let harness = await opened(CGSize(width: 700, height: 700), environment)
      #expect(
        harness.accessibilityFindings(page: "sheet").isEmpty,
        "\(harness.accessibilityFindings(page: "sheet"))")
    }
  }

  @Test(
    "Where there is little room, the rows scroll below what is shared", arguments: [false, true])
  func littleRoom(isLarge: Bool) async throws {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = isLarge ? .accessibility3 : .large
    let harness = await opened(CGSize(width: 360, height: 560), environment)
    let title = try #require(
      harness.semanticTree.all.first { $0.role == .heading && $0.text.contains("Three owls") }?
        .frame
    )
    let mail = try #require(harness.frame(of: "Mail"))
    #expect(title.minY >= 280 + 12 && title.maxY <= mail.minY, "\(title), \(mail)")
  }

  /// A way to look at the sheet.
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var size = CGSize(width: 700, height: 560)
    var isNight = false
    var isRightToLeft = false
    var textSize = DynamicTypeSize.large
  }

  nonisolated static let looks = [
    Look(testDescription: "day"), Look(testDescription: "night", isNight: true),
    Look(testDescription: "right-to-left", isRightToLeft: true),
    Look(testDescription: "large-text", textSize: .accessibility3),
    Look(testDescription: "narrow", size: CGSize(width: 360, height: 560)),
  ]

  @Test("The sheet looks as it was looked at", arguments: looks)
  func looks(_ look: Look) async throws {
    var environment = EnvironmentValues()
    environment.colorScheme = look.isNight ? .dark : .light
    environment.layoutDirection = look.isRightToLeft ? .rightToLeft : .leftToRight
    environment.dynamicTypeSize = look.textSize
    let harness = await opened(look.size, environment)
    try ReferencePicture(look.testDescription, besides: #filePath).check(
      harness.picture(), by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  @Test("A link's sheet is a popover at it, and shows a code large", arguments: [false, true])
  func link(isNight: Bool) async throws {
    var environment = EnvironmentValues()
    environment.colorScheme = isNight ? .dark : .light
    let nowhere = [
      "HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere", "PATH": "/nowhere", "LANG": "C",
    ]
    let services = ShareServices(DesktopSurroundings(nowhere))
    services.copy = { _ in }
    let harness = Harness(size: CGSize(width: 700, height: 560), environment: environment) {
      ShareLink(item: "https://example.org/three-owls", subject: Text("Owls"))
        .environment(\.shareServices, services)
        .frame(maxHeight: .infinity, alignment: .top).padding(20)
    }
    harness.tap("Share…")
    let rules = PictureComparison(channelTolerance: 12, differingPixels: 40)
    let name = isNight ? "link-night" : "link"
    for (button, name) in [("Copy", name), ("Done", name + "-code")] {
      await harness.run(until: { harness.exists(button) })
      try ReferencePicture(name, besides: #filePath).check(harness.picture(), by: rules)
      if button == "Copy" { harness.tap("QR Code") }
    }
  }
}
