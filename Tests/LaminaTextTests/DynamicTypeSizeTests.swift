import LaminaGeometry
import LaminaText
import Testing

@Suite("Text sizes")
struct DynamicTypeSizeTests {
  private func sizes(_ font: Font) -> [CGFloat] {
    DynamicTypeSize.allCases.map { font.resolve(in: Font.Context(dynamicTypeSize: $0)).size }
  }

  @Test("At large, text styles have Lamina's sizes, and the others are as far from them as Apple's")
  func table() {
    #expect(sizes(.body) == [12, 12, 13, 14, 16, 17, 19, 23, 27, 33, 39, 44])
    #expect(sizes(.largeTitle) == [27, 28, 29, 30, 32, 34, 35, 39, 42, 46, 49, 53])
    #expect(sizes(.caption2) == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    for style in Font.TextStyle.allCases {
      let font = Font.system(style)
      let large = font.resolve(in: Font.Context(dynamicTypeSize: .large))
      #expect(large == font.resolve(), "\(style)")
      #expect(sizes(font) == sizes(font).sorted(), "\(style)")
    }
  }

  @Test("Sizes are ordered, and the upper five are for people who see little")
  func order() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(
      DynamicTypeSize.xxxLarge < .accessibility1 && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test("The desktop's scale reaches every font")
  func scale() {
    let context = Font.Context(textScale: 2)
    let fonts: [Font] = [
      .body, .system(size: 14), .custom("Inter", size: 14), .custom("Inter", fixedSize: 14),
      .custom("Inter", size: 14, relativeTo: .largeTitle),
    ]
    #expect(fonts.map { $0.resolve(in: context).size } == [28, 28, 28, 28, 28])
    #expect(Font.body.resolve(in: Font.Context(textScale: 0.5)).size == 7)
  }

  @Test("A size that is set takes the place of the desktop's scale")
  func instead() {
    let large = Font.Context(textScale: 2, dynamicTypeSize: .large)
    #expect(Font.body.resolve(in: large).size == 14)
    #expect(Font.system(size: 14).resolve(in: large).size == 14)
    #expect(Font.custom("Inter", size: 14).resolve(in: large).size == 14)
  }

  @Test(
    "Fonts of a size of their own follow the desktop as far as the size that is set, and no further"
  )
  func fixed() {
    func size(_ scale: CGFloat, _ size: DynamicTypeSize) -> CGFloat {
      Font.system(size: 10).resolve(in: Font.Context(textScale: scale, dynamicTypeSize: size)).size
    }
    #expect(size(1, .accessibility5) == 10)
    #expect(size(1, .xSmall) == 10)
    #expect(size(2, .accessibility5) == 20)
    #expect(size(4, .accessibility1) == 280.0 / 17)
    #expect(size(0.5, .xSmall) == 140.0 / 17)
    #expect(size(0.5, .accessibility1) == 10)
  }

  @Test("Fonts by name grow as the style they are measured by")
  func named() {
    let context = Font.Context(dynamicTypeSize: .accessibility5)
    #expect(Font.custom("Inter", size: 17).resolve(in: context).size == 53)
    #expect(Font.custom("Inter", size: 34, relativeTo: .largeTitle).resolve(in: context).size == 60)
    #expect(Font.custom("Inter", fixedSize: 17).resolve(in: context).size == 17)
  }
}
