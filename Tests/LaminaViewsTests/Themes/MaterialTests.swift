import LaminaDrawing
import LaminaGeometry
import LaminaKernel
import LaminaTesting
import LaminaViews
import Testing

/// Frosted glass by day, by night, and where it is to hide what lies below.
@Suite("Materials")
struct MaterialTests {
  nonisolated static let all: [Material] = [
    .ultraThin, .thin, .regular, .thick, .ultraThick, .bar,
  ]

  private func pixels(
    _ material: Material, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> (left: UInt32, right: UInt32) {
    var environment = EnvironmentValues()
    change(&environment)
    let harness = Harness(size: CGSize(width: 80, height: 20), environment: environment) {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      .overlay { Color.clear.background(material) }
    }
    let picture = harness.picture()
    return (picture.pixel(x: 4, y: 10), picture.pixel(x: 75, y: 10))
  }

  @Test("What lies below shines through, less the thicker it is", arguments: all.dropLast())
  func shines(material: Material) {
    let day = pixels(material)
    #expect(day.left & 0xFF < day.right & 0xFF)
    let night = pixels(material) { $0.systemAppearance.colorScheme = .dark }
    #expect(night.left & 0xFF < night.right & 0xFF)
    #expect(night.right & 0xFF < day.right & 0xFF)
  }

  @Test(
    "A pane stands out from a plain ground of its own colour, by day and by night; a bar does not",
    arguments: all)
  func plainGround(material: Material) {
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.systemAppearance.colorScheme = scheme
      let harness = Harness(size: CGSize(width: 40, height: 20), environment: environment) {
        HStack(spacing: 0) {
          Color(role: .background)
          Color(role: .background).overlay { Color.clear.background(material) }
        }
      }
      let picture = harness.picture()
      let (plain, pane) = (picture.pixel(x: 4, y: 10) & 0xFF, picture.pixel(x: 35, y: 10) & 0xFF)
      let step = abs(Int(plain) - Int(pane))
      #expect(material == .bar ? step <= 1 : (9...20).contains(step), "\(scheme): \(step)")
    }
  }

  @Test("Thicker ones hide more")
  func order() {
    let contrasts = Self.all.dropLast().map { material in
      let found = pixels(material)
      return Int(found.right & 0xFF) - Int(found.left & 0xFF)
    }
    #expect(contrasts == contrasts.sorted(by: >) && Set(contrasts).count == 5)
  }

  @Test("With more contrast, or less transparency, nothing shines through", arguments: all)
  func opaque(material: Material) {
    let contrast = pixels(material) { $0.systemAppearance.contrast = .increased }
    #expect(contrast == (0xFFFF_FFFF, 0xFFFF_FFFF))
    let reduced = pixels(material) { $0.accessibilityReduceTransparency = true }
    #expect(reduced == (0xFFFF_FFFF, 0xFFFF_FFFF))
    let night = pixels(material) {
      $0.systemAppearance = SystemAppearance(colorScheme: .dark, contrast: .increased)
    }
    #expect(night == (0xFF00_0000, 0xFF00_0000))
  }
}
