import Lamina
import LaminaTesting
import Testing

/// Selections and sets that mean nothing: reported once, with the author's view, and survived.
@MainActor @Suite("Choices that mean nothing")
struct ChoiceDiagnosticTests {
  private struct Filter: View {
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent
    var body: some View { Text("filter").presentationDetents(detents, selection: $selection) }
  }

  private struct Plain: View {
    var body: some View { Text("plain").presentationDetents([]) }
  }

  private struct Screen: View {
    let detents: Set<PresentationDetent>?
    @State private var selection = PresentationDetent.height(300)
    @State private var isPresented = true
    var body: some View {
      VStack {
        Button("again") { isPresented = true }
        Button("other") { selection = .large }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isPresented) {
        if let detents { Filter(detents: detents, selection: $selection) } else { Plain() }
      }
    }
  }

  private func diagnostics(_ detents: Set<PresentationDetent>?) -> [ViewDiagnostic] {
    let harness = Harness(size: CGSize(width: 400, height: 600), scale: 0.25) {
      Screen(detents: detents)
    }
    harness.rest()
    #expect(harness.exists("filter") || harness.exists("plain"))
    harness.press(.escape)
    harness.rest()
    harness.tap("again")
    harness.rest()
    return harness.diagnostics
  }

  @Test("A set of detents without any")
  func empty() {
    #expect(diagnostics(nil) == [.noDetents(view: "Plain")])
    #expect(diagnostics([]) == [.noDetents(view: "Filter")])
  }

  @Test("A selection that is none of the detents")
  func detent() {
    #expect(
      diagnostics([.medium, .large]) == [
        .unknownDetent(detent: ".height(300.0)", view: "Filter")
      ])
    #expect(diagnostics([.medium, .height(300)]) == [])
    let words = ViewDiagnostic.unknownDetent(detent: ".large", view: "Filter").description
    #expect(words.hasPrefix("Filter selects the detent .large, which is none of"))
  }

  private struct Tabs: View {
    @State var tab: Int
    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "star", value: 1) { Button("press") { tab = 7 } }
        Tab("B", systemImage: "star", value: 2) { Text("b") }
      }
    }
  }

  @Test("A selection that no tab has", arguments: [7, 1, 2])
  func tab(selection: Int) {
    let harness = Harness(size: CGSize(width: 400, height: 400), scale: 0.25) {
      Tabs(tab: selection)
    }
    harness.rest()
    let stranger = ViewDiagnostic.unknownTab(selection: "7", view: "Tabs")
    #expect(harness.diagnostics == (selection == 7 ? [stranger] : []))
    if selection != 2 {
      harness.tap("press")
      harness.rest()
      #expect(harness.diagnostics == [stranger])
      #expect(harness.exists("press"))
    }
  }

  @Test(
    "No tab selected, tabs that come later, and a selection that follows in the same turn are no mistakes"
  )
  func tabsInOrder() {
    struct Late: View {
      @State private var tabs: [String] = []
      @State private var tab = "b"
      @State private var none: String?
      var body: some View {
        VStack {
          Button("load") { tabs = ["a", "b"] }
          Button("turn") { tabs = ["c"] }.onChange(of: tabs) { tab = tabs.last ?? "" }
          TabView(selection: $tab) {
            ForEach(tabs, id: \.self) { name in Text("tab \(name)").tag(name).tabItem { Text(name) }
            }
          }
          TabView(selection: $none) { Text("one").tag(String?.some("1")) }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 400), scale: 0.25) { Late() }
    harness.tap("load")
    #expect(harness.exists("tab b"))
    harness.tap("turn")
    harness.rest()
    #expect(harness.exists("tab c"))
    #expect(harness.diagnostics == [])
  }
}
