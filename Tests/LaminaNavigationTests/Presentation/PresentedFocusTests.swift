import Lamina
import LaminaTesting
import Testing

/// Which view has the focus in what is presented.
@MainActor @Suite("Focus in what is presented")
struct PresentedFocusTests {
  nonisolated static let modal: [PresentationKind] = [.sheet, .cover, .popover, .narrowInspector]

  private struct Fields: View {
    var asks = true
    var setsByAppearing = false
    @State private var texts = ["", "", "", ""]
    @State private var places: [Int] = []
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        ForEach(0..<4, id: \.self) { index in
          TextField("field \(index)", text: $texts[index]).focused($focus, equals: index)
        }
        Text("focus \(focus ?? -1)")
        Text("went \(places.map(String.init).joined(separator: " "))")
      }
      .defaultFocus($focus, asks ? 2 : nil)
      .onAppear { if setsByAppearing { focus = 3 } }
      .onChange(of: focus) { places.append(focus ?? -1) }
    }
  }

  private struct Presenter: View {
    let kind: PresentationKind
    let fields: Fields
    @State private var isOn = false

    var body: some View {
      Button("open") { isOn = true }.presented(kind, "Fields", while: $isOn) { fields }
    }
  }

  private func opened(_ kind: PresentationKind, _ fields: Fields) -> Harness {
    let harness = Harness(size: kind.size) {
      Presenter(kind: kind, fields: fields)
    }
    harness.tap("open")
    harness.advance(by: 1.5)
    return harness
  }

  @Test(
    "a default focus is obeyed, without another field before it", arguments: modal + [.inspector])
  func asked(kind: PresentationKind) {
    let harness = opened(kind, Fields())
    #expect(harness.element("field 2")?.isFocused == true)
    #expect(harness.exists("focus 2") && harness.exists("went 2"))
  }

  @Test("without one the first field has it", arguments: modal)
  func first(kind: PresentationKind) {
    #expect(opened(kind, Fields(asks: false)).exists("focus 0"))
  }

  @Test("what appears and sets the focus is obeyed", arguments: modal)
  func set(kind: PresentationKind) {
    #expect(opened(kind, Fields(setsByAppearing: true)).exists("focus 3"))
    #expect(opened(kind, Fields(asks: false, setsByAppearing: true)).exists("went 3"))
  }
}
