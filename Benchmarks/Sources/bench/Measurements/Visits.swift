import CHeap
import Foundation
import Lamina
import LaminaDisplay
import LaminaTesting
import Observation

/// Measures what visits to a list leave behind: the bytes that the heap holds more after 250 of them.
///
/// Each visit shows other rows, scrolls through them, edits some and goes back. Earlier visits have filled
/// what is kept up to a number of bytes, the shapes of texts above all.
func measureVisits(_ report: inout Report) {
  let walk = ListVisits()
  for _ in 0..<500 { walk.visit() }
  let before = heapBytes()
  for _ in 0..<250 { walk.visit() }
  report.add("memory.visits250_mb", Double(heapBytes() - before) / 1_000_000, goal: 0.2)
}

/// The bytes that the heap holds, once what is due on the main thread has been done.
func heapBytes() -> Int {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
  let heap = mallinfo2()
  return Int(heap.uordblks + heap.hblkhd)
}

/// A window with a list that one goes to and comes back from.
private final class ListVisits {
  @Observable final class Model {
    var rows: [Int]?
  }

  private struct Home: View {
    let model: Model

    var body: some View {
      if let rows = model.rows {
        List {
          ForEach(0..<5) { section in
            Section("Section \(section)") {
              ForEach(rows.filter { $0 % 5 == section }, id: \.self) { Visited(number: $0) }
            }
          }
        }
      } else {
        Text("home")
      }
    }
  }

  private struct Visited: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
      HStack {
        Circle().fill(Color.blue).frame(width: 20, height: 20)
        Toggle("Row \(number)", isOn: $isOn)
        if isOn { Text("on").transition(.opacity) }
      }
    }
  }

  private let model = Model()
  private let harness: Harness
  private var visits = 0

  init() {
    let model = model
    let executor = DeterministicExecutor(listsJobs: false)
    harness = Harness(size: CGSize(width: 320, height: 480), executor: executor) {
      Home(model: model)
    }
  }

  func visit() {
    visits += 1
    model.rows = Array(visits * 300..<(visits + 1) * 300)
    harness.advance(by: 0.1)
    for _ in 0..<4 {
      harness.scroll(down: 700)
      harness.advance(by: 0.05)
    }
    withAnimation(.easeInOut(duration: 0.1)) { model.rows?.removeAll { $0 % 3 == 0 } }
    harness.advance(by: 0.2)
    model.rows = nil
    harness.advance(by: 0.3)
  }
}
