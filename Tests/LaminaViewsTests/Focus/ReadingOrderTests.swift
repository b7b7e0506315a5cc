import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaTesting
import LaminaViews
import SeededRandom
import Testing

/// Tab through parts that lie anywhere, beside the rule said plainly.
@Suite struct ReadingOrderTests {
  private struct Part {
    let name: String
    let frame: CGRect
  }

  @Test("parts anywhere are gone through as the rule says", arguments: 0..<12)
  func anywhere(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let parts = (0..<24).map { number in
      Part(
        name: "part \(number)",
        frame: CGRect(
          x: Double(Int.random(in: 0..<30, using: &numbers) * 10),
          y: Double(Int.random(in: 0..<30, using: &numbers) * 10),
          width: Double(Int.random(in: 1..<8, using: &numbers) * 10),
          height: Double(Int.random(in: 1..<8, using: &numbers) * 10)))
    }
    let isMirrored = seed % 2 == 1
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      ZStack(alignment: .topLeading) {
        ForEach(parts, id: \.name) { part in
          Color.red.frame(width: part.frame.width, height: part.frame.height)
            .accessibilityLabel(part.name).focusable()
            .offset(x: part.frame.minX, y: part.frame.minY)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    let shown = parts.compactMap { part in
      harness.frame(of: part.name).map { Part(name: part.name, frame: $0) }
    }
    var order: [String] = []
    for _ in parts {
      harness.press(.tab)
      order.append(harness.focusedName ?? "none")
    }
    #expect(shown.count == parts.count)
    #expect(order == inReadingOrder(shown, isMirrored).map(\.name))
  }

  /// Rows from the top, each of what lies beside its highest part by half of the lower of both; in a row
  /// each part before the first that lies wholly behind it.
  private func inReadingOrder(_ parts: [Part], _ isMirrored: Bool) -> [Part] {
    var rest = Array(parts.enumerated())
    var order: [Part] = []
    while let first = rest.min(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }) {
      let row = rest.filter { isBeside($0.element.frame, first.element.frame) }
      rest.removeAll { entry in row.contains { $0.offset == entry.offset } }
      var line: [Part] = []
      for (_, part) in row {
        let place = line.firstIndex { isBefore(part.frame, $0.frame, isMirrored) }
        line.insert(part, at: place ?? line.count)
      }
      order += line
    }
    return order
  }

  private func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    a == b || min(a.maxY, b.maxY) - max(a.minY, b.minY) >= min(a.height, b.height) / 2
  }

  private func isBefore(_ a: CGRect, _ b: CGRect, _ isMirrored: Bool) -> Bool {
    isMirrored
      ? a.minX >= b.maxX - 1 && a.maxX > b.maxX : a.maxX <= b.minX + 1 && a.minX < b.minX
  }
}
