import LaminaGeometry
import LaminaLayout
import LaminaTesting
import LaminaViews
import Observation
import Testing

extension VerticalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

extension HorizontalAlignment {
  private enum Seam: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  fileprivate static let seam = HorizontalAlignment(Seam.self)
}

@Suite struct AlignmentGuideTests {
  @Observable final class Model { var indent: CGFloat = 0 }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("a guide that a view sets is where the stack lines it up, on both axes")
  func explicit() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10)
        box("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - 15 }
        HStack(alignment: .top, spacing: 0) {
          box("c", 10, 20)
          box("d", 10, 20).alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      }
      .frame(width: 35, height: 50)
    }
    // The stack is 35 by 50: 10, 10, and 30 for the row, as one square stands half above the other.
    #expect(harness.frame(of: "a")?.origin == CGPoint(x: 32.5, y: 25))
    #expect(harness.frame(of: "b")?.origin == CGPoint(x: 47.5, y: 35))
    #expect(harness.frame(of: "c")?.origin == CGPoint(x: 32.5, y: 55))
    #expect(harness.frame(of: "d")?.origin == CGPoint(x: 42.5, y: 45))
  }

  @Test("alignments of one's own reach through nested stacks, modifiers and groups")
  func custom() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          box("top", 10, 10)
          box("marked", 10, 10).alignmentGuide(.mark) { $0[VerticalAlignment.top] }.padding(2)
          box("below", 10, 30)
        }
        Group { box("beside", 10, 20).opacity(0.5) }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    // The one beside ends at the marked one's top: both columns move until that holds.
    #expect(harness.frame(of: "marked")?.minY == 20)
    #expect(harness.frame(of: "beside") == CGRect(x: 14, y: 0, width: 10, height: 20))
  }

  @Test("a column whose seam lies between label and field, rows of their own inside")
  func seam() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      VStack(alignment: .seam, spacing: 0) {
        HStack(spacing: 0) {
          box("short", 20, 10)
          box("field 1", 50, 10).alignmentGuide(.seam) { $0[.leading] }
        }
        HStack(spacing: 0) {
          box("long", 60, 10)
          box("field 2", 50, 10).alignmentGuide(.seam) { $0[.leading] }
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
    #expect(harness.frame(of: "field 1")?.minX == 60)
    #expect(harness.frame(of: "field 2")?.minX == 60)
    #expect(harness.frame(of: "short")?.minX == 40)
  }

  @Test("a guide that depends on state moves with it")
  func changing() {
    struct Indented: View {
      let model: Model
      var body: some View {
        let indent = model.indent
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
            .alignmentGuide(.leading) { _ in -indent }
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Indented(model: model) }
    #expect(harness.frame(of: "b")?.minX == 0)
    model.indent = 12
    harness.settle()
    #expect(harness.frame(of: "b")?.minX == 12)
  }
}
