import Lamina
import LaminaTesting
import Testing

/// Changes whose last expression returns something, and choices of a coordinate space, as one writes them.
@MainActor @Suite("Changes under an animation")
struct ChangesUnderAnimation {
  private struct Rows: View {
    @State private var rows = [1, 2, 3, 4, 5, 6]
    @State private var marks: Set<Int> = []
    var body: some View {
      VStack {
        Text(rows.map(String.init).joined(separator: " ") + ", \(marks.count)")
          .accessibilityIdentifier("rows")
        Button("Last") { withAnimation { rows.removeLast() } }
        Button("First") { withAnimation(.spring) { rows.removeFirst() } }
        Button("Second") { withAnimation { rows.remove(at: 1) } }
        Button("Mark") { withAnimation(.easeOut) { marks.insert(7) } }
        Button("Done") {
          withAnimation {
            rows.removeLast()
          } completion: {
            marks.insert(8)
          }
        }
        Button("At once") {
          withTransaction(\.disablesAnimations, true) { rows.removeFirst() }
        }
        Button("Result") {
          let last = withAnimation { rows.removeLast() }
          rows.append(-last)
        }
      }
    }
  }

  @Test("Removing and inserting under an animation need no word more")
  func changes() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Rows() }
    for (button, text) in [
      ("Last", "1 2 3 4 5, 0"), ("First", "2 3 4 5, 0"), ("Second", "2 4 5, 0"),
      ("Mark", "2 4 5, 1"), ("Done", "2 4, 2"), ("At once", "4, 2"), ("Result", "-4, 2"),
    ] {
      harness.tap(button)
      harness.advance(by: 2)
      #expect(harness.text(of: "rows") == text)
    }
  }

  private struct Board: View {
    let isGlobal: Bool
    @State private var place = CGPoint.zero
    var body: some View {
      Text("at \(Int(place.x))").accessibilityIdentifier("place")
        .frame(width: 100, height: 100)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(coordinateSpace: isGlobal ? .global : .local)
            .onChanged { place = $0.location }
        )
        .onTapGesture(coordinateSpace: isGlobal ? .global : .local) { place = $0 }
        .position(x: 150, y: 150)
    }
  }

  @Test("A coordinate space may be chosen while the program runs")
  func spaces() {
    for (isGlobal, drag, tap) in [(true, "at 160", "at 150"), (false, "at 60", "at 50")] {
      let harness = Harness(size: CGSize(width: 300, height: 300)) { Board(isGlobal: isGlobal) }
      harness.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 160, y: 150))
      #expect(harness.text(of: "place") == drag)
      harness.tap(at: CGPoint(x: 150, y: 150))
      #expect(harness.text(of: "place") == tap)
    }
  }
}
