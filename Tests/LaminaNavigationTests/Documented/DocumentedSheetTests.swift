import Lamina
import LaminaTesting
import Testing

/// Sheets, covers and popovers, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: sheets, covers and popovers")
struct DocumentedSheetTests {
  struct Item: Identifiable { let id: Int; var name = "tea" }

  @Observable final class Model {
    var isShown = false
    var item: Item?
    var dismissals = 0
    var detent = PresentationDetent.medium
  }

  private let model = Model()
  private func dialog(_ harness: Harness) throws -> CGRect {
    try #require(harness.find(.dialog).elements.first?.frame)
  }

  @Test("The Boolean of a sheet is set to false when a person dismisses it")
  func resets() {
    model.isShown = true
    let harness = documented { [model] in
      Text("below").sheet(isPresented: Bindable(model).isShown) { Text("sheet") }
    }
    harness.press(.escape)
    harness.rest()
    #expect(!model.isShown)
  }

  @Test(
    "onDismiss runs when the sheet is dismissed, by a person or by the program",
    arguments: [true, false])
  func onDismiss(isByPerson: Bool) {
    model.isShown = true
    let harness = documented { [model] in
      Text("below")
        .sheet(isPresented: Bindable(model).isShown, onDismiss: { model.dismissals += 1 }) {
          Text("sheet")
        }
    }
    if isByPerson { harness.press(.escape) } else { model.isShown = false }
    harness.rest()
    #expect(model.dismissals == 1)
  }

  @Test("An item that is not nil is handed to the sheet's content")
  func item() {
    let harness = documented { [model] in
      Text("below").sheet(item: Bindable(model).item) { Text("item \($0.id)") }
    }
    model.item = Item(id: 3)
    harness.rest()
    #expect(harness.exists("item 3"))
    harness.press(.escape)
    harness.rest()
    #expect(model.item == nil)
  }

  @Test("When the item's identity changes, the sheet is dismissed and replaced by a new one")
  func identity() {
    struct Counter: View {
      let item: Item
      @State private var count = 0
      var body: some View { Button("\(item.id) \(item.name) \(count)") { count += 1 } }
    }
    let harness = documented { [model] in
      Text("below").sheet(item: Bindable(model).item) { Counter(item: $0) }
    }
    model.item = Item(id: 1)
    harness.rest()
    harness.press(on: "1 tea 0")
    model.item = Item(id: 1, name: "cup")
    harness.rest()
    #expect(harness.exists("1 cup 1"))
    model.item = Item(id: 2)
    harness.rest()
    #expect(harness.exists("2 tea 0"))
  }

