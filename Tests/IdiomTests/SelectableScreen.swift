import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Account: View {
  @State private var presses = 0
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("Pressed \(presses), Wi-Fi \(isOn ? "on" : "off")")
        Button("Press me") { presses += 1 }
        Button {
          presses += 10
        } label: {
          HStack {
            Image(systemName: "star"); Text("Ten")
          }
        }
        .buttonStyle(.plain)
        Toggle("Wi-Fi", isOn: $isOn)
        NavigationLink("Details") { Text("All about it") }
        Menu("More") { Button("A hundred") { presses += 100 } }
        Text("Read only").textSelection(.disabled)
      }
      .textSelection(.enabled)
    }
  }
}

private struct Chooser: View {
  @State private var row: Int?

  var body: some View {
    VStack {
      Text("Chosen: \(row.map(String.init) ?? "none")")
      List(0..<5, selection: $row) { Text("Row number \($0)") }
    }
    .textSelection(.enabled)
  }
}

/// An answer that is still arriving.
@MainActor @Observable private final class Answer { var text = "Hello brave" }

@MainActor @Suite("Idioms: a screen whose texts can be selected")
struct SelectableScreen {
  private func center(_ name: String, in harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: name))
    return CGPoint(x: frame.minX + 8, y: frame.midY)
  }

  @Test("Labels of controls are pressed, and not selected")
  func labels() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Account() }
    for name in ["Press me", "Star Ten", "Wi-Fi"] { harness.tap(name) }
    #expect(harness.exists("Pressed 11, Wi-Fi on"))
    for name in ["Press me", "Wi-Fi", "Read only"] {
      harness.tap(at: try center(name, in: harness), count: 2)
      #expect(harness.clipboard.primarySelection == nil, "\(name)")
    }
    harness.tap("More")
    harness.tap("A hundred")
    #expect(harness.exists("Pressed 113, Wi-Fi on"))
    harness.tap(at: try center("Pressed 113, Wi-Fi on", in: harness), count: 2)
    #expect(harness.clipboard.primarySelection == "Pressed")
    harness.tap("Details")
    harness.advance(by: 1)
    #expect(harness.exists("All about it"))
  }

  @Test("What is selected stays while words arrive, and goes with them")
  func arriving() throws {
    let answer = Answer()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        Text(answer.text).accessibilityIdentifier("answer")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .textSelection(.enabled)
    }
    let frame = try #require(harness.frame(of: "answer"))
    harness.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY), count: 2)
    for number in 0..<20 {
      answer.text += " word \(number)"
      harness.advance(by: 0.05)
    }
    harness.press("c", modifiers: .command)
    #expect(harness.clipboard.string == "brave")
    answer.text = "Hi"
    harness.settle()
    harness.press("a", modifiers: .command)
    harness.press("c", modifiers: .command)
    #expect(harness.clipboard.string == "Hi")
  }

  @Test("A row that was scrolled away comes back with what is selected in it")
  func rows() throws {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      List(0..<50) { Text("Row number \($0)") }.textSelection(.enabled)
    }
    harness.tap(at: try center("Row number 2", in: harness), count: 3)
    for distance in [900, -900] as [CGFloat] {
      harness.scroll(down: distance)
      harness.press("c", modifiers: .command)
      #expect(harness.clipboard.string == "Row number 2")
    }
    #expect(harness.element("Row number 2")?.semantics.details.selection?.range == 0..<12)
  }

  @Test("A press on the words of a row chooses it, a drag selects them besides")
  func choose() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Chooser() }
    harness.tap(at: try center("Row number 3", in: harness))
    #expect(harness.exists("Chosen: 3"))
    let frame = try #require(harness.frame(of: "Row number 1"))
    harness.drag(
      from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    #expect(harness.exists("Chosen: 1"))
    #expect(harness.clipboard.primarySelection == "Row number 1")
    harness.press(.downArrow)
    #expect(harness.exists("Chosen: 2"))
  }
}
