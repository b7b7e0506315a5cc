import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What a mouse does to the rows of a list when it goes down and when it comes up.
@MainActor
@Suite struct ListPressTests {
  private struct Many: View {
    @State var selection: Set<Int> = [1, 2, 3]
    var isDisabled = false
    var hasTaps = false
    var body: some View {
      List(0..<6, id: \.self, selection: $selection) { row in
        if hasTaps {
          Text("Row \(row)").onTapGesture(count: 2) {}
        } else {
          Text("Row \(row)")
        }
      }
      .disabled(isDisabled)
    }
  }

  private func list(_ many: Many = Many()) -> Harness {
    Harness(size: CGSize(width: 200, height: 240)) { many }
  }

  private func selected(_ harness: Harness) -> [String] {
    harness.semanticTree.all.filter { $0.semantics.isSelected == true }.map(\.text)
  }

  private func point(_ name: String, _ harness: Harness) -> CGPoint {
    let frame = harness.frame(of: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("of several selected rows the pressed one is chosen alone when the button comes up")
  func release() {
    for harness in [list(), list(Many(hasTaps: true))] {
      let place = point("Row 2", harness)
      harness.pointerDown(at: place)
      #expect(selected(harness) == ["Row 1", "Row 2", "Row 3"])
      harness.pointerUp(at: place)
      harness.advance(by: 1)
      #expect(selected(harness) == ["Row 2"])
    }
  }

  @Test("a row that is not selected is chosen when the button goes down")
  func press() {
    let harness = list()
    harness.pointerDown(at: point("Row 4", harness))
    #expect(selected(harness) == ["Row 4"])
  }

  @Test("a button that comes up elsewhere leaves several rows selected")
  func drag() {
    let harness = list()
    harness.pointerDown(at: point("Row 2", harness))
    harness.send(
      .pointerMoved(PointerEvent(position: CGPoint(x: 100, y: 230), button: .primary)))
    harness.pointerUp(at: CGPoint(x: 100, y: 230))
    #expect(selected(harness) == ["Row 1", "Row 2", "Row 3"])
  }

  @Test("a disabled list keeps its selection and dims its text")
  func disabled() {
    let harness = list(Many(isDisabled: true))
    #expect(selected(harness) == ["Row 1", "Row 2", "Row 3"])
    harness.tap("Row 4")
    #expect(selected(harness) == ["Row 1", "Row 2", "Row 3"])
    let enabled = list()
    let row = harness.frame(of: "Row 5") ?? .zero
    #expect(darkest(harness, in: row) > darkest(enabled, in: row) + 60)
    let (dimmed, bare) = (harness.frame(of: "Row 2") ?? .zero, harness.frame(of: "Row 4") ?? .zero)
    #expect(
      harness.picture().pixel(x: 150, y: Int(dimmed.midY))
        != harness.picture().pixel(x: 150, y: Int(bare.midY)))
  }

  @Observable final class Model { var isDisabled = false }

  @Test("rows of a part that is disabled itself are dimmed when the list is disabled, too")
  func disabledPart() {
    struct Page: View {
      let model: Model
      var body: some View {
        List {
          Group {
            Text("Row 1"); Text("Row 2")
          }.disabled(true)
        }
        .disabled(model.isDisabled)
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Page(model: model) }
    model.isDisabled = true
    harness.settle()
    let fresh = Harness(size: CGSize(width: 200, height: 200)) { Page(model: model) }
    #expect(harness.picture().hasSamePixels(as: fresh.picture()))
  }

  /// The least green of the pixels in a rectangle.
  private func darkest(_ harness: Harness, in rect: CGRect) -> UInt32 {
    let picture = harness.picture()
    var least: UInt32 = 255
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        least = min(least, (picture.pixel(x: x, y: y) >> 8) & 0xFF)
      }
    }
    return least
  }
}
