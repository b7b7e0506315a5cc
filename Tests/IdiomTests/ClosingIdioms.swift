import Lamina
import LaminaTesting
import Testing

@Observable private final class Visits {
  var count = 0
}

private struct OwnState: View {
  @State private var text = "a"
  var body: some View { Text(text).onDisappear { text += "!" } }
}

private struct OwnModel: View {
  @State private var visits = Visits()
  var body: some View {
    VStack {
      Text("\(visits.count)")
      Text("inside").onDisappear { visits.count += 1 }
    }
  }
}

private struct ParentsRows: View {
  @State private var rows = [1, 2]
  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in Text("row \(row)").onDisappear { rows.append(9) } }
    }
  }
}

private struct AnimatedFarewell: View {
  @State private var isHere = true
  var body: some View {
    VStack {
      if isHere { Text("here").transition(.scale) }
    }
    .onDisappear { withAnimation { isHere = false } }
  }
}

/// What is written while a window closes is shown nowhere, and does no harm.
@Suite("Closing")
struct ClosingIdioms {
  @Test("A window closes whose views write state when they disappear")
  func closes() {
    for view in [
      AnyView(OwnState()), AnyView(OwnModel()), AnyView(ParentsRows()), AnyView(AnimatedFarewell()),
    ] {
      weak var graph: ViewGraph?
      do {
        let harness = Harness(size: CGSize(width: 100, height: 100)) { view }
        graph = harness.graph
        harness.close()
      }
      #expect(graph == nil)
    }
  }

  @Test("A model hears of views that disappear with their window")
  func hears() {
    let visits = Visits()
    do {
      _ = Harness(size: CGSize(width: 100, height: 100)) {
        Text("\(visits.count)").onDisappear { visits.count += 1 }
      }
    }
    #expect(visits.count == 1)
  }

  @Test("A picture is made of a view that writes state when it disappears")
  func picture() {
    #expect(ImageRenderer(content: OwnState()).bitmap != nil)
  }
}
