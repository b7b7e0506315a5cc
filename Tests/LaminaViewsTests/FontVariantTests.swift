import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// `.bold()`, `.italic()`, `.fontWeight` on views of any kind, in either order with `.font`.
@MainActor @Suite("Variants of fonts")
struct FontVariantTests {
  private func picture(@ViewBuilder _ content: @escaping () -> some View) -> Bitmap {
    Harness(size: CGSize(width: 200, height: 60), content).picture()
  }

  private let word = "Hamburg"

  @Test("Bold letters have the font that is named inside or outside of them")
  func bold() {
    let wanted = picture { Text(word).font(.title.bold()) }
    #expect(wanted.hasSamePixels(as: picture { Text(word).font(.title) }) == false)
    #expect(picture { Text(word).font(.title).bold() }.hasSamePixels(as: wanted))
    #expect(picture { Text(word).bold().font(.title) }.hasSamePixels(as: wanted))
    #expect(picture { VStack { Text(word) }.font(.title).bold() }.hasSamePixels(as: wanted))
    #expect(picture { VStack { Text(word) }.bold().font(.title) }.hasSamePixels(as: wanted))
    #expect(picture { VStack { Text(word).font(.title) }.bold() }.hasSamePixels(as: wanted))
    #expect(
      picture { VStack { VStack { Text(word) }.font(.title) }.bold() }.hasSamePixels(as: wanted))
    #expect(picture { VStack { Text(word).bold() }.font(.title) }.hasSamePixels(as: wanted))
  }

  @Test("So have italic ones, weights, and letters or digits of one width")
  func others() {
    let italic = picture { Text(word).font(.title.italic()) }
    #expect(picture { VStack { Text(word) }.font(.title).italic() }.hasSamePixels(as: italic))
    #expect(picture { VStack { Text(word) }.italic().font(.title) }.hasSamePixels(as: italic))
    let light = picture { Text(word).font(.title.weight(.light)) }
    #expect(
      picture { VStack { Text(word) }.font(.title).fontWeight(.light) }.hasSamePixels(as: light))
    #expect(
      picture { VStack { Text(word) }.fontWeight(.light).font(.title) }.hasSamePixels(as: light))
    let mono = picture { Text(word).font(.title.monospaced()) }
    #expect(picture { VStack { Text(word) }.font(.title).monospaced() }.hasSamePixels(as: mono))
    let digits = picture { Text("1711").font(.title.monospacedDigit()) }
    #expect(
      picture { VStack { Text("1711") }.font(.title).monospacedDigit() }.hasSamePixels(as: digits))
    let both = picture { Text(word).font(.title.bold().italic()) }
    #expect(picture { VStack { Text(word) }.italic().font(.title).bold() }.hasSamePixels(as: both))
  }

  @Test("What is said nearer to the text wins, and false takes back what was said around it")
  func nearest() {
    let plain = picture { Text(word).font(.title) }
    let bold = picture { Text(word).font(.title.bold()) }
    let light = picture { Text(word).font(.title.weight(.light)) }
    #expect(
      picture { VStack { VStack { Text(word) }.bold(false) }.bold().font(.title) }.hasSamePixels(
        as: plain))
    #expect(
      picture { VStack { VStack { Text(word) }.fontWeight(.light) }.bold().font(.title) }
        .hasSamePixels(as: light))
    #expect(
      picture { VStack { VStack { Text(word) }.bold() }.fontWeight(.light).font(.title) }
        .hasSamePixels(as: bold))
    #expect(
      picture { VStack { VStack { Text(word) }.fontWeight(nil) }.fontWeight(.light).font(.title) }
        .hasSamePixels(as: plain))
    #expect(
      picture { VStack { Text(word).fontWeight(.light) }.bold().font(.title) }.hasSamePixels(
        as: light))
    #expect(
      picture { VStack { VStack { Text(word) }.italic(false) }.italic().font(.title) }
        .hasSamePixels(as: plain))
  }

  @Test("A field's text has them, too")
  func field() {
    func field(@ViewBuilder _ content: @escaping () -> some View) -> Bitmap { picture(content) }
    let wanted = field { TextField("", text: .constant(word)).font(.title.bold()) }
    #expect(
      field { TextField("", text: .constant(word)).font(.title).bold() }.hasSamePixels(as: wanted))
    #expect(
      field { TextField("", text: .constant(word)).bold().font(.title) }.hasSamePixels(as: wanted))
  }
}
