import Foundation
import Lamina
import LaminaTesting
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, mint
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

private struct Choice<Style: PickerStyle>: View {
  let style: Style
  @State var flavor = Flavor.vanilla

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.title) } }
        .pickerStyle(style)
      Text(flavor.rawValue).accessibilityIdentifier("chosen")
    }
  }
}

/// What the documentation promises of pickers and each of their styles.
@MainActor @Suite("Documented: pickers", .timeLimit(.minutes(5)))
struct DocumentedPickersTests {
  private func shown(_ style: some PickerStyle, isMirrored: Bool = false) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      Choice(style: style).environment(
        \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    harness.advance(by: 1)
    return harness
  }

  private func picker(_ harness: Harness) -> SemanticElement? {
    harness.elements(role: .picker).first
  }

  private func frames(_ harness: Harness) -> [CGRect] {
    Flavor.allCases.compactMap { flavor in
      let found = harness.elements(role: .button) + harness.elements(role: .toggle)
      return found.first { $0.text == flavor.title }?.frame
    }
  }

  @Test("A picker shows the entry whose tag is the value of its selection")
  func selection() {
    #expect(picker(shown(.menu))?.value == "Vanilla")
    #expect(picker(shown(.segmented))?.value == "Vanilla")
  }

  @Test("A person's choice is written to the selection")
  func writes() {
    let harness = shown(.automatic)
    harness.tap("Flavor")
    harness.tap("Mint")
    #expect(harness.text(of: "chosen") == "mint")
  }

  @Test("A loop over identifiable elements needs no tags: their ids are those")
  func loops() {
    let harness = shown(.segmented)
    harness.tap("Chocolate")
    #expect(harness.text(of: "chosen") == "chocolate")
  }

