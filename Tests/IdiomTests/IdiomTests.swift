// Idioms: small programs as people write SwiftUI, each driven and held against what SwiftUI does.
//
// A file is an idiom, not a feature of ours: bindings from closures, models as classes, callbacks
// up, rows that write back, styles with state, timers, tasks that load. Programs are written as
// strangers write them (no name of Lamina but in the imports), each view with the test that drives
// it below it.
//
// To add one: write the program as you would on the Mac, type, click, scroll and press keys through
// a `Harness`, and say what SwiftUI would show. What does not compile is a finding too.
import Lamina
import LaminaTesting
import Testing

/// A name that the parent holds and the child reads as a plain value, with a callback up.
private struct NameEditor: View {
  let name: String
  let onRename: (String) -> Void

  var body: some View {
    HStack {
      Text("Hello, \(name)")
      Button("Rename") { onRename(name + "!") }
    }
  }
}

private struct Profile: View {
  @State private var name = "Ada"

  var body: some View { NameEditor(name: name) { name = $0 } }
}

@MainActor @Suite("Idioms: values down, callbacks up")
struct CallbackIdioms {
  @Test("A callback changes the value that comes down")
  func rename() {
    let harness = Harness(size: CGSize(width: 300, height: 100)) { Profile() }
    harness.tap("Rename")
    harness.tap("Rename")
    #expect(harness.exists("Hello, Ada!!"))
  }
}
