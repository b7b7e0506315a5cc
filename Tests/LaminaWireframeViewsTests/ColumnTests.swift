import Lamina
import LaminaTesting
import LaminaWireframeViews
import Testing

/// Panes of a wireframe's state as columns.
@MainActor @Suite("Columns of wireframes")
struct ColumnTests {
  private struct Page: View {
    let scope: WireframeScope
    var body: some View {
      VStack {
        Text("at \(scope.code)")
        Button("On from \(scope.code)") { Task { await scope.navigate(to: "On") } }
      }
      .navigationTitle(scope.code)
    }
  }

  private func wireframe(_ codes: [String]) -> Wireframe {
    let map = WireframeMap {
      for code in codes + ["More"] {
        WireframeScreen(code, builder: "page")
        WireframeDestination(code, "On", to: "More", by: .animatedPush)
      }
    }
    let wireframe = Wireframe(WireframeTree(map))
    wireframe.register(builderName: "page") { Page(scope: $0) }
    wireframe.start(.split(codes.map { .stack(ScreenRequest($0)) }, active: 0))
    return wireframe
  }

  private func shown(_ wireframe: Wireframe, width: CGFloat) -> Harness {
    Harness(size: CGSize(width: width, height: 500)) { WireframeView(wireframe) }
  }

  @Test("Two, three and four panes stand side by side, each with its stack", arguments: 2...4)
  func wide(count: Int) async {
    let codes = ["One", "Two", "Three", "Four"].prefix(count).map(\.self)
    let wireframe = wireframe(codes)
    let harness = shown(wireframe, width: 1_200)
    #expect(codes.allSatisfy { harness.exists("at \($0)") })
    let edges = codes.compactMap { harness.frame(of: "at \($0)")?.midX }
    #expect(edges == edges.sorted() && Set(edges).count == count)
    harness.tap("On from Two")
    await harness.run(for: 1)
    #expect(harness.exists("at More") && harness.exists("at One") && !harness.exists("at Two"))
    harness.press(.leftArrow, modifiers: .option)
    await harness.run(for: 1)
    #expect(harness.exists("at Two"))
    #expect(wireframe.state.front?.content.screens.map(\.code) == codes)
  }

  @Test("In a narrow window it is the active pane; going back makes the one before active")
  func narrow() async throws {
    let wireframe = wireframe(["One", "Two"])
    let harness = shown(wireframe, width: 360)
    #expect(harness.exists("at One") && !harness.exists("at Two"))
    wireframe.apply(.activatePane(1, from: .front))
    await harness.run(for: 1)
    #expect(harness.exists("at Two") && !harness.exists("at One"))
    harness.press(.leftArrow, modifiers: .option)
    await harness.run(for: 1)
    #expect(harness.exists("at One") && !harness.exists("at Two"))
    guard case .split(let split)? = wireframe.state.front?.content else {
      Issue.record("no panes")
      return
    }
    #expect(split.active == 0)
  }
}
