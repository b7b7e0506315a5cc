import LaminaGeometry
import Testing

@testable import LaminaWindow

/// `@testable`, because the scale that a desktop is configured by is no one's business outside.
@MainActor
@Suite("The display's scale")
struct DisplayScaleTests {
  @Test(
    "Xft.dpi is rounded to quarters",
    arguments: [
      (96.0, CGFloat(1)), (72, 1), (120, 1.25), (130, 1.25), (144, 1.5), (192, 2), (288, 3),
    ])
  func dpi(dpi: Double, scale: CGFloat) {
    let resources = "Xcursor.size:\t24\nXft.dpi:\t\(dpi)\nXft.hinting:\t1\n"
    #expect(DisplayScale.x11(environment: { _ in nil }, resources: resources) == scale)
  }

  @Test("LAMINA_SCALE wins over GDK_SCALE, which wins over QT_SCALE_FACTOR and the resources")
  func order() {
    var variables = ["LAMINA_SCALE": "1.75", "GDK_SCALE": "2", "QT_SCALE_FACTOR": "1.5"]
    func scale() -> CGFloat {
      DisplayScale.x11(environment: { variables[$0] }, resources: "Xft.dpi:\t288")
    }
    #expect(scale() == 1.75)
    variables["LAMINA_SCALE"] = "much"
    #expect(scale() == 2)
    variables["GDK_SCALE"] = nil
    #expect(scale() == 1.5)
    variables["QT_SCALE_FACTOR"] = nil
    #expect(scale() == 3)
  }

  @Test(
    "What text is scaled by is no part of the window's scale, and what the manager says counts",
    arguments: [
      // resources, the manager, the scale of text, the window's: a scale of text at a density of 1 and 2.
      (120.0, nil, 1.25, CGFloat(1)), (240, nil, 1.25, 2), (105.6, 105.6, 1.1, 1),
      // Nobody says a scale of text: all is the window's. The manager has changed its mind since.
      (144, 144, 1, 1.5), (96, 144, 1, 1.5), (nil, 192, 1, 2), (nil, nil, 2, 1),
      // A scale of text that is no part of the resolution makes nothing smaller.
      (96, nil, 2, 1),
    ] as [(Double?, Double?, CGFloat, CGFloat)])
  func text(dpi: Double?, resolution: Double?, scale: CGFloat, window: CGFloat) {
    let found = DisplayScale.x11(
      environment: { _ in nil }, resources: dpi.map { "Xft.dpi:\t\($0)" },
      text: DesktopText(resolution: resolution, scale: scale))
    #expect(found == window)
  }

  @Test("What the environment chooses is the window's scale, whatever is said of text")
  func chosen() {
    let text = DesktopText(resolution: 240, scale: 1.25)
    for name in ["LAMINA_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"] {
      let scale = DisplayScale.x11(
        environment: { $0 == name ? "1.5" : nil }, resources: "Xft.dpi:\t240", text: text)
      #expect(scale == 1.5)
    }
  }

  @Test("nonsense gives 1")
  func nonsense() {
    for text in ["Xft.dpi:", "Xft.dpi:\tnan", "Xft.dpi:\t-96", "", "dpi 5"] {
      #expect(DisplayScale.x11(environment: { _ in nil }, resources: text) == 1)
    }
  }

  @Test("the window system is told from the environment")
  func driver() {
    func driver(_ variables: [String: String]) -> VideoDriver? {
      VideoDriver.named { variables[$0] }
    }
    #expect(driver([:]) == nil)
    #expect(driver(["DISPLAY": ":1"]) == .x11(display: ":1"))
    #expect(
      driver(["DISPLAY": ":1", "WAYLAND_DISPLAY": "wayland-0"]) == .wayland(display: "wayland-0"))
    #expect(
      driver(["DISPLAY": ":1", "WAYLAND_DISPLAY": "w", "SDL_VIDEODRIVER": "x11"])
        == .x11(display: ":1"))
    #expect(driver(["SDL_VIDEODRIVER": "x11"]) == nil)
  }

  @Test("fractions of a notch are a touchpad's, whole notches a wheel's")
  func wheel() {
    var wheel = WheelDevice()
    let turns: [(CGFloat, TimeInterval)] = [(1, 0), (0.4, 1), (1, 1.1), (1, 2)]
    let answers = turns.map { wheel.isPrecise(CGSize(width: 0, height: $0), at: $1) }
    #expect(answers == [false, true, true, false])
  }
}
