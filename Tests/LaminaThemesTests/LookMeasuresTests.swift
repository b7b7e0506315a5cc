import LaminaDrawing
import LaminaGeometry
import LaminaThemes
import Testing

@Suite("Measures of a look")
struct LookMeasuresTests {
  @Test("those for controls of another size are made once, with margins that leave room for words")
  func scaled() {
    let usual = LookMeasures.standard(for: .light)
    let small = usual.scalingControls(by: 24.0 / 28)
    #expect(small === usual.scalingControls(by: 24.0 / 28))
    #expect(small[.controlHeight] == 24 && small[.spaceSmall] == 2)
    let mini = usual.scalingControls(by: 20.0 / 28)
    #expect(mini[.controlHeight] == 20 && mini[.spaceSmall] == 1)
    #expect(usual[.controlHeight] == 28 && usual[.spaceSmall] == 4)
  }
}
