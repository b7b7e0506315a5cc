import Lamina
import LaminaTesting
import Testing

/// Cards of one height, whatever their titles are.
private struct Cards: View {
  @State private var isLong = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(isLong ? "A title that goes on\nand on\nand on" : "Short")
        .lineLimit(2, reservesSpace: true).accessibilityIdentifier("reserved")
      Text(isLong ? "A title that goes on\nand on\nand on" : "Short")
        .lineLimit(2).accessibilityIdentifier("plain")
      Text("").lineLimit(3...).accessibilityIdentifier("empty")
      TextField("Words", text: .constant(""), axis: .vertical)
        .lineLimit(3...5).textFieldStyle(.plain).accessibilityIdentifier("field")
      Button("go") { isLong = true }
    }
  }
}

@Suite("Lines that are reserved")
struct ReservedLineIdioms {
  @Test("A text is as high as the lines that it reserves, or has")
  func heights() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Cards() }
    func height(_ name: String) throws -> CGFloat {
      try #require(harness.frame(of: name)).height
    }
    let line = try height("plain")
    #expect(try height("reserved") == 2 * line)
    #expect(try height("empty") == 3 * line)
    #expect(try height("field") == 3 * line)
    harness.tap("go")
    #expect(try height("reserved") == 2 * line && height("plain") == 2 * line)
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("No number of lines is too many", arguments: [Int.max, 5_000, 1, 0, -4])
  func numbers(count: Int) throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Text("one").lineLimit(count, reservesSpace: true).accessibilityIdentifier("text")
    }
    #expect(try #require(harness.frame(of: "text")).height <= 400)
  }
}
