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
