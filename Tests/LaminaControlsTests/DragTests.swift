import Foundation
import Lamina
import LaminaGeometry
import LaminaInput
import LaminaTesting
import Testing

/// What is dragged in a window and let go there.
@MainActor @Suite("Drags within a program", .timeLimit(.minutes(5)))
struct DragTests {
  private nonisolated struct Card: Transferable, Codable, Hashable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  @Observable final class Log {
    var cards: [String] = []
    var places: [CGPoint] = []
    var targeted: [Bool] = []
    var calls: [String] = []
    var count = 0
  }

  /// A red half that is dragged, and a blue one that takes what is let go.
  private func halves(_ log: Log, takes: Bool = true, isDisabled: Bool = false) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable(Card(title: "Milk")).disabled(isDisabled)
        Color.blue.dropDestination(for: Card.self) { cards, place in
          log.cards += cards.map(\.title)
          log.places.append(place)
          return takes
        } isTargeted: {
          log.targeted.append($0)
        }
      }
    }
  }

  private let left = CGPoint(x: 50, y: 50)
  private let right = CGPoint(x: 150, y: 40)

  @Test("A value goes to the view above which it is let go, with the place in that")
  func value() {
    let log = Log()
    let harness = halves(log)
    harness.drag(from: left, to: right)
    #expect(log.cards == ["Milk"] && log.places == [CGPoint(x: 50, y: 40)])
    #expect(log.targeted == [true, false])
  }

  @Test("What is let go where nobody takes it is not taken; a disabled view is not dragged")
  func refused() {
    let log = Log()
    halves(log).drag(from: left, to: CGPoint(x: 80, y: 80))
    halves(log, isDisabled: true).drag(from: left, to: right)
    #expect(log.cards.isEmpty && log.targeted.isEmpty)
  }

  @Test("A picture goes along, and flies back where it is not taken")
  func picture() {
    let harness = halves(Log(), takes: false)
    let before = harness.graph.layerCount
    harness.pointerDown(at: left)
    harness.move(to: CGPoint(x: 53, y: 50), holding: .primary)
    #expect(harness.graph.layerCount == before)
    harness.move(to: right, holding: .primary)
    #expect(harness.graph.layerCount > before)
    harness.pointerUp(at: right)
    harness.advance(by: 0.1)
    #expect(harness.graph.layerCount > before)
    harness.advance(by: 0.4)
    #expect(harness.graph.layerCount == before)
  }

  @Test("A preview takes the picture's place")
  func preview() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable("text") { Text("Moving") }
        Color.blue.dropDestination(for: String.self) { texts, _ in
          log.cards += texts
          return true
        }
      }
    }
    let before = harness.graph.layerCount
    harness.pointerDown(at: left)
    harness.move(to: CGPoint(x: 60, y: 50), holding: .primary)
    harness.settle()
    #expect(harness.graph.layerCount > before && !harness.exists("Moving"))
    harness.move(to: right, holding: .primary)
    harness.pointerUp(at: right)
    harness.settle()
    #expect(log.cards == ["text"] && harness.graph.layerCount == before)
  }

  @Test("Escape gives a drag up")
  func escape() {
    let log = Log()
    let harness = halves(log)
    harness.pointerDown(at: left)
    harness.move(to: right, holding: .primary)
    harness.press(.escape)
    harness.pointerUp(at: right)
    #expect(log.cards.isEmpty && log.targeted == [true, false])
  }

  @Test("A button in it is clicked, until it is dragged")
  func button() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Button("Press") { log.count += 1 }.padding(10).background(.gray).draggable("text")
    }
    harness.tap("Press")
    harness.drag("Press", by: CGSize(width: 2, height: 0))
    #expect(log.count == 2)
    harness.drag("Press", by: CGSize(width: 12, height: 0))
    #expect(log.count == 2)
  }

  @Test("The innermost view that takes such values has it")
  func nested() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable("text")
        Color.blue
          .dropDestination(for: Card.self) { _, _ in
            log.calls.append("card")
            return true
          }
          .dropDestination(for: String.self) { _, _ in
            log.calls.append("inner")
            return true
          }
          .padding(10)
          .dropDestination(for: String.self) { _, _ in
            log.calls.append("outer")
            return true
          }
      }
    }
    harness.drag(from: left, to: right)
    harness.drag(from: left, to: CGPoint(x: 104, y: 4))
    #expect(log.calls == ["inner", "outer"])
  }

  @Test("A view that is dragged has a menu and is tapped, too; types go by their identifiers")
  func together() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.count += 1 }
          .contextMenu { Button("Open") { log.calls.append("open") } }
          .draggable("text")
        Color.blue.onDrop(of: ["public.text"], isTargeted: nil) { items in
          log.calls.append("\(items.count)")
          return true
        }
      }
    }
    harness.tap(at: left)
    harness.press(.secondary, at: left)
    harness.tap("Open")
    harness.drag(from: left, to: right)
    #expect(log.count == 1 && log.calls == ["open", "1"])
  }

  private func touch(_ point: CGPoint, _ harness: Harness) -> PointerEvent {
    PointerEvent(
      position: point, button: .primary, clickCount: 1, device: .touch(1), time: harness.clock.now)
  }

  private func fingers(_ log: Log) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.contextMenu { Button("Open") {} }.draggable("text")
        Color.blue.dropDestination(for: String.self) { texts, _ in
          log.cards += texts
          return true
        }
      }
    }
  }

  @Test("A finger that is held on a view with a menu drags it where it moves then")
  func fingerDrags() {
    let log = Log()
    let harness = fingers(log)
    harness.send(.pointerDown(touch(left, harness)))
    harness.advance(by: 0.6)
    harness.send(.pointerMoved(touch(right, harness)))
    harness.send(.pointerUp(touch(right, harness)))
    #expect(log.cards == ["text"] && !harness.exists("Open"))
  }

  @Test("A finger that is held on a view with a menu, trembles, and is let go there opens the menu")
  func fingerOpensMenu() {
    let log = Log()
    let harness = fingers(log)
    let near = CGPoint(x: left.x + 6, y: left.y)
    harness.send(.pointerDown(touch(left, harness)))
    harness.send(.pointerMoved(touch(near, harness)))
    harness.advance(by: 0.6)
    harness.send(.pointerUp(touch(near, harness)))
    harness.settle()
    #expect(log.cards.isEmpty && harness.exists("Open"))
  }

  @Test(
    "A finger that is held on a row of a list opens the menu of that row, not of the chosen one")
  func fingerOnRow() throws {
    struct Names: View {
      @State private var chosen: String? = "a"
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0).draggable($0) }
          .contextMenu(forSelectionType: String.self) { names in
            Button("Delete \(names.sorted().joined())") {}
          }
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Names() }
    let row = try #require(harness.elements(role: .row).last).frame
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.send(.pointerDown(touch(point, harness)))
    harness.advance(by: 0.6)
    harness.send(.pointerUp(touch(point, harness)))
    harness.settle()
    #expect(harness.exists("Delete b"))
  }

  @Test("A view that is disabled while something is above it hears that it has left")
  func disabledTarget() {
    struct Halves: View {
      let log: Log
      var body: some View {
        HStack(spacing: 0) {
          Color.red.draggable("text")
          Color.blue
            .dropDestination(for: String.self) { _, _ in
              true
            } isTargeted: {
              log.targeted.append($0)
            }
            .disabled(log.count > 0)
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Halves(log: log) }
    harness.pointerDown(at: left)
    harness.move(to: right, holding: .primary)
    log.count = 1
    harness.settle()
    harness.pointerUp(at: right)
    #expect(log.targeted == [true, false])
  }

  @Test("A drag goes on where the view that was lifted is gone")
  func sourceGone() {
    struct Halves: View {
      let log: Log
      var body: some View {
        HStack(spacing: 0) {
          ZStack { if log.count == 0 { Color.red.draggable("text") } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          Color.blue.dropDestination(for: String.self) { texts, _ in
            log.cards += texts
            return true
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Halves(log: log) }
    harness.pointerDown(at: left)
    harness.move(to: CGPoint(x: 60, y: 50), holding: .primary)
    log.count = 1
    harness.settle()
    harness.move(to: right, holding: .primary)
    harness.pointerUp(at: right)
    #expect(log.cards == ["text"])
  }

  private struct Recorder: DropDelegate {
    let log: Log
    var operation: DropOperation?
    func validateDrop(info: DropInfo) -> Bool {
      log.calls.append("validate")
      return info.hasItemsConforming(to: [.text])
    }
    func dropEntered(info: DropInfo) { log.calls.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      operation.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { log.calls.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.calls.append("perform \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  private func delegate(_ log: Log, _ operation: DropOperation?) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: "text") }
        Color.blue.onDrop(of: [.text], delegate: Recorder(log: log, operation: operation))
      }
    }
  }

  @Test("A delegate is asked once, hears of the way, and takes it")
  func delegates() {
    let log = Log()
    delegate(log, nil).drag(from: left, to: right)
    #expect(log.calls == ["validate", "entered", "perform 1"])
  }

  @Test("A delegate that forbids it takes nothing")
  func forbidden() {
    let log = Log()
    delegate(log, .forbidden).drag(from: left, to: right)
    #expect(log.calls == ["validate", "entered", "exited"])
  }

  @Test("A delegate hears when it leaves")
  func exited() {
    let log = Log()
    let harness = delegate(log, .move)
    harness.pointerDown(at: left)
    harness.move(to: right, holding: .primary)
    harness.move(to: left, holding: .primary)
    harness.pointerUp(at: left)
    #expect(log.calls == ["validate", "entered", "exited"])
  }

  @Test("Places are those of the view, also where it is scaled and scrolled")
  func transformed() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("text")
        ScrollView {
          Color.blue.frame(width: 100, height: 400)
            .dropDestination(for: String.self) { _, place in
              log.places.append(place)
              return true
            }
            .scaleEffect(2, anchor: .top)
        }
        .frame(height: 200)
      }
    }
    harness.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 140))
    let place = try #require(log.places.first)
    #expect(abs(place.x - 50) < 0.5 && abs(place.y - 20) < 0.5)
  }

  @Test("A row of a list is dragged by its whole area, and brings the other chosen rows")
  func rows() throws {
    struct Names: View {
      let log: Log
      @State private var chosen: Set<String> = []
      var body: some View {
        VStack(spacing: 0) {
          List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0).draggable($0) }
          Color.blue.frame(height: 100).dropDestination(for: String.self) { texts, _ in
            log.cards.append(texts.joined())
            return true
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names(log: log) }
    let row = try #require(harness.elements(role: .row).last).frame
    harness.drag(
      from: CGPoint(x: row.maxX - 10, y: row.midY), to: CGPoint(x: 150, y: 250))
    #expect(log.cards == ["c"])
    harness.press("a", modifiers: .command)
    harness.drag(
      from: CGPoint(x: row.maxX - 10, y: row.midY), to: CGPoint(x: 150, y: 250))
    #expect(log.cards == ["c", "abc"])
  }

  @Test("What is dragged near the edge of a scroll view scrolls it")
  func scrolls() throws {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Text("First").frame(height: 100).draggable("text")
          Color.blue.frame(height: 900)
        }
      }
    }
    let before = try #require(harness.frame(of: "First")).minY
    harness.pointerDown(at: CGPoint(x: 100, y: 50))
    harness.move(to: CGPoint(x: 100, y: 195), holding: .primary)
    for _ in 0..<10 { harness.advance(by: 0.02) }
    #expect(try #require(harness.frame(of: "First")).minY < before - 20)
    harness.press(.escape)
  }

  @Test("A value of another type is made of what it can be given as")
  func converted() async {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.draggable(Card(title: "Milk"))
        Color.blue.dropDestination(for: String.self) { texts, _ in
          log.cards += texts
          return true
        }
      }
    }
    harness.drag(from: left, to: right)
    for _ in 0..<1_000 where log.cards.isEmpty { await harness.run(for: 0.01) }
    #expect(log.cards == ["Milk"])
  }

  @Test("Words go into a text that is edited")
  func field() throws {
    struct Form: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Text("Source").padding().background(.gray).draggable("words")
          TextField("Name", text: $text)
          Text("got \(text)")
        }
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Form() }
    let (start, end) = (
      try #require(harness.frame(of: "Source")), try #require(harness.frame(of: "Name"))
    )
    harness.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
    #expect(harness.exists("got words"))
  }

  @Test("An item provider gives what was registered")
  func registered() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.json.identifier, visibility: .all
    ) { done in
      done(Data("{\"title\":\"Tea\"}".utf8), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
    let card = await withCheckedContinuation { done in
      provider.loadTransferable(type: Card.self) { done.resume(returning: try? $0.get()) }
    }
    #expect(card == Card(title: "Tea"))
  }

  @Test("An item provider of a value keeps what the value registered, and is answered once")
  func written() async {
    struct Note: NSItemProviderWriting {
      nonisolated func makeItemProvider() -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = "note"
        provider.registerDataRepresentation(
          forTypeIdentifier: UTType.json.identifier, visibility: .all
        ) { done in
          done(Data("{\"title\":\"Tea\"}".utf8), nil)
          done(nil, nil)
          return nil
        }
        return provider
      }
    }
    let provider = NSItemProvider(object: Note())
    #expect(provider.suggestedName == "note")
    let card = await withCheckedContinuation { done in
      provider.loadTransferable(type: Card.self) { done.resume(returning: try? $0.get()) }
    }
    #expect(card == Card(title: "Tea"))
  }

  @Test("Words with a colon are no address")
  func colon() {
    let words = NSItemProvider(object: "TODO:milk")
    #expect(!words.hasItemConformingToTypeIdentifier(UTType.url.identifier))
    let address = NSItemProvider(object: "https://example.com")
    #expect(address.hasItemConformingToTypeIdentifier(UTType.url.identifier))
  }

  // MARK: Copy and paste

  private nonisolated struct Coin: Transferable, Codable, Hashable {
    var worth: Int
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .png)
    }
  }

  @Test("A paste button takes values that were copied in the program and are no text")
  func pasteButton() async {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      VStack {
        Text("Source").focusable().copyable([Coin(worth: 5)])
        PasteButton(payloadType: Coin.self) { log.count += $0.map(\.worth).reduce(0, +) }
      }
    }
    #expect(harness.element("Paste")?.isEnabled == false)
    harness.tap("Source")
    harness.press("c", modifiers: .command)
    harness.settle()
    #expect(harness.element("Paste")?.isEnabled == true)
    harness.tap("Paste")
    for _ in 0..<1_000 where log.count == 0 { await harness.run(for: 0.01) }
    #expect(log.count == 5)
  }

  @Test("Of several places to paste the innermost that has use for the values takes them")
  func pastesOutwards() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      VStack {
        Text("Source").focusable().copyable([Coin(worth: 5)])
        Text("Target").focusable()
          .pasteDestination(for: String.self) { _ in log.calls.append("words") }
          .pasteDestination(for: Coin.self) { _ in
            log.calls.append("refused")
          } validator: { _ in
            []
          }
          .pasteDestination(for: Coin.self) { _ in log.calls.append("coin") }
          .pasteDestination(for: Coin.self) { _ in log.calls.append("outer") }
      }
    }
    harness.tap("Source")
    harness.press("c", modifiers: .command)
    harness.tap("Target")
    harness.press("v", modifiers: .command)
    #expect(log.calls == ["coin"])
  }

  private struct Clips: View {
    let log: Log
    @State private var cards = [Card(title: "Milk")]
    var body: some View {
      VStack {
        Text("Source").focusable()
          .copyable(cards)
          .cuttable(for: Card.self) {
            defer { cards = [] }
            return cards
          }
        Text("Target").focusable()
          .pasteDestination(for: Card.self) { log.cards += $0.map(\.title) }
        Text("\(cards.count) left")
      }
    }
  }

  @Test("Values are copied and pasted in the program as they are")
  func copies() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Clips(log: log) }
    harness.tap("Source")
    harness.press("c", modifiers: .command)
    harness.tap("Target")
    harness.press("v", modifiers: .command)
    #expect(log.cards == ["Milk"] && harness.exists("1 left"))
  }

  @Test("Other programs paste plain text of what is copied, where it has some")
  func copiesText() async {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Clips(log: Log()) }
    harness.tap("Source")
    harness.press("c", modifiers: .command)
    for _ in 0..<1_000 where harness.clipboard.string == nil { await harness.run(for: 0.01) }
    #expect(harness.clipboard.string == "Milk")
  }

  @Test("Words that take time to be made do not replace what another program has copied meanwhile")
  func copiesTextLate() async {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Clips(log: Log()) }
    harness.tap("Source")
    harness.press("c", modifiers: .command)
    harness.clipboard.string = "words of others"
    await harness.run(for: 0.5)
    #expect(harness.clipboard.string == "words of others")
  }

  @Test("What is cut is not lost before it is pasted, and gives way to what is copied elsewhere")
  func cuts() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Clips(log: log) }
    harness.tap("Source")
    harness.press("x", modifiers: .command)
    #expect(harness.exists("0 left"))
    harness.tap("Target")
    harness.press("v", modifiers: .command)
    #expect(log.cards == ["Milk"])
    harness.clipboard.string = "words of others"
    harness.press("v", modifiers: .command)
    #expect(log.cards == ["Milk"])
  }

  @Test("Page Down steps a value through a range as wide as its type")
  func widePages() {
    struct Pages: View {
      @State private var page = -5
      var body: some View {
        Text("page \(page)").focusable().pageCommand(value: $page, in: Int.min...Int.max, step: 7)
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Pages() }
    harness.press(.tab)
    harness.press(.pageDown)
    #expect(harness.exists("page 2"))
    harness.press(.pageDown)
    #expect(harness.exists("page 9"))
    harness.press(.pageUp)
    #expect(harness.exists("page 2"))
  }

  @Test("Page Up and Page Down step a value through its range")
  func pages() {
    struct Pages: View {
      @State private var page = 2
      var body: some View {
        Text("page \(page)").focusable().pageCommand(value: $page, in: 1...4, step: 2)
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Pages() }
    harness.press(.tab)
    harness.press(.pageDown)
    #expect(harness.exists("page 4"))
    harness.press(.pageUp)
    harness.press(.pageUp)
    #expect(harness.exists("page 1"))
  }

  @Test("Page Up and Page Down step through all numbers that there are")
  func allPages() {
    struct Pages: View {
      @State private var page = -1
      var body: some View {
        Text("page \(page)").focusable()
          .pageCommand(value: $page, in: Int.min...Int.max, step: Int.max)
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Pages() }
    harness.press(.tab)
    harness.press(.pageDown)
    harness.press(.pageDown)
    harness.press(.pageUp)
    #expect(harness.exists("page 0"))
    harness.press(.pageUp)
    harness.press(.pageUp)
    harness.press(.pageDown)
    #expect(harness.exists("page -1"))
  }
}
