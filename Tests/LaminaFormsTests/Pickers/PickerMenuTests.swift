import Foundation
import Lamina
import LaminaTesting
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry, mint
  var id: Self { self }
}

private struct Shop: View {
  @State var flavor = Flavor.vanilla
  var isMintGone = false

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in
          Text(flavor.rawValue.capitalized)
            .selectionDisabled(isMintGone && flavor == .mint)
        }
      }
      Text(flavor.rawValue).accessibilityIdentifier("sum")
    }
  }
}

@MainActor @Suite("Pop-ups", .timeLimit(.minutes(5)))
struct PickerMenuTests {
  private func popUp(_ harness: Harness) -> SemanticElement? {
    harness.elements(role: .picker).first
  }

  @Test("A pop-up says what it is called and what is chosen")
  func meaning() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    #expect(popUp(harness)?.semantics.label == "Flavor")
    #expect(popUp(harness)?.semantics.value == "Vanilla")
    #expect(popUp(harness)?.semantics.isExpanded == false)
    // The words in front are its name, and no text beside it.
    #expect(harness.elements(role: .text).map(\.text) == ["vanilla"])
  }

  @Test("A click opens all entries, another one chooses")
  func pointer() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    harness.tap("Flavor")
    #expect(popUp(harness)?.semantics.isExpanded == true)
    #expect(
      harness.elements(role: .menuItem).map(\.text)
        == ["Chocolate", "Vanilla", "Strawberry", "Mint"])
    #expect(harness.find(.menuItem, "Vanilla").elements.first?.semantics.isOn == .on)
    harness.tap("Mint")
    #expect(harness.text(of: "sum") == "mint")
    #expect(harness.elements(role: .menuItem).isEmpty)
    #expect(popUp(harness)?.semantics.value == "Mint")
  }

  @Test("A press that is held down, moved to an entry and let go there chooses")
  func held() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    let start = popUp(harness)?.frame ?? .zero
    harness.pointerDown(at: CGPoint(x: start.midX, y: start.midY))
    let end = harness.frame(of: "Strawberry") ?? .zero
    harness.move(to: CGPoint(x: end.midX, y: end.midY - 3), holding: .primary)
    harness.move(to: CGPoint(x: end.midX, y: end.midY), holding: .primary)
    harness.pointerUp(at: CGPoint(x: end.midX, y: end.midY))
    #expect(harness.text(of: "sum") == "strawberry")
  }

  @Test(
    "Space opens it at what is chosen, arrows move, Return chooses, Escape leaves all as it was")
  func keys() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    harness.press(.tab)
    harness.press(.space)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text(of: "sum") == "strawberry")
    harness.press(.downArrow)
    harness.press(.home)
    harness.press(.escape)
    #expect(harness.text(of: "sum") == "strawberry")
    harness.press(.return)
    harness.press(.home)
    harness.press(.space)
    #expect(harness.text(of: "sum") == "chocolate")
  }

  @Test("A pop-up opens below its button also where the window is too small for its views")
  func tooSmallWindow() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 150)
        Shop()
        Color.clear.frame(height: 260)
      }
    }
    let button = popUp(harness)?.frame ?? .zero
    harness.tap("Flavor")
    let menu = harness.elements(role: .menu).first?.frame ?? .zero
    #expect(menu.height > 50 && abs(menu.minY - button.maxY - 4) < 1)
  }

  @Test("What a key opens below a pointer that rests is not pointed to")
  func restingPointer() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    harness.tap("Flavor")
    let mint = harness.frame(of: "Mint") ?? .zero
    harness.press(.escape)
    harness.move(to: CGPoint(x: mint.midX, y: mint.midY))
    harness.press(.tab)
    harness.press(.space)
    harness.press(.return)
    #expect(harness.text(of: "sum") == "vanilla")
    harness.press(.space)
    harness.move(to: CGPoint(x: mint.midX, y: mint.midY - 1))
    harness.press(.return)
    #expect(harness.text(of: "sum") == "mint")
  }

  @Test("A menu that a key opens below a pointer that rests begins at its first item")
  func restingPointerOnMenu() {
    var chosen: [String] = []
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Menu("Edit") {
        ForEach(["Cut", "Copy"], id: \.self) { word in Button(word) { chosen.append(word) } }
      }
    }
    harness.tap("Edit")
    let copy = harness.frame(of: "Copy") ?? .zero
    harness.press(.escape)
    harness.move(to: CGPoint(x: copy.midX, y: copy.midY))
    harness.press(.tab)
    harness.press(.space)
    harness.press(.return)
    #expect(chosen == ["Cut"])
  }

  @Test("Letters go to the entry that begins with them")
  func letters() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop() }
    harness.press(.tab)
    harness.press(.space)
    harness.press(.character("s"))
    harness.press(.character("t"))
    harness.press(.return)
    #expect(harness.text(of: "sum") == "strawberry")
  }

  @Test("Entries that are disabled can neither be clicked nor reached by keys")
  func disabled() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop(isMintGone: true) }
    harness.tap("Flavor")
    #expect(harness.find(.menuItem, "Mint").elements.first?.semantics.isEnabled == false)
    harness.tap("Mint")
    #expect(harness.text(of: "sum") == "vanilla")
    harness.press(.end)
    harness.press(.return)
    #expect(harness.text(of: "sum") == "strawberry")
  }

  private struct DisabledByView: View {
    @State var choice = 1
    var body: some View {
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2).disabled(true)
        Text("Three").tag(3)
      }
    }
  }

  @Test("An entry whose view is disabled is disabled")
  func disabledViews() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { DisabledByView() }
    harness.tap("Choice")
    #expect(harness.find(.menuItem, "Two").elements.first?.semantics.isEnabled == false)
    #expect(harness.find(.menuItem, "Three").elements.first?.semantics.isEnabled != false)
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(popUp(harness)?.semantics.value == "Three")
  }

  private struct Cities: View {
    @State var city: Int?
    var body: some View {
      VStack {
        Picker("City", selection: $city) {
          Text("None").tag(Int?.none)
          Section("Europe") {
            Text("Rome").tag(1)
            Text("Oslo").tag(2)
          }
          Section("Asia") { Text("Kyoto").tag(3) }
        }
        Text(city.map(String.init) ?? "nil").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("A selection may be missing: plain tags and a tag for none")
  func optional() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Cities() }
    #expect(popUp(harness)?.semantics.value == "None")
    harness.tap("City")
    #expect(harness.exists("Europe") && harness.exists("Asia"))
    harness.tap("Oslo")
    #expect(harness.text(of: "sum") == "2")
    harness.tap("City")
    harness.find(.menuItem, "None").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    #expect(harness.text(of: "sum") == "nil")
  }

  @Test("A selection that no entry has shows nothing, and stays until a person chooses")
  func unknown() {
    var written: [Int] = []
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Picker(
        "Number", selection: Binding(get: { written.last ?? 9 }, set: { written.append($0) })
      ) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
    #expect(popUp(harness)?.semantics.value == " ")
    #expect(written.isEmpty)
    harness.tap("Number")
    harness.tap("Two")
    #expect(written == [2])
    #expect(popUp(harness)?.semantics.value == "Two")
  }

  private struct Alarm: Identifiable {
    let id: Int
    var sound: String
  }

  private struct Alarms: View {
    @State var alarms = [Alarm(id: 1, sound: "Bell"), Alarm(id: 2, sound: "Horn")]
    var body: some View {
      VStack {
        Picker("Sound", sources: $alarms, selection: \.sound) {
          ForEach(["Bell", "Horn"], id: \.self) { Text($0) }
        }
        Text(alarms.map(\.sound).joined(separator: " ")).accessibilityIdentifier("sum")
      }
    }
  }

  @Test("Of several values that differ none is shown, and a choice sets all of them")
  func sources() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Alarms() }
    #expect(popUp(harness)?.semantics.value == "mixed")
    harness.tap("Sound")
    harness.tap("Horn")
    #expect(harness.text(of: "sum") == "Horn Horn")
    #expect(popUp(harness)?.semantics.value == "Horn")
  }

  @Test("What an author shows in place of the chosen entry is shown")
  func currentValue() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Picker("Number", selection: .constant(1)) {
        Text("One").tag(1)
      } currentValueLabel: {
        Text("Something")
      }
    }
    #expect(popUp(harness)?.semantics.value == "Something")
  }

  @Test("What a binding makes of a choice is shown: a refused one goes back")
  func refused() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Picker("Number", selection: Binding(get: { 1 }, set: { _ in })) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
    harness.tap("Number")
    harness.tap("Two")
    #expect(popUp(harness)?.semantics.value == "One")
  }

  private struct Many: View {
    @State var number = 7_000
    var body: some View {
      VStack {
        Picker("Number", selection: $number) {
          ForEach(0..<10_000, id: \.self) { Row(number: $0) }
        }
        Text("\(number)").accessibilityIdentifier("sum")
      }
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  private final class Calls { var count = 0 }

  private struct Numbers: View {
    @State var number: Int
    let tags: [Int]
    let calls: Calls
    var body: some View {
      Picker("Number", selection: $number) {
        ForEach(tags.indices, id: \.self) { entry(tags[$0]) }
      }
    }

    private func entry(_ tag: Int) -> some View {
      calls.count += 1
      return Text("Tag \(tag)").tag(tag)
    }
  }

  @Test("The chosen one of 10,000 entries with numbers is found without looking at each")
  func found() {
    let calls = Calls()
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Numbers(number: 8_005, tags: Array(5..<10_005), calls: calls)
    }
    #expect(popUp(harness)?.semantics.value == "Tag 8005")
    #expect(calls.count < 500)
  }

  @Test(
    "Numbers that do not follow each other are found all the same",
    arguments: [3, 9, 1, Int.max, Int.min])
  func scattered(number: Int) {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Numbers(number: number, tags: [3, 9, 5, 1, Int.max, Int.min], calls: Calls())
    }
    #expect(popUp(harness)?.semantics.value == "Tag \(number)")
  }

  @Test("A pop-up of 10,000 entries opens at the chosen one, and makes those in sight only")
  func many() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Many() }
    #expect(popUp(harness)?.semantics.value == "Row 7000")
    harness.tap("Number")
    harness.settle()
    #expect(harness.evaluations(of: Row.self) < 200)
    #expect(harness.find(.menuItem, "Row 7000").elements.count == 1)
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(Int(harness.text(of: "sum") ?? "").map { (7_001...7_002).contains($0) } == true)
    harness.tap("Number")
    harness.press(.end)
    harness.settle()
    harness.press(.return)
    #expect(harness.text(of: "sum") == "9999")
  }

  @Test("In a menu its entries are items with a mark; a menu's own is an item that opens them")
  func inMenus() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { InMenu() }
    harness.tap("View")
    #expect(harness.find(.menuItem, "Icons").elements.first?.semantics.isOn == .on)
    harness.tap("List")
    #expect(harness.text(of: "sum") == "List")
  }

  private struct InMenu: View {
    @State var mode = "Icons"
    var body: some View {
      VStack {
        Menu("View") {
          Picker("Mode", selection: $mode) {
            ForEach(["Icons", "List"], id: \.self) { Text($0) }
          }
          Divider()
          Button("Zoom") {}
        }
        Text(mode).accessibilityIdentifier("sum")
      }
    }
  }

  @Test("In a row of a list the tags of entries are not the row's")
  func rows() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { RowWithPicker() }
    let row = harness.elements(role: .row).first?.frame ?? .zero
    harness.tap(at: CGPoint(x: row.minX + 60, y: row.midY))
    #expect(harness.text(of: "sum") == "a")
  }

  private struct RowWithPicker: View {
    @State var row: String?
    @State var choice = "x"
    var body: some View {
      VStack {
        List(selection: $row) {
          HStack {
            Text("First")
            Spacer()
            Picker("Choice", selection: $choice) {
              Text("X").tag("x")
              Text("Y").tag("y")
            }
            .labelsHidden()
          }
          .tag("a")
        }
        Text(row ?? "nil").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("A disabled picker opens nothing")
  func wholeDisabled() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Shop().disabled(true) }
    #expect(popUp(harness)?.semantics.isEnabled == false)
    popUp(harness).map { harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    #expect(harness.elements(role: .menuItem).isEmpty)
  }
}
