import LaminaRaster
import LaminaTesting
import LaminaText
import Testing

@MainActor @Suite("Gradients as the colour of text")
struct TextGradientTests {
  private struct Title: View {
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    var body: some View {
      Text("MMMMMMMM").font(.largeTitle.bold())
        .foregroundStyle(
          LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
            startPoint: startPoint, endPoint: endPoint))
    }
  }

  /// How much more red than blue there is in the ink of some columns and rows.
  private func redness(_ picture: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    var sum = 0
    for y in rows {
      for x in columns {
        let pixel = picture.pixel(x: x, y: y)
        sum += Int(pixel >> 16 & 0xFF) - Int(pixel & 0xFF)
      }
    }
    return sum
  }

  @Test("It goes across the whole text, not letter by letter")
  func across() {
    let picture = Harness(size: CGSize(width: 300, height: 60)) {
      Title(startPoint: .leading, endPoint: .trailing)
    }
    .picture()
    #expect(redness(picture, 0..<120, 0..<60) > 1_000)
    #expect(redness(picture, 180..<300, 0..<60) < -1_000)
  }

  @Test("And down its lines, also where it can be selected")
  func down() {
    for isSelectable in [false, true] {
      let harness = Harness(size: CGSize(width: 120, height: 200)) {
        if isSelectable {
          Title(startPoint: .top, endPoint: .bottom).textSelection(.enabled)
        } else {
          Title(startPoint: .top, endPoint: .bottom)
        }
      }
      let picture = harness.picture()
      #expect(redness(picture, 0..<120, 0..<90) > 300)
      #expect(redness(picture, 0..<120, 110..<200) < -300)
    }
  }

  @Test("Symbols among the words take their part of it, also where they can be selected")
  func symbols() throws {
    for isSelectable in [false, true] {
      let stars = (0..<8).reduce(Text("")) { text, _ in
        text + Text("\(Image(systemName: "star.fill"))")
      }
      .font(.largeTitle)
      .foregroundStyle(
        LinearGradient(
          colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
          startPoint: .leading, endPoint: .trailing))
      let harness = Harness(size: CGSize(width: 360, height: 60)) {
        if isSelectable { stars.textSelection(.enabled) } else { stars }
      }
      let picture = harness.picture()
      #expect(redness(picture, 0..<150, 0..<60) > 1_000)
      #expect(redness(picture, 210..<360, 0..<60) < -1_000)
    }
  }
}
