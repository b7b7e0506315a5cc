import LaminaDrawing
import LaminaGeometry
import LaminaKernel
import LaminaTesting
import LaminaThemes
import LaminaViews
import Observation
import Testing

/// What is evaluated and drawn when a theme changes.
@Suite("Switching themes")
struct ThemeSwitchTests {
  @Observable final class Model {
    var theme = Theme(
      name: "A", tokens: ["title": ThemeToken(.color(.black))], extending: .standard)
    var scheme: ColorScheme?
  }

  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        Text("Row \(number)").foregroundStyle(.secondary)
        Button("Open") {}
      }
      .frame(height: 24)
    }
  }

  private struct Title: View {
    @Environment(\.theme) private var theme
    var body: some View { Text("Title").foregroundStyle(theme.color("title") ?? .primary) }
  }

  private struct Window: View {
    let model: Model
    let hasTitle: Bool
    var body: some View {
      Rows(hasTitle: hasTitle).theme(model.theme)
    }
  }

  private struct Rows: View {
    let hasTitle: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if hasTitle { Title() }
        ForEach(0..<1_000, id: \.self) { Row(number: $0) }
      }
    }
  }

  private func window(_ model: Model, hasTitle: Bool) -> Harness {
    Harness(size: CGSize(width: 200, height: 24_100)) { Window(model: model, hasTitle: hasTitle) }
  }

  @Test("A colour that 1,000 rows do not show evaluates none of them, and draws nothing")
  func unseen() {
    let model = Model()
    let harness = window(model, hasTitle: false)
    harness.resetCounters()
    let presents = harness.presentCount
    model.theme["title"] = .color(.white)
    harness.settle()
    #expect(harness.evaluations(of: Row.self) == 0)
    #expect(harness.evaluations(of: Rows.self) == 0)
    #expect(harness.presentCount == presents)
  }

  @Test("A colour that one view shows evaluates that one, and draws its place alone")
  func seen() throws {
    let model = Model()
    let harness = window(model, hasTitle: true)
    harness.resetCounters()
    let before = harness.frameStatistics.pixelsDamaged
    model.theme["title"] = .color(Color.Resolved(hex: 0xFF0000))
    harness.settle()
    #expect(harness.evaluations(of: Title.self) == 1)
    #expect(harness.evaluations(of: Row.self) == 0)
    let title = try #require(harness.frame(of: "Title"))
    let damage = harness.frameStatistics.pixelsDamaged - before
    #expect(damage > 0 && Double(damage) < 4 * title.width * title.height + 200)
  }

  @Test("A role's colour draws only what shows it")
  func role() {
    let model = Model()
    let harness = window(model, hasTitle: true)
    harness.resetCounters()
    let presents = harness.presentCount
    model.theme["color.pink"] = .color(.black)
    harness.settle()
    #expect(harness.evaluations(of: Row.self) == 0)
    #expect(harness.presentCount == presents)
    model.theme["text.secondary"] = .color(.black)
    harness.settle()
    #expect(harness.evaluations(of: Title.self) == 0)
    #expect(harness.presentCount == presents + 1)
  }

  @Test("Two themes stand in one window")
  func subtree() {
    let red = Theme(name: "R", tokens: ["fill": ThemeToken(.color(Color.Resolved(hex: 0xFF0000)))])
    let blue = Theme(name: "B", tokens: ["fill": ThemeToken(.color(Color.Resolved(hex: 0x0000FF)))])
    let harness = Harness(size: CGSize(width: 40, height: 20)) {
      HStack(spacing: 0) {
        ThemeColor("fill").theme(red)
        ThemeColor("fill").theme(blue)
      }
    }
    #expect(harness.picture().pixel(x: 5, y: 10) == 0xFFFF_0000)
    #expect(harness.picture().pixel(x: 35, y: 10) == 0xFF00_00FF)
  }

  @Test("A tint stays where the theme changes")
  func tint() {
    let harness = Harness(size: CGSize(width: 20, height: 20)) {
      Color.accentColor.colorScheme(.dark).tint(Color(red: 0, green: 1, blue: 0))
    }
    #expect(harness.picture().pixel(x: 10, y: 10) == 0xFF00_FF00)
  }

  @Test("A colour may have variants for day, night and more contrast")
  func variants() {
    let harness = Harness(size: CGSize(width: 30, height: 10)) {
      HStack(spacing: 0) {
        Color(light: .white, dark: .black)
        Color(light: .white, dark: .black).colorScheme(.dark)
        Color(light: .white, dark: .black, darkIncreased: Color(red: 1, green: 0, blue: 0))
          .environment(\.colorSchemeContrast, ColorSchemeContrast.increased).colorScheme(.dark)
      }
    }
    let pixels = [5, 15, 25].map { harness.picture().pixel(x: $0, y: 5) }
    #expect(pixels == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000])
  }

  private struct Preferring: View {
    let model: Model
    var body: some View { Text(" ").preferredColorScheme(model.scheme) }
  }

  @Test("A window follows what its views prefer, and the desktop again when they prefer nothing")
  func preferred() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 20, height: 20)) { Preferring(model: model) }
    func ground() -> UInt32 { harness.picture().pixel(x: 1, y: 1) }
    #expect(ground() == 0xFFFF_FFFF)
    model.scheme = .dark
    harness.settle()
    #expect(ground() == 0xFF1D_2025)
    model.scheme = nil
    harness.settle()
    #expect(ground() == 0xFFFF_FFFF)
    harness.graph.follow(SystemAppearance(colorScheme: .dark, contrast: .increased))
    harness.advance(by: 0.5)
    #expect(ground() == 0xFF00_0000)
    model.scheme = .light
    harness.settle()
    #expect(ground() == 0xFFFF_FFFF)
  }

  @Test("The desktop's accent counts, and fades over in a quarter of a second")
  func fade() {
    let harness = Harness(size: CGSize(width: 20, height: 20)) { Color.accentColor }
    func red() -> UInt32 { harness.picture().pixel(x: 10, y: 10) >> 16 & 255 }
    harness.graph.follow(SystemAppearance(accent: Color.Resolved(hex: 0xC00000)))
    harness.advance(by: 0.125)
    #expect((60..<180).contains(red()))
    harness.advance(by: 0.2)
    #expect(red() == 0xC0)
  }

  @Test(
    "An appearance taken back before a frame is as if it had not been; a known one asks for none")
  func takenBack() {
    let harness = Harness(size: CGSize(width: 20, height: 20)) { Color(role: .background) }
    func ground() -> UInt32 { harness.picture().pixel(x: 10, y: 10) }
    let before = ground()
    harness.graph.follow(SystemAppearance(colorScheme: .dark))
    harness.graph.follow(SystemAppearance())
    harness.advance(by: 1)
    #expect(ground() == before)
    let presents = harness.presentCount
    harness.graph.follow(SystemAppearance())
    harness.advance(by: 1)
    #expect(harness.presentCount == presents)
  }

  @Test("Where less motion is asked for a switch is done at once")
  func reduced() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let harness = Harness(size: CGSize(width: 20, height: 20), environment: environment) {
      Color.accentColor
    }
    harness.graph.follow(SystemAppearance(accent: Color.Resolved(hex: 0xC00000)))
    harness.settle()
    #expect(harness.picture().pixel(x: 10, y: 10) == 0xFFC0_0000)
  }

  private struct Accents: View {
    let scheme: ColorScheme?
    var body: some View { Color.accentColor.preferredColorScheme(scheme) }
  }

  @Test(
    "The desktop's accent can be read on a window's own ground, whatever the desktop's scheme is",
    arguments: [0x00_0060, 0xFFF8_A0, 0x8080_80] as [UInt32], [ColorScheme.light, .dark])
  func readable(accent: UInt32, scheme: ColorScheme) {
    let desktop: ColorScheme = scheme == .dark ? .light : .dark
    var environment = EnvironmentValues()
    environment.systemAppearance = SystemAppearance(
      colorScheme: desktop, accent: Color.Resolved(hex: accent))
    environment.accessibilityReduceMotion = true
    let harness = Harness(size: CGSize(width: 20, height: 20), environment: environment) {
      Accents(scheme: scheme)
    }
    harness.settle()
    let shown = Color.Resolved(hex: harness.picture().pixel(x: 10, y: 10) & 0xFF_FFFF)
    let ground = ColorPalette.standard(for: ColorAppearance(scheme))[.background]
    #expect(shown.contrast(with: ground) >= 4.5)
  }

  @Test("A part of a window by night has the accent of the night")
  func partlyDark() {
    var environment = EnvironmentValues()
    environment.systemAppearance.accent = Color.Resolved(hex: 0x000060)
    let harness = Harness(size: CGSize(width: 20, height: 20), environment: environment) {
      HStack(spacing: 0) {
        Color.accentColor
        Color.accentColor.colorScheme(.dark)
      }
    }
    let picture = harness.picture()
    #expect(picture.pixel(x: 5, y: 10) == 0xFF00_0060)
    #expect(picture.pixel(x: 15, y: 10) & 0xFF > 0xA0)
  }
}
