import Foundation
import Lamina
import LaminaTesting

/// Measures what a control costs that is there whether it is seen or not: the bytes that the heap holds
/// more for each of 2,000 in a stack; and what visits to a list leave.
///
/// `MEMORY=button bench memory` measures those whose names begin so.
func measureMemory(_ report: inout Report, _ programs: Programs) throws {
  let wanted = ProcessInfo.processInfo.environment["MEMORY"]?.split(separator: ",").map(String.init)
  // First: caches that 2,000 controls have filled with other texts would count as growth.
  if wanted?.contains(where: "visits".hasPrefix) ?? true { measureVisits(&report) }
  for kind in MemoryKind.all where wanted?.contains(where: kind.name.hasPrefix) ?? true {
    report.add("memory.\(kind.name)_kb", kind.bytes(for: 2_000) / 1_000, goal: kind.goal)
  }
}

/// A kind of view of which many are made.
private struct MemoryKind {
  let name: String
  /// The most kilobytes that each should hold.
  let goal: Double
  /// Makes a window with so many of them, which is held until the figure is taken.
  let window: (Int) -> Harness

  init<Row: View>(_ name: String, goal: Double, @ViewBuilder _ row: @escaping (Int) -> Row) {
    self.name = name
    self.goal = goal
    window = { count in
      Harness(size: CGSize(width: 400, height: 400)) {
        ScrollView { VStack { ForEach(0..<count, id: \.self) { row($0) } } }
      }
    }
  }

  static let all = [
    MemoryKind("text", goal: 6) { Text("row \($0)") },
    MemoryKind("button", goal: 15) { Button("row \($0)") {} },
    MemoryKind("toggle", goal: 15) { Toggle("row \($0)", isOn: .constant(true)) },
    MemoryKind("field", goal: 15) { TextField("row \($0)", text: .constant("text")) },
    MemoryKind("slider", goal: 15) { _ in Slider(value: .constant(0.5)) },
    MemoryKind("tap", goal: 15) { Text("row \($0)").onTapGesture {} },
  ]

  /// The bytes that each of `count` holds beyond what one of them does.
  func bytes(for count: Int) -> Double {
    let alone = window(1)
    let before = heapBytes()
    let many = window(count)
    let held = heapBytes() - before
    withExtendedLifetime((alone, many)) {}
    return Double(held) / Double(count)
  }
}
