import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Looks of lists", .timeLimit(.minutes(5)))
struct ListLookTests {
  @Test("A list in each style shows its rows")
  func styles() {
    func rows() -> some View {
      List {
        Section("Fruit") { Text("apple").badge(3) }.headerProminence(.increased)
        Section("Roots") {
          Text("beet").listRowSeparatorTint(.red).badge("new")
          Text("carrot").listRowSeparator(.hidden, edges: .bottom)
        }
        .listSectionSeparator(.hidden)
      }
    }
    func check(_ view: some View) {
      let harness = Harness(size: CGSize(width: 300, height: 400)) { view }
      for name in ["Fruit", "apple", "beet", "carrot", "3", "new"] {
        #expect(harness.exists(name), "\(name)")
      }
    }
    check(rows().listStyle(.grouped))
    check(rows().listStyle(.insetGrouped))
    check(rows().listStyle(.bordered))
    check(rows().listStyle(.bordered(alternatesRowBackgrounds: true)))
    check(rows().listStyle(.automatic))
    check(rows().listStyle(DefaultListStyle()).alternatingRowBackgrounds())
  }

  @Test("The rows of an inset grouped list can be selected")
  func selection() {
    struct Colours: View {
      @State var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(["red", "green"], id: \.self) { Text($0) }
        }
        .listStyle(.insetGrouped)
        .overlay(alignment: .bottom) { Text(chosen ?? "none").accessibilityIdentifier("chosen") }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Colours() }
    harness.tap("green")
    #expect(harness.text(of: "chosen") == "green")
  }

  @Observable final class Inbox { var unread = 0 }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("pressed \(count)") { count += 1 } }
  }

  private struct Badged: View {
    let inbox: Inbox
    var body: some View { List { Counter().badge(inbox.unread) } }
  }

  @Test("A row keeps its state where a badge comes and goes")
  func keptState() {
    let inbox = Inbox()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Badged(inbox: inbox) }
    harness.tap("pressed 0")
    for unread in [3, 0] {
      inbox.unread = unread
      harness.advance(by: 1)
      #expect(harness.exists("3") == (unread == 3))
      #expect(harness.exists("pressed 1"))
    }
  }

  @Test("A badge of nothing shows nothing")
  func badge() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      List { Text("apple").badge(0) }
    }
    #expect(!harness.exists("0"))
  }

  @Test("A row keeps its state when its badge goes and comes")
  func badgedState() {
    struct Row: View {
      @State private var taps = 0
      var body: some View { Button("taps \(taps)") { taps += 1 } }
    }
    struct Inbox: View {
      @State private var unread = 3
      var body: some View {
        Button("read") { unread = unread == 0 ? 3 : 0 }
        List { Row().badge(unread) }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { VStack { Inbox() } }
    harness.tap("taps 0")
    harness.tap("read")
    #expect(harness.exists("taps 1"))
    #expect(!harness.exists("3"))
    harness.tap("read")
    #expect(harness.exists("taps 1"))
    #expect(harness.exists("3"))
  }
}