  @Test("A sheet takes the environment of the view that presents it")
  func environment() {
    struct Lines: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("lines \(limit ?? 0)") }
    }
    let harness = documented {
      Text("below").sheet(isPresented: .constant(true)) { Lines() }.environment(\.lineLimit, 4)
    }
    #expect(harness.exists("lines 4"))
  }

  @Test("A cover covers as much of the window as possible")
  func cover() throws {
    let harness = documented {
      Text("below").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    #expect(try dialog(harness).size == CGSize(width: 600, height: 400))
  }

  @Test("A cover by an item is replaced when that is another one, and onDismiss runs")
  func coverItem() {
    let harness = documented { [model] in
      Text("below")
        .fullScreenCover(item: Bindable(model).item, onDismiss: { model.dismissals += 1 }) {
          Text("cover \($0.id)")
        }
    }
    model.item = Item(id: 1)
    harness.rest()
    model.item = Item(id: 2)
    harness.rest()
    #expect(harness.exists("cover 2"))
    model.item = nil
    harness.rest()
    #expect(model.dismissals == 2)
  }

  @Test("interactiveDismissDisabled keeps people from dismissing, not the program")
  func dismissDisabled() {
    model.isShown = true
    let harness = documented { [model] in
      Text("below").sheet(isPresented: Bindable(model).isShown) {
        Text("sheet").interactiveDismissDisabled()
      }
    }
    harness.press(.escape)
    harness.rest()
    #expect(harness.exists("sheet"))
    model.isShown = false
    harness.rest()
    #expect(!harness.exists("sheet"))
  }

  @Test("interactiveDismissDisabled may depend on what a person has entered")
  func dismissDisabledByState() {
    struct Form: View {
      @State private var isChanged = false
      var body: some View {
        Button("change \(isChanged)") { isChanged.toggle() }
          .interactiveDismissDisabled(isChanged)
      }
    }
    model.isShown = true
    let harness = documented { [model] in
      Text("below").sheet(isPresented: Bindable(model).isShown) { Form() }
    }
    harness.press(on: "change false")
    harness.press(.escape)
    harness.rest()
    #expect(model.isShown)
    harness.press(on: "change true")
    harness.press(.escape)
    harness.rest()
    #expect(!model.isShown)
  }

  @Test("A sheet with detents rests at the lowest of them")
  func detents() throws {
    let harness = documented {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.large, .height(150)])
      }
    }
    #expect(try dialog(harness).height == 150)
    #expect(try dialog(harness).maxY == 400)
  }

  @Test("A selection says at which detent a sheet rests, and follows a drag")
  func detentSelection() throws {
    let harness = documented { [model] in
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet")
          .presentationDetents([.medium, .height(120)], selection: Bindable(model).detent)
      }
    }
    let medium = try dialog(harness).height
    #expect(medium > 150)
    model.detent = .height(120)
    harness.rest()
    let low = try dialog(harness)
    #expect(low.height == 120)
    harness.drag(
      from: CGPoint(x: low.midX, y: low.minY + 8), to: CGPoint(x: low.midX, y: low.minY - 120))
    harness.rest()
    #expect(model.detent == .medium)
    #expect(try dialog(harness).height == medium)
  }

  @Test("A fraction is that part of the room")
  func fraction() throws {
    let harness = documented {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.fraction(0.25)])
      }
    }
    #expect(abs(try dialog(harness).height - (400 - 24) / 4) < 1)
  }

  @Test("A sheet is pulled down to be dismissed, if a person may")
  func pullDown() throws {
    model.isShown = true
    let harness = documented { [model] in
      Text("below").sheet(isPresented: Bindable(model).isShown) {
        Text("sheet").presentationDetents([.medium])
      }
    }
    let frame = try dialog(harness)
    harness.drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 8), to: CGPoint(x: frame.midX, y: 395))
    harness.rest()
    #expect(!model.isShown)
  }

  @Test("A height is that many points, and the large detent the full height")
  func heights() throws {
    model.isShown = true
    model.detent = .height(150)
    let harness = documented(height: 500) { [model] in
      Text("below").sheet(isPresented: Bindable(model).isShown) {
        Text("sheet").presentationDetents(
          [.height(150), .large], selection: Bindable(model).detent)
      }
    }
    #expect(try dialog(harness).minY == 350)
    model.detent = .large
    harness.rest()
    #expect(try dialog(harness).minY < 30)
  }

  @Test("dismiss that is read in the view which presents does not dismiss the sheet")
  func outerDismiss() {
    struct Presenter: View {
      let model: Model
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("below").sheet(isPresented: Bindable(model).isShown) {
          Button("outer") { dismiss() }
        }
      }
    }
    model.isShown = true
    let harness = documented { [model] in Presenter(model: model) }
    harness.press(on: "outer")
    #expect(model.isShown && harness.exists("outer"))
  }

  @Test("A popover has an arrow edge: it stands at that side of what it points to")
  func popover() throws {
    for edge in [Edge.top, .bottom, .leading, .trailing] {
      let harness = documented {
        Text("source").popover(isPresented: .constant(true), arrowEdge: edge) {
          Text("pop").frame(width: 60, height: 40)
        }
      }
      let (source, pop) = (
        try #require(harness.graph.prepared?.root), try #require(harness.frame(of: "pop"))
      )
      let middle = CGPoint(x: source.frame.midX, y: source.frame.midY)
      switch edge {
      case .top: #expect(pop.maxY < middle.y)
      case .bottom: #expect(pop.minY > middle.y)
      case .leading: #expect(pop.maxX < middle.x)
      case .trailing: #expect(pop.minX > middle.x)
      }
    }
  }

  @Test("A popover by an item is handed that, which is nil once it is dismissed")
  func popoverItem() {
    let harness = documented { [model] in
      Text("source").popover(item: Bindable(model).item) { Text("pop \($0.id)") }
    }
    model.item = Item(id: 6)
    harness.rest()
    #expect(harness.exists("pop 6"))
    harness.tap(at: CGPoint(x: 5, y: 390))
    harness.rest()
    #expect(model.item == nil)
  }

  @Test("dismiss in a sheet dismisses it, and not the stack below or inside")
  func dismissScope() {
    struct Closer: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close \(name)") { dismiss() } }
    }
    model.isShown = true
    let harness = documented { [model] in
      NavigationStack {
        Text("below").sheet(isPresented: Bindable(model).isShown) {
          NavigationStack {
            VStack {
              Closer(name: "sheet")
              NavigationLink("go") { Closer(name: "page") }
            }
          }
        }
      }
    }
    harness.press(on: "go")
    harness.press(on: "close page")
    #expect(harness.exists("close sheet"))
    harness.press(on: "close sheet")
    #expect(harness.exists("below"))
  }

  @Test("A sheet can present another sheet from inside")
  func nested() {
    struct Inner: View {
      @State private var isShown = false
      var body: some View {
        Button("open inner") { isShown = true }.sheet(isPresented: $isShown) { Text("inner") }
      }
    }
    let harness = documented { Text("below").sheet(isPresented: .constant(true)) { Inner() } }
    harness.press(on: "open inner")
    #expect(harness.exists("inner"))
    harness.press(.escape)
    harness.rest()
    #expect(harness.exists("open inner"))
  }
}
