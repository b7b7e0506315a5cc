import Lamina
import LaminaTesting
import Testing

/// Radio buttons side by side where there is little room: narrow windows, large text.
@MainActor @Suite("Radio buttons in lines")
struct LargeRadioTests {
  private let names = ["Never", "Every evening", "On Wednesdays", "Always"]

  private struct Choice: View {
    let names: [String]
    @State var chosen = "Never"
    var body: some View {
      Picker("Reminders", selection: $chosen) {
        ForEach(names, id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    }
  }

  private func buttons(_ harness: Harness) -> [CGRect] {
    harness.elements(role: .toggle).map(\.frame)
  }

  private func expectWhole(_ harness: Harness, in width: CGFloat) {
    let frames = buttons(harness)
    #expect(frames.count == 4)
    for frame in frames {
      #expect(frame.minX >= -0.5 && frame.maxX <= width + 0.5, "\(frame)")
    }
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(one.maxX <= next.minX + 0.5 || one.maxY <= next.minY + 0.5, "\(one) \(next)")
    }
  }

  @Test("Where there is room they stand in one line, beside their label")
  func oneLine() throws {
    let harness = Harness(size: CGSize(width: 700, height: 200)) { Choice(names: names) }
    #expect(Set(buttons(harness).map(\.midY)).count == 1)
  }

  @Test("Where there is not they go on in further lines, and no word is broken", arguments: [1, 2])
  func lines(scale: CGFloat) throws {
    let wide = Harness(size: CGSize(width: 1400, height: 400)) { Choice(names: names) }
    wide.textScale = scale
    let lines = Harness(size: CGSize(width: 330, height: 400)) { Choice(names: names) }
    lines.textScale = scale
    expectWhole(lines, in: 330)
    #expect(Set(buttons(lines).map(\.midY)).count > 1)
    #expect(buttons(lines).map(\.height) == buttons(wide).map(\.height))
    #expect(buttons(lines).map(\.width) == buttons(wide).map(\.width))
  }

  @Test("In a form at 200 % their label stands above them, and is not broken by letters")
  func form() throws {
    let harness = Harness(size: CGSize(width: 420, height: 500)) { Form { Choice(names: names) } }
    harness.textScale = 2
    expectWhole(harness, in: 420)
    let top = try #require(buttons(harness).first).minY
    #expect(top > 50, "the label has a line of its own")
  }
}
