import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite("How large an editor would be by itself")
struct EditorIdealTests {
  private let words = "These words break into some lines where they are given little room. Twice."

  @Test("where nothing offers a width, its height does not go by how its lines break now")
  func ratio() {
    for ratio in [0.5, 0.8, 1.5] as [CGFloat] {
      let harness = Harness(size: CGSize(width: 120, height: 90)) {
        HStack { TextEditor(text: .constant(words)).aspectRatio(ratio, contentMode: .fit) }
          .fixedSize()
      }
      #expect(harness.diagnostics.isEmpty)
    }
  }

  @Test("it has a line for each paragraph, and is as tall as its lines where a width is offered")
  func lines() {
    func height(_ text: String, width: CGFloat?) -> CGFloat {
      let harness = Harness(size: CGSize(width: 300, height: 300)) {
        TextEditor(text: .constant(text)).accessibilityIdentifier("editor")
          .fixedSize(horizontal: width == nil, vertical: true).frame(width: width)
      }
      return harness.frame(of: "editor")?.height ?? 0
    }
    let line = height("a\nb", width: nil) - height("a", width: nil)
    #expect(line > 8)
    #expect(height(words, width: nil) == height("a", width: nil))
    #expect(height(words, width: 120) > height(words, width: nil) + 2 * line)
  }
}
