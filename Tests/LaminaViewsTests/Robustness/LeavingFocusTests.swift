import LaminaAnimation
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What has the focus, or is under way, goes away: whoever waited for it hears of its end, and nobody
/// asks what is gone.
@Suite struct LeavingFocusTests {
  @Observable final class Model {
    var isShown = true
    var text = "one two three"
    var rows = Array(0..<100)
  }

  enum Content: CaseIterable { case selectable, plain, lazyFields, listFields, grid, editor, field }

  private struct Page: View {
    @Bindable var model: Model
    let content: Content
    @State private var selection: Set<Int> = []

    var body: some View {
      VStack {
        Button("Away") { model.isShown = false }
        if model.isShown { shown } else { Text("gone") }
      }
    }

    @ViewBuilder private var shown: some View {
      switch content {
      case .selectable: List(model.rows, id: \.self, selection: $selection) { Text("Row \($0)") }
      case .plain: List(model.rows, id: \.self) { row in Button("Row \(row)") {} }
      case .lazyFields: ScrollView { LazyVStack { fields } }
      case .listFields: List { fields }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(model.rows, id: \.self) { row in Button("Row \(row)") {} }
          }
        }
      case .editor: TextEditor(text: $model.text)
      case .field: TextField("Name", text: $model.text)
      }
    }

    private var fields: some View {
      ForEach(model.rows, id: \.self) { TextField("Row \($0)", text: $model.text) }
    }
  }

  /// What a person does before it goes.
  enum Act: CaseIterable {
    case end, pageDown, home, arrows, tabs, typing, composing, wheel

    @MainActor func run(_ harness: Harness) {
      switch self {
      case .end: harness.press(.end)
      case .pageDown: for _ in 0..<3 { harness.press(.pageDown) }
      case .home:
        harness.press(.end)
        harness.advance(by: 1)
        harness.press(.home)
      case .arrows:
        for _ in 0..<30 {
          harness.press(.downArrow)
          harness.advance(by: 0.02)
        }
      case .tabs: for _ in 0..<8 { harness.press(.tab) }
      case .typing: harness.type("abc\n\tx")
      case .composing: harness.compose("ni")
      case .wheel: harness.scroll(by: CGSize(width: 0, height: 900))
      }
    }
  }

  @Test("Nothing is asked of what has gone", arguments: Content.allCases, Act.allCases)
  func leaves(content: Content, act: Act) {
    for pause in [0, 1.2] {
      let model = Model()
      let harness = Harness(size: CGSize(width: 300, height: 400)) {
        Page(model: model, content: content)
      }
      harness.advance(by: 0.1)
      harness.tap(at: CGPoint(x: 60, y: 150))
      harness.advance(by: 0.1)
      act.run(harness)
      harness.advance(by: pause)
      if pause == 0 { model.isShown = false } else { harness.tap("Away") }
      harness.advance(by: 0.5)
      #expect(harness.exists("gone"))
      harness.press(.tab)
      harness.type("x")
      harness.advance(by: 0.5)
      #expect(harness.diagnostics.isEmpty)
    }
  }
}
