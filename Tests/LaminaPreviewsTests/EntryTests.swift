import Lamina
import LaminaTesting
import Testing

@MainActor private final class Store {
  static var made = 0
  init() { Store.made += 1 }
}

extension EnvironmentValues {
  @Entry fileprivate var store = Store()
  @Entry fileprivate var title: String?
  /// With a closure as its value.
  @Entry fileprivate var format: (Int) -> String = { "<\($0)>" }
}

extension Transaction {
  @Entry fileprivate var isDragged = false
}

extension ContainerValues {
  @Entry fileprivate var isPinned: Bool = false
}

extension FocusedValues {
  @Entry fileprivate var note: String?
}

private struct Reader: View {
  @Environment(\.title) private var title
  @Environment(\.format) private var format
  @Environment(\.store) private var store

  var body: some View { Text((title ?? "none") + format(7)) }
}

private struct Pinned<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      Text(subviews.map { $0.containerValues.isPinned ? "pinned" : "loose" }.joined(separator: " "))
    }
  }
}

private struct Menu: View {
  @FocusedValue(\.note) private var note
  @State private var text = ""

  var body: some View {
    Text(note ?? "no note")
    TextField("Field", text: $text).focusedValue(\.note, "a note")
  }
}

@Suite("Values that @Entry adds")
struct EntryTests {
  @Test("The environment has the value of the declaration until another is set")
  func environment() {
    #expect(Harness { Reader() }.exists("none<7>"))
    let set = Harness { Reader().environment(\.title, "set").environment(\.format) { "(\($0))" } }
    #expect(set.exists("set(7)"))
  }

  @Test("A default value is made once")
  func once() {
    let values = EnvironmentValues()
    #expect(values.store === values.store)
    #expect(EnvironmentValues().store === values.store)
    #expect(Store.made == 1)
  }

  @Test("Transactions carry it")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isDragged)
    transaction.isDragged = true
    #expect(transaction.isDragged)
  }

  @Test("Views say it to the container that places them")
  func container() {
    let harness = Harness {
      Pinned {
        Text("a").containerValue(\.isPinned, true)
        Text("b")
      }
    }
    #expect(harness.exists("pinned loose"))
  }

  @Test("What has the focus says it, and nothing else")
  func focused() {
    let harness = Harness { Menu() }
    #expect(harness.exists("no note"))
    harness.tap("Field")
    #expect(harness.exists("a note"))
  }
}
