import Lamina
import LaminaTesting
import Testing

/// What is on its way out of sight changes nothing below it any more.
@MainActor @Suite("Sheets that leave")
struct LeavingSheetTests {
  @Observable final class Model {
    var isShown = false
    var lines = 1
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      Text("page").navigationTitle("title")
        .sheet(isPresented: $model.isShown) {
          NavigationStack { Text("sheet").navigationTitle("title of the sheet") }
        }
    }
  }

  private struct Screen: View {
    let model: Model
    var body: some View {
      NavigationStack { Page(model: model).environment(\.lineLimit, model.lines) }
    }
  }

  @Test("A screen has its bar while a sheet with a stack goes, whatever changes meanwhile")
  func title() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen(model: model) }
    model.isShown = true
    harness.advance(by: 1)
    #expect(harness.exists("title of the sheet"))
    model.isShown = false
    harness.settle()
    model.lines = 2
    harness.settle()
    #expect(harness.exists("title"))
    harness.advance(by: 1)
    #expect(harness.exists("title"))
  }

  private struct Twice: View {
    @Bindable var model: Model
    @State private var isNested = false
    @State private var isOpen = false
    var body: some View {
      Button("Open \(isNested)") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          VStack {
            Button("Away") { isOpen = false }
            Button("Nest") { isNested = true }
          }
          .popover(isPresented: $isNested) { Text("nested") }
        }
    }
  }

  @Test(
    "What a sheet on its way out would present is presented by the one that has come instead, and stays"
  )
  func again() {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Twice(model: Model()) }
    harness.tap("Open false")
    harness.advance(by: 1)
    harness.tap("Away")
    harness.tap("Open false")
    harness.advance(by: 0.1)
    harness.tap("Nest")
    harness.settle()
    #expect(harness.exists("nested"))
    harness.advance(by: 1)
    #expect(harness.exists("nested"))
  }
}
