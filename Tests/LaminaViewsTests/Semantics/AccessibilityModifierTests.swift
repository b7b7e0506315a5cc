import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What the modifiers say, and which of them wins.
struct AccessibilityModifierTests {
  private func only<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
    -> SemanticElement
  {
    let elements = Harness(content).semanticTree.children
    #expect(elements.count == 1)
    return try #require(elements.first)
  }

  @Test("Of modifiers around each other the outermost wins, whatever is between them")
  func precedence() throws {
    let element = try only {
      Button("own") {}.accessibilityLabel("inner").accessibilityHint("inner").padding()
        .accessibilityLabel(Text("ou") + Text("ter"))
    }
    #expect(element.label == "outer")
    #expect(element.semantics.hint == "inner")
    #expect(element.role == .button)
  }

  @Test("Values, spoken names and places are told")
  func words() throws {
    let element = try only {
      Color.red.accessibilityLabel("Red").accessibilityValue(Text("deep"))
        .accessibilityInputLabels(["Red", "Colour"]).accessibilityActivationPoint(.topLeading)
        .accessibilityRespondsToUserInteraction()
    }
    #expect(element.value == "deep")
    #expect(element.semantics.details.inputLabels == ["Red", "Colour"])
    #expect(element.semantics.details.activationPoint == .topLeading)
    #expect(element.semantics.details.respondsToUserInteraction == true)
  }

  @Test("Traits make roles and states, and are taken away again")
  func traits() throws {
    let header = try only { Text("a").accessibilityAddTraits([.isHeader, .updatesFrequently]) }
    #expect(header.role == .heading)
    #expect(header.semantics.traits == .updatesFrequently)
    let selected = try only { Text("a").accessibilityAddTraits(.isSelected) }
    #expect(selected.role == .text && selected.semantics.isSelected == true)
    let plain = try only {
      Text("a").accessibilityAddTraits([.isButton, .playsSound, .isSelected])
        .accessibilityRemoveTraits([.isButton, .playsSound, .isSelected])
    }
    #expect(plain.role == nil && plain.semantics.traits == [])
    #expect(plain.semantics.isSelected == nil)
  }

  @Test("Children are ignored, kept or combined")
  func children() throws {
    let row = HStack {
      Text("Volume")
      Text("loud").accessibilityValue("70 %")
      Button("Mute") {}
    }
    let ignored = try only { row.accessibilityElement().accessibilityLabel("All") }
    #expect(ignored.text == "All" && ignored.children.isEmpty)
    #expect(!ignored.offers(.press))
    let kept = try only { row.accessibilityElement(children: .contain) }
    #expect(kept.children.map(\.text) == ["Volume", "loud", "Mute"])
    let combined = try only { row.accessibilityElement(children: .combine) }
    #expect(combined.label == "Volume loud Mute" && combined.value == "70 %")
    #expect(combined.children.isEmpty)
    #expect(combined.role == .button && combined.offers(.press))
  }

  @Test("A combined element presses the button inside of it")
  func combinedPress() throws {
    let harness = Harness { Presser() }
    try harness.find(.button, "Count Press").press()
    #expect(harness.exists("pressed 1"))
  }

  @Test("Those of higher priority come first, equal ones as they stand")
  func order() {
    let harness = Harness {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c")
        Text("d").accessibilitySortPriority(-1)
        Text("e").accessibilitySortPriority(.nan)
      }
    }
    #expect(harness.elements(role: .text).map(\.text) == ["b", "a", "c", "e", "d"])
  }

  @Test("Actions of one's own go before those inside, and are gone where disabled")
  func actions() throws {
    var log: [String] = []
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button("Mail") { log.append("inner") }.padding()
          .accessibilityAction { log.append("outer") }
          .accessibilityAction(named: "Archive") { log.append("archive") }
          .accessibilityAction(.delete) { log.append("delete") }
        Text("Rating").accessibilityAdjustableAction { log.append("\($0)") }
          .accessibilityScrollAction { log.append("scroll \($0)") }
        Text("Off").accessibilityAction(named: "Never") {}.disabled(true)
      }
    }
    let mail = harness.button("Mail")
    try mail.press()
    try mail.perform(named: "Archive")
    try mail.perform(.delete)
    let rating = harness.find(.text, "Rating")
    try rating.increment()
    try rating.decrement()
    try rating.scroll(.top)
    #expect(
      log == ["outer", "archive", "delete", "increment", "decrement", "scroll top"])
    #expect(try harness.find(.text, "Off").element().semantics.customActions == [])
  }

  @Test("A representation is found in place of the view, and can be acted on, not focused")
  func representation() throws {
    let harness = Harness { Dial() }
    #expect(!harness.find(.text, "drawn").exists)
    try harness.slider("Volume").increment()
    #expect(harness.slider("Volume").elements.first?.value == "1")
    #expect(harness.slider("Volume").elements.first?.frame.size == CGSize(width: 120, height: 28))
    harness.press(.tab)
    #expect(harness.semanticTree.all.allSatisfy { !$0.isFocused })
  }

  @Test("Children of one's own are found inside of the view")
  func syntheticChildren() throws {
    let element = try only {
      Color.red.accessibilityLabel("Chart").accessibilityChildren {
        HStack {
          Text("January")
          Text("February")
        }
      }
    }
    #expect(element.label == "Chart")
    #expect(element.children.map(\.text) == ["January", "February"])
  }

  private struct Presser: View {
    @State private var count = 0
    var body: some View {
      VStack {
        HStack {
          Text("Count")
          Button("Press") { count += 1 }
        }.accessibilityElement(children: .combine)
        Text("pressed \(count)")
      }
    }
  }

  private struct Dial: View {
    @State private var volume = 0.0
    var body: some View {
      Text("drawn").frame(width: 120, height: 40).accessibilityRepresentation {
        Slider(value: $volume, in: 0...2, step: 1) { Text("Volume") }
          .frame(width: 120, height: 40)
      }
    }
  }
}
