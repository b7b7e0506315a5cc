import LaminaInput
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0
    var isDisabled = false
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("More") { count += 1 }.disabled(isDisabled)
        Button("Reset", role: .destructive) { count = 0 }
      }
    }
  }

  @Test("a click runs the action; one that ends elsewhere does not")
  func clicks() {
    let harness = Harness { Counter() }
    harness.tap("More")
    harness.tap("More")
    #expect(harness.text(of: "count") == "2")
    harness.drag("More", by: CGSize(width: 0, height: 80))
    #expect(harness.text(of: "count") == "2")
    harness.tap("Reset")
    #expect(harness.text(of: "count") == "0")
  }

  @Test("Tab goes from button to button, Space and Return press the one with the focus")
  func keyboard() {
    let harness = Harness { Counter() }
    harness.press(.tab)
    #expect(harness.element("More")?.isFocused == true)
    harness.press(.space)
    harness.press(.return)
    #expect(harness.text(of: "count") == "2")
    harness.press(.tab)
    harness.press(.return)
    #expect(harness.text(of: "count") == "0")
  }

  @Test("a disabled button takes neither clicks nor focus and says so")
  func disabled() {
    let harness = Harness { Counter(isDisabled: true) }
    harness.tap("More")
    #expect(harness.text(of: "count") == "0")
    #expect(harness.element("More")?.semantics.isEnabled == false)
    harness.press(.tab)
    #expect(harness.element("Reset")?.isFocused == true)
  }

  @Test("an icon is called what its label's title says")
  func iconOnly() {
    let harness = Harness {
      VStack {
        Button("Add", systemImage: "plus") {}
        Button("Remove", systemImage: "minus") {}.labelStyle(.iconOnly)
      }
    }
    #expect(harness.element("Add")?.semantics.role == .button)
    #expect(harness.element("Remove")?.semantics.role == .button)
    #expect(harness.frame(of: "Remove")?.size == CGSize(width: 40, height: 28))
  }

  @Test("hovering, pressing and focusing evaluate no body")
  func looks() {
    let harness = Harness { Counter() }
    harness.resetCounters()
    let before = harness.presentCount
    harness.hover("More")
    harness.press(.tab)
    #expect(harness.counters.total == 0)
    #expect(harness.presentCount > before)
  }

  private struct Chip: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(2)
        .accessibilityValue(configuration.isPressed ? "down" : isEnabled ? "up" : "off")
        .accessibilityIdentifier("chip")
    }
  }

  @Test("a style of one's own reads its environment and knows when the button is held down")
  func ownStyle() {
    let harness = Harness {
      ZStack { Button("Chip") {}.buttonStyle(Chip()).accessibilityIdentifier("button") }
    }
    #expect(harness.element("button")?.text == "Chip")
    let frame = harness.frame(of: "button") ?? .zero
    #expect(frame.height < 28)
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("buttons are 28 points high and links show a hand")
  func measures() {
    let harness = Harness {
      VStack {
        Button("Plain bordered") {}
        Button("Link") {}.buttonStyle(.link)
      }
    }
    #expect(harness.frame(of: "Plain bordered")?.height == 28)
    harness.hover("Plain bordered")
    #expect(harness.cursor == .arrow)
    harness.hover("Link")
    #expect(harness.cursor == .pointingHand)
  }
}