  private struct Tagged: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Picker("Number", selection: $number) {
          Text("One").tag(1)
          Text("Two").tag("2")
          Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
        Text("\(number)").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("A tag counts only if it has the type of the selection")
  func tagType() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) { Tagged() }
    harness.tap("Two")
    #expect(harness.text(of: "chosen") == "1")
    harness.tap("Three")
    #expect(harness.text(of: "chosen") == "3")
  }

  private struct Optional: View {
    @State private var number: Int?
    var body: some View {
      VStack {
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1 as Int?)
        }
        .pickerStyle(.segmented)
        Text(number.map(String.init) ?? "nil").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("With a selection that may be missing, an entry can stand for no value")
  func optional() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) { Optional() }
    #expect(harness.element("None")?.semantics.isSelected == true)
    harness.tap("One")
    #expect(harness.text(of: "chosen") == "1")
    harness.tap("None")
    #expect(harness.text(of: "chosen") == "nil")
  }

  @Test("The menu style shows the entries when its button is pressed, and only until one is chosen")
  func menu() {
    let harness = shown(.menu)
    #expect(harness.elements(role: .menuItem).isEmpty)
    harness.tap("Flavor")
    #expect(harness.elements(role: .menuItem).map(\.text) == Flavor.allCases.map(\.title))
    harness.tap("Chocolate")
    #expect(harness.elements(role: .menuItem).isEmpty)
  }

  @Test("The menu style marks the chosen entry")
  func menuMark() {
    let harness = shown(.menu)
    harness.tap("Flavor")
    let marks = harness.elements(role: .menuItem).map { $0.semantics.isOn == .on }
    #expect(marks == [false, true, false])
  }

  @Test("The segmented style shows all entries side by side, one of them chosen")
  func segmented() {
    let harness = shown(.segmented)
    let frames = frames(harness)
    #expect(frames.count == 3 && Set(frames.map(\.minY)).count == 1)
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    let chosen = Flavor.allCases.filter { harness.element($0.title)?.semantics.isSelected == true }
    #expect(chosen == [.vanilla])
  }

  @Test("The inline style shows each entry in line with the other views, below each other")
  func inline() {
    let harness = shown(.inline)
    let frames = frames(harness)
    #expect(frames.count == 3 && frames.map(\.minY) == frames.map(\.minY).sorted())
    harness.tap("Mint")
    #expect(harness.text(of: "chosen") == "mint")
  }

  @Test("The radio group style shows a radio button for each entry, of which one is on")
  func radioGroup() {
    let harness = shown(.radioGroup)
    let buttons = harness.elements(role: .toggle)
    #expect(buttons.map(\.text) == Flavor.allCases.map(\.title))
    #expect(buttons.map { $0.semantics.isOn == .on } == [false, true, false])
    harness.tap("Chocolate")
    #expect(
      harness.elements(role: .toggle).map { $0.semantics.isOn == .on } == [true, false, false])
  }

  @Test("Radio buttons stand below each other, or beside each other if that is asked for")
  func radioLayout() {
    let high = frames(shown(.radioGroup))
    #expect(high.count == 3 && Set(high.map(\.minX)).count == 1)
    let wide = Harness(size: CGSize(width: 500, height: 200)) {
      Choice(style: .radioGroup).horizontalRadioGroupLayout()
    }
    #expect(frames(wide).count == 3 && Set(frames(wide).map(\.minY)).count == 1)
  }

  @Test("The wheel style shows the chosen entry with the entries before and after it around")
  func wheel() {
    let harness = shown(.wheel)
    let middles = Flavor.allCases.map { harness.frame(of: $0.title)?.midY ?? -1 }
    #expect(middles[0] < middles[1] && middles[1] < middles[2])
    #expect(abs(middles[1] - (picker(harness)?.frame.midY ?? 0)) < 2)
  }

  @Test("The palette style is a row of small entries, of which one is chosen")
  func palette() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) { Palette() }
    let (sun, moon) = (harness.frame(of: "Sun") ?? .zero, harness.frame(of: "Moon") ?? .zero)
    #expect(sun.minY == moon.minY && sun.maxX <= moon.minX)
    #expect(harness.element("Sun")?.semantics.isSelected == true)
    harness.tap("Moon")
    #expect(harness.element("Moon")?.semantics.isSelected == true)
    #expect(harness.element("Sun")?.semantics.isSelected == false)
  }

  private struct Palette: View {
    @State private var sign = "sun.max"
    var body: some View {
      Picker("Sign", selection: $sign) {
        Label("Sun", systemImage: "sun.max").tag("sun.max")
        Label("Moon", systemImage: "moon").tag("moon")
      }
      .pickerStyle(.palette)
    }
  }

  @Test("The navigation link style shows its entries on a screen of their own, and comes back")
  func navigationLink() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Linked() }
    #expect(!harness.exists("Mint"))
    harness.elements(role: .link).first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    harness.advance(by: 1)
    if !harness.exists("Mint") { harness.tap("Flavor Vanilla") }
    harness.advance(by: 1)
    harness.tap("Mint")
    harness.advance(by: 1)
    #expect(harness.text(of: "chosen") == "mint")
  }

  private struct Linked: View {
    @State private var flavor = Flavor.vanilla
    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.title) } }
            .pickerStyle(.navigationLink)
          Text(flavor.rawValue).accessibilityIdentifier("chosen")
        }
      }
    }
  }

  @Test("A style that is set around several pickers is that of all of them")
  func styleAround() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      VStack {
        ForEach(["a", "b"], id: \.self) { name in
          Picker(name, selection: .constant(1)) {
            Text("\(name) one").tag(1)
            Text("\(name) two").tag(2)
          }
        }
      }
      .pickerStyle(.segmented)
    }
    for name in ["a one", "a two", "b one", "b two"] { #expect(harness.exists(name)) }
  }

  @Test("A label that is hidden takes no room, and is still what assistive tools read")
  func hiddenLabel() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      Choice(style: .menu).labelsHidden()
    }
    #expect(picker(harness)?.label == "Flavor")
    let plain = shown(.menu)
    harness.tap("Flavor")
    #expect(harness.elements(role: .menuItem).count == 3)
    #expect((picker(harness)?.frame.minX ?? 999) < (picker(plain)?.frame.minX ?? 0))
  }

  @Test("What is shown in place of the chosen entry can be said")
  func currentValueLabel() {
    let harness = Harness {
      Picker("Number", selection: .constant(1)) {
        Text("One").tag(1)
      } currentValueLabel: {
        Text("the first")
      }
    }
    #expect(picker(harness)?.value == "the first")
  }

  @Test("Sections separate the entries of a picker, each below its title")
  func sections() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Picker("City", selection: .constant(1)) {
        Section("Europe") { Text("Rome").tag(1) }
        Section("Asia") { Text("Kyoto").tag(2) }
      }
    }
    harness.tap("City")
    let tops = ["Europe", "Asia", "Kyoto"].map { harness.frame(of: $0)?.minY ?? -1 }
    #expect(tops[0] >= 0 && tops == tops.sorted())
  }

  private struct Lamp: Identifiable {
    let id: Int
    var color: Flavor
  }

  private struct Several: View {
    @State private var lamps = [Lamp(id: 1, color: .mint), Lamp(id: 2, color: .vanilla)]
    var body: some View {
      VStack {
        Picker("All", sources: $lamps, selection: \.color) {
          ForEach(Flavor.allCases) { Text($0.title) }
        }
        .pickerStyle(.segmented)
        Text(lamps.map(\.color.rawValue).joined(separator: " ")).accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("A picker of several values shows none where these differ, and sets all of them")
  func sources() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) { Several() }
    let titles = Flavor.allCases.map(\.title)
    #expect(titles.allSatisfy { harness.element($0)?.semantics.isSelected == false })
    harness.tap("Chocolate")
    #expect(harness.text(of: "chosen") == "chocolate chocolate")
  }

  @Test("A picker that is disabled shows its value and takes no other")
  func disabled() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      Choice(style: .segmented).disabled(true)
    }
    harness.tap("Mint")
    #expect(harness.text(of: "chosen") == "vanilla")
    #expect(picker(harness)?.isEnabled == false)
  }

  private struct Menued: View {
    @State private var flavor = Flavor.vanilla
    var body: some View {
      VStack {
        Menu("Order") {
          Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.title) } }
            .pickerStyle(.inline)
        }
        Text(flavor.rawValue).accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("Within a menu an inline picker's entries are items of that menu, one of them marked")
  func inMenu() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Menued() }
    harness.tap("Order")
    #expect(harness.find(.menuItem, "Vanilla").elements.first?.semantics.isOn == .on)
    harness.tap("Mint")
    #expect(harness.text(of: "chosen") == "mint")
  }
}
