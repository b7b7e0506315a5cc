import Lamina
import LaminaDrawing
import LaminaInput
import LaminaPickers
import LaminaTesting
import Testing

/// Wells of colours and their panel.
@MainActor @Suite("Colour pickers", .timeLimit(.minutes(5)))
struct ColorPickerTests {
  /// The colour, where the panel that covers it does not hide it from tests.
  @Observable final class Ink {
    var color: Color
    init(_ hex: UInt32) { color = Color(Color.Resolved(hex: hex)) }
    var words: String { color.resolve(in: .light).description }
  }

  private struct Screen: View {
    @Bindable var ink: Ink
    var supportsOpacity = true
    var body: some View {
      ColorPicker("Ground", selection: $ink.color, supportsOpacity: supportsOpacity)
    }
  }

  private func shown(_ ink: Ink, supportsOpacity: Bool = true, isOpen: Bool = true) -> Harness {
    let harness = Harness(size: CGSize(width: 460, height: 640)) {
      VStack {
        Screen(ink: ink, supportsOpacity: supportsOpacity)
        Spacer()
      }
    }
    if isOpen { open(harness) }
    return harness
  }

  private func open(_ harness: Harness) {
    harness.tap("Ground")
    harness.advance(by: 1)
  }

  @Test("A well says its label and its colour, and opens a panel")
  func well() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink, isOpen: false)
    let well = try harness.find(.colorWell, "Ground").element()
    #expect(well.semantics.value == "red, #FF0000")
    #expect(well.semantics.isExpanded == false)
    #expect(!harness.exists("Hue"))
    open(harness)
    #expect(harness.exists("Hue"))
    #expect(harness.exists("Saturation and Brightness"))
  }

  @Test("Opacity is there if the picker supports it", arguments: [true, false])
  func opacity(supportsOpacity: Bool) {
    #expect(
      shown(Ink(0xFF0000), supportsOpacity: supportsOpacity).exists("Opacity") == supportsOpacity)
  }

  @Test("A drag over the square writes saturation and brightness as it goes")
  func square() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    let frame = try #require(harness.frame(of: "Saturation and Brightness"))
    harness.pointerDown(at: CGPoint(x: frame.minX + 8, y: frame.minY + 8))
    #expect(ink.words == "#FFFFFFFF")
    harness.move(to: CGPoint(x: frame.maxX - 8, y: frame.minY + 8), holding: .primary)
    #expect(ink.words == "#FF0000FF")
    harness.move(to: CGPoint(x: frame.midX, y: frame.maxY + 300), holding: .primary)
    #expect(ink.words == "#000000FF")
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.maxY + 300))
  }

  @Test("A drag through black and white comes back to the hue it began with")
  func keepsHue() throws {
    let ink = Ink(0x00FF00)
    let harness = shown(ink)
    let frame = try #require(harness.frame(of: "Saturation and Brightness"))
    harness.pointerDown(at: CGPoint(x: frame.maxX - 8, y: frame.minY + 8))
    harness.move(to: CGPoint(x: frame.minX, y: frame.maxY), holding: .primary)
    harness.move(to: CGPoint(x: frame.minX, y: frame.minY), holding: .primary)
    harness.move(to: CGPoint(x: frame.maxX, y: frame.minY), holding: .primary)
    #expect(ink.words == "#00FF00FF")
    harness.pointerUp(at: CGPoint(x: frame.maxX, y: frame.minY))
  }

  @Test("The hue of grey can be set, and counts once the colour has some strength")
  func hueOfGrey() throws {
    let ink = Ink(0x808080)
    let harness = shown(ink)
    let line = try #require(harness.frame(of: "Hue"))
    harness.tap(
      at: CGPoint(x: line.minX + line.height / 2 + (line.width - line.height) / 3, y: line.midY))
    #expect(ink.words == "#808080FF")
    let square = try #require(harness.frame(of: "Saturation and Brightness"))
    harness.tap(at: CGPoint(x: square.maxX - 8, y: square.minY + 8))
    #expect(ink.words == "#00FF00FF")
  }

  @Test("Arrow keys move what has the focus")
  func keys() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    try harness.find(.slider, "Opacity").focus()
    harness.press(.leftArrow)
    #expect(ink.words == "#FF0000FC")
    harness.press(.home)
    #expect(ink.words == "#FF000000")
    harness.press(.pageUp)
    #expect(ink.words == "#FF00001A")
    try harness.find(.slider, "Saturation and Brightness").focus()
    harness.press(.pageDown)
    #expect(ink.words.hasPrefix("#E60000"))
  }

  @Test("Assistive tools set a hue")
  func meaning() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    try harness.find(.slider, "Hue").increment(by: 50)
    #expect(ink.words == "#00FFFFFF")
    #expect(try harness.find(.slider, "Hue").element().semantics.value == "180°")
  }

  @Test("Digits that are typed count as soon as they are a colour, and others come back")
  func digits() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    try harness.find(.textField, "Hex").enter("00ff7")
    #expect(ink.words == "#FF0000FF")
    try harness.find(.textField, "Hex").focus()
    harness.press("a", modifiers: .command)
    harness.type("0080ff")
    #expect(ink.words == "#0080FFFF")
    harness.press("a", modifiers: .command)
    harness.type("zz")
    harness.press(.return)
    #expect(ink.words == "#0080FFFF")
    #expect(try harness.find(.textField, "Hex").element().semantics.value == "0080FF")
  }

  private struct RecordedScreen: View {
    let ink: Ink
    let supportsOpacity: Bool
    let record: (String) -> Void
    var body: some View {
      let color = Binding<Color>(
        get: { ink.color },
        set: {
          record($0.resolve(in: .light).description)
          ink.color = $0
        })
      VStack {
        ColorPicker("Ground", selection: color, supportsOpacity: supportsOpacity)
        Spacer()
      }
    }
  }

  @Test("Digits on their way to a colour write none that nobody wanted", arguments: [true, false])
  func writes(supportsOpacity: Bool) throws {
    var writes: [String] = []
    let ink = Ink(0xFF0000)
    let harness = Harness(size: CGSize(width: 460, height: 640)) {
      RecordedScreen(ink: ink, supportsOpacity: supportsOpacity) { writes.append($0) }
    }
    open(harness)
    func enter(_ digits: String) throws {
      try harness.find(.textField, "Hex").focus()
      harness.press("a", modifiers: .command)
      harness.type(digits)
    }
    try enter("0080ff")
    #expect(writes == ["#0080FFFF"])
    try enter("f80")
    #expect(writes == ["#0080FFFF"])
    harness.press(.return)
    #expect(writes == ["#0080FFFF", "#FF8800FF"])
    #expect(try harness.find(.textField, "Hex").element().semantics.value == "FF8800")
    try enter("00ff0080")
    let last = supportsOpacity ? ["#00FF00FF", "#00FF0080"] : ["#00FF00FF"]
    #expect(Array(writes.dropFirst(2)) == last)
  }

  @Test("A disabled picker is faint as a whole, its label, too")
  func faint() {
    func shown(isDisabled: Bool) -> Harness {
      Harness(size: CGSize(width: 300, height: 60)) {
        ColorPicker("Ground", selection: .constant(.red))
          .disabled(isDisabled).opacity(isDisabled ? 1 : 0.4)
      }
    }
    let (disabled, faint) = (shown(isDisabled: true).picture(), shown(isDisabled: false).picture())
    #expect(disabled.hasSamePixels(as: faint))
  }

  @Test("A colour of the palette is chosen by a press, and is marked")
  func choices() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    harness.tap("Black")
    #expect(ink.words == "#000000FF")
    #expect(try harness.button("Black").element().semantics.isSelected == true)
  }

  @Test("What was picked stands among the recent colours when the panel opens again")
  func recent() {
    RecentColors.removeAll()
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    #expect(!harness.exists("Recent"))
    harness.tap("Black")
    harness.press(.escape)
    harness.advance(by: 1)
    ink.color = .white
    open(harness)
    #expect(harness.exists("Recent"))
    harness.tap("#000000")
    #expect(ink.words == "#000000FF")
    RecentColors.removeAll()
  }

  @Test("A colour that changes elsewhere is shown in the panel")
  func elsewhere() {
    let ink = Ink(0xFF0000)
    let harness = shown(ink, isOpen: false)
    harness.tap("Ground")
    harness.advance(by: 1)
    #expect(harness.element("Hue")?.semantics.value == "0°")
    ink.color = Color(Color.Resolved(hex: 0x0000FF))
    harness.settle()
    #expect(harness.element("Hue")?.semantics.value == "240°")
  }

  @Test("A disabled well opens nothing")
  func disabled() {
    let harness = Harness(size: CGSize(width: 460, height: 640)) {
      Screen(ink: Ink(0xFF0000)).disabled(true)
    }
    harness.tap("Ground")
    harness.advance(by: 1)
    #expect(!harness.exists("Hue"))
  }

  @Test(
    "A drag evaluates no view but the panel and who shows the colour, and draws no ground again")
  func cost() throws {
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    let frame = try #require(harness.frame(of: "Saturation and Brightness"))
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.resetCounters()
    let drawn = harness.displayStatistics.bitmapsDrawn
    for step in 0..<20 {
      harness.move(
        to: CGPoint(x: frame.midX + CGFloat(step), y: frame.midY - CGFloat(step)), holding: .primary
      )
    }
    #expect(harness.evaluations(of: Screen.self) <= 20)
    // Knob, line of opacities, swatch, digits: the square of the hue is not among them.
    #expect(harness.displayStatistics.bitmapsDrawn - drawn < 20 * 12)
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("Recent colours keep their opacity, and are opaque and told apart where there is none")
  func recentOpacity() throws {
    RecentColors.removeAll()
    RecentColors.add(Color.Resolved(hex: 0x123456))
    RecentColors.add(Color.Resolved(hex: 0x123456, opacity: 0.5))
    let (ink, opaque) = (Ink(0xFF0000), Ink(0xFF0000))
    let harness = shown(ink)
    #expect(harness.exists("#123456"))
    harness.tap("#12345680")
    #expect(ink.words == "#12345680")
    #expect(try harness.button("#12345680").element().semantics.isSelected == true)
    let other = shown(opaque, supportsOpacity: false)
    #expect(other.find(.button, "#123456").count == 1 && !other.exists("#12345680"))
    other.tap("#123456")
    #expect(opaque.words == "#123456FF")
    #expect(try other.button("#123456").element().semantics.isSelected == true)
    RecentColors.removeAll()
  }

  @Test("A drag over the square evaluates neither the line of hues nor the colours that are there")
  func spared() throws {
    RecentColors.removeAll()
    let ink = Ink(0xFF0000)
    let harness = shown(ink)
    let frame = try #require(harness.frame(of: "Saturation and Brightness"))
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.resetCounters()
    for step in 1...20 {
      harness.move(
        to: CGPoint(x: frame.midX + CGFloat(step), y: frame.midY - CGFloat(step)), holding: .primary
      )
    }
    #expect(harness.evaluations(of: HueLine.self) == 0)
    #expect(harness.evaluations(of: ColorChoices.self) == 0)
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    // A drag that comes to a colour that is there marks it.
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.maxY - 8))
    #expect(ink.words == "#000000FF")
    #expect(try harness.button("Black").element().semantics.isSelected == true)
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.maxY - 8))
  }

  private final class Witness {}

  @Test("A panel that was dragged in is gone when it is closed, and with it what it wrote to")
  func gone() throws {
    weak var witness: Witness?
    let ink = Ink(0xFF0000)
    do {
      let held = Witness()
      witness = held
      let harness = Harness(size: CGSize(width: 460, height: 640)) {
        VStack {
          ColorPicker(
            "Ground",
            selection: Binding(
              get: { withExtendedLifetime(held) { ink.color } }, set: { ink.color = $0 }))
          Spacer()
        }
      }
      open(harness)
      let frame = try #require(harness.frame(of: "Saturation and Brightness"))
      harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
      harness.move(to: CGPoint(x: frame.midX + 9, y: frame.midY), holding: .primary)
      harness.pointerUp(at: CGPoint(x: frame.midX + 9, y: frame.midY))
      harness.press(.escape)
      harness.advance(by: 1)
      #expect(!harness.exists("Hue"))
      harness.close()
    }
    #expect(witness == nil)
    RecentColors.removeAll()
  }
}
