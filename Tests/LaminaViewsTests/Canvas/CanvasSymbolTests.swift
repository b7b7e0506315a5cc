import LaminaTesting
import LaminaText
import Testing

@MainActor @Suite("Symbols of a canvas", .timeLimit(.minutes(5)))
struct CanvasSymbolTests {
  @Test("views are drawn by their tags, in their own size or stretched, as often as one likes")
  func symbols() {
    var size: CGSize?
    var isMissing = false
    let picture = Harness(size: CGSize(width: 80, height: 40)) {
      Canvas { context, _ in
        guard let pin = context.resolveSymbol(id: "pin") else { return }
        size = pin.size
        isMissing = context.resolveSymbol(id: "needle") == nil
        context.draw(pin, at: CGPoint(x: 10, y: 10))
        context.draw(pin, at: CGPoint(x: 30, y: 10), anchor: .topLeading)
        context.draw(pin, in: CGRect(x: 50, y: 10, width: 20, height: 20))
        if let other = context.resolveSymbol(id: 7) {
          context.draw(other, at: CGPoint(x: 10, y: 34))
        }
      } symbols: {
        pureRed.frame(width: 8, height: 8).tag("pin")
        ForEach([7, 8], id: \.self) { number in
          Circle().fill(number == 7 ? pureBlue : pureGreen).frame(width: 6, height: 6).tag(number)
        }
      }
    }.picture()
    #expect(size == CGSize(width: 8, height: 8))
    #expect(isMissing)
    #expect(picture.pixel(x: 7, y: 7) == 0xFFFF_0000 && picture.pixel(x: 15, y: 15) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 31, y: 11) == 0xFFFF_0000 && picture.pixel(x: 29, y: 9) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 68, y: 28) == 0xFFFF_0000)
    #expect(picture.pixel(x: 10, y: 34) == 0xFF00_00FF)
  }

  @Test("a symbol that is another one is drawn again")
  func change() {
    struct Board: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, _ in
            if let lamp = context.resolveSymbol(id: 1) {
              context.draw(lamp, at: .zero, anchor: .topLeading)
            }
          } symbols: {
            Lamp(isOn: isOn).tag(1)
          }
          .frame(height: 20)
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    struct Lamp: View {
      let isOn: Bool
      var body: some View { (isOn ? pureRed : pureBlue).frame(width: 10, height: 10) }
    }
    let harness = Harness(size: CGSize(width: 100, height: 80)) {
      Board().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    #expect(harness.picture().pixel(x: 2, y: 2) == 0xFF00_00FF)
    harness.tap("Switch")
    #expect(harness.picture().pixel(x: 2, y: 2) == 0xFFFF_0000)
  }

  @Test("symbols are neither hit nor read")
  func meaning() {
    let harness = Harness(size: CGSize(width: 80, height: 40)) {
      Canvas { context, _ in
        if let word = context.resolveSymbol(id: 1) { context.draw(word, at: CGPoint(x: 40, y: 20)) }
      } symbols: {
        Button("Hidden") {}.tag(1)
      }
    }
    #expect(!harness.exists("Hidden"))
  }
}
