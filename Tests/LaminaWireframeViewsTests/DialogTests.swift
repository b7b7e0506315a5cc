import Lamina
import LaminaTesting
import LaminaWireframeViews
import Testing

/// Dialogs of the standard builders.
@MainActor @Suite("Dialogs of wireframes")
struct DialogTests {
  private func wireframe(_ navigator: Navigator, builder: String) -> Wireframe {
    let map = WireframeMap {
      WireframeScreen("Home", builder: "home")
      WireframeScreen("Sure", builder: builder)
      WireframeDestination("Home", "Ask", to: "Sure", by: navigator)
    }
    let wireframe = Wireframe(WireframeTree(map))
    wireframe.register(builderName: "home") { Asking(scope: $0) }
    wireframe.start(.stack("Home"))
    return wireframe
  }

  private struct Asking: View {
    let scope: WireframeScope
    @State private var answer = "none"
    var body: some View {
      VStack {
        Text("answer \(answer)")
        Button("Ask") {
          Task {
            let value = await scope.result(
              of: "Ask",
              params: [
                "title": "Sure?", "message": "Really?",
                "actions": .array([
                  .string("Yes"), .dictionary(["title": .string("No"), "role": .string("cancel")]),
                ]),
              ])
            if case .string(let words)? = value { answer = words } else { answer = "away" }
          }
        }
      }
    }
  }

  @Test(
    "A dialog is one whichever navigator presents it, with its message and buttons, and Escape ends it",
    arguments: [Navigator.animatedPresent, .instantPresent, .sheet, .popover, .animatedPush],
    ["alert", "confirmation"])
  func presented(navigator: Navigator, builder: String) async {
    let wireframe = wireframe(navigator, builder: builder)
    let harness = Harness(size: CGSize(width: 700, height: 500)) { WireframeView(wireframe) }
    for (answer, end) in [("Yes", "Yes"), ("No", nil)] {
      harness.tap("Ask")
      await harness.run(for: 1)
      let style: PresentationStyle = builder == "alert" ? .alert : .confirmation
      #expect(wireframe.state.front?.presented.map(\.style) == [style])
      #expect(harness.exists("Sure?") && harness.exists("Really?"))
      if let end { harness.tap(end) } else { harness.press(.escape) }
      await harness.run(for: 1)
      #expect(!harness.exists("Really?"))
      #expect(harness.exists("answer \(answer)"))
    }
  }

  @Test("An alert without actions has a button, and can be presented by code")
  func plain() async {
    let wireframe = wireframe(.animatedPresent, builder: "alert")
    let harness = Harness(size: CGSize(width: 700, height: 500)) { WireframeView(wireframe) }
    wireframe.present(ScreenRequest("Sure", ["title": "Done."]), animated: false)
    await harness.run(for: 1)
    #expect(harness.exists("Done."))
    harness.tap("OK")
    await harness.run(for: 1)
    #expect(wireframe.state.front?.presented.isEmpty == true)
  }

  @Test("A dialog that is not presented is a fault")
  func faults() {
    func faults(_ navigator: Navigator) -> [WireframeFault.Kind] {
      wireframe(navigator, builder: "alert").validate().map(\.kind)
    }
    #expect(faults(.animatedPresent).isEmpty)
    #expect(faults(.sheet).isEmpty)
    #expect(
      faults(.animatedPush) == [.dialogNotPresented(builder: "alert", navigator: "animated-push")])
    #expect(
      faults(.openWindow) == [.dialogNotPresented(builder: "alert", navigator: "open-window")])
  }

  @Test("A builder of one's own under the name of a standard one is no dialog any more")
  func replaced() async {
    let wireframe = wireframe(.sheet, builder: "alert")
    wireframe.register(builderName: "alert") { _ in Text("a page") }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { WireframeView(wireframe) }
    harness.tap("Ask")
    await harness.run(for: 1)
    #expect(wireframe.state.front?.presented.map(\.style) == [.sheet])
    #expect(harness.exists("a page"))
  }
}
