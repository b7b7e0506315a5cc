import Foundation
import Lamina
import LaminaGeometry
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
    while log.cards.isEmpty { await harness.run(for: 0.01) }
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

  // MARK: Copy and paste

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
