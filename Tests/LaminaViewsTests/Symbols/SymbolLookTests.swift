import LaminaTesting
import LaminaText
import Testing

/// Colours of layers, weights, values, and what goes with reading.
@MainActor
@Suite("How symbols look", .timeLimit(.minutes(5)))
struct SymbolLookTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func picture<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Pixels {
    Harness(size: CGSize(width: 64, height: 64)) { content().font(.system(size: 48)) }.seenPixels
  }

  @Test("Several foreground styles are a palette without being asked")
  func palette() {
    let symbol = Image(systemName: "plus.circle.fill").foregroundStyle(Self.red, Self.blue)
    let counts = picture { symbol }.counts
    #expect((counts[0xFF0000] ?? 0) > 20 && (counts[0x0000FF] ?? 0) > 400)
    #expect(picture { symbol } == picture { symbol.symbolRenderingMode(.palette) })
    let one = picture { symbol.symbolRenderingMode(.monochrome) }.counts
    #expect((one[0xFF0000] ?? 0) > 400 && one[0x0000FF] == nil)
  }

  @Test("A hierarchy is one colour, fainter behind")
  func hierarchy() {
    let symbol = Image(systemName: "plus.circle.fill").foregroundStyle(Self.red)
    let counts = picture { symbol.symbolRenderingMode(.hierarchical) }.counts
    #expect((counts[0xFF0000] ?? 0) > 20)
    let faint = counts.filter { $0.key != 0xFF0000 && $0.value > 400 }
    #expect(faint.keys.contains { $0 >> 16 > 0xF0 && $0 & 0xFF > 0x60 && $0 & 0xFF < 0xC0 })
  }

  @Test("Colours of its own show where a symbol has some; others take the foreground style")
  func multicolor() {
    let heart = picture { Image(systemName: "heart.fill").symbolRenderingMode(.multicolor) }
    #expect(heart == picture { Image(systemName: "heart.fill").foregroundStyle(.red) })
    let gear = Image(systemName: "gear").foregroundStyle(Self.blue)
    #expect(picture { gear.symbolRenderingMode(.multicolor) } == picture { gear })
  }

  @Test("A picture's own mode goes before that of its surroundings")
  func own() {
    let symbol = Image(systemName: "plus.circle.fill")
    let own = symbol.symbolRenderingMode(.monochrome).foregroundStyle(Self.red, Self.blue)
    #expect(
      picture { own.symbolRenderingMode(.palette) }
        == picture { symbol.foregroundStyle(Self.red) })
    let pair = Image(light: Image(systemName: "star"), dark: symbol)
    #expect(
      picture { pair.symbolRenderingMode(.hierarchical).environment(\.colorScheme, .dark) }
        == picture { symbol.symbolRenderingMode(.hierarchical).environment(\.colorScheme, .dark) })
  }

  @Test("Symbols are as heavy as their font, by font and by weight")
  func weights() {
    func inkOf(_ weight: Font.Weight) -> Int {
      picture { Image(systemName: "gearshape").font(.system(size: 48, weight: weight)) }.ink
    }
    let inks = [Font.Weight.ultraLight, .regular, .black].map(inkOf)
    #expect(inks == inks.sorted() && Set(inks).count == 3)
    #expect(
      picture { Image(systemName: "gearshape").fontWeight(.bold) }
        == picture { Image(systemName: "gearshape").font(.system(size: 48, weight: .bold)) })
    #expect(
      picture { Image(systemName: "gearshape").bold() }
        == picture { Image(systemName: "gearshape").fontWeight(.bold) })
  }

  @Test("A variable value lights a part of a symbol; nil lights all of it")
  func values() {
    #expect(
      picture { Image(systemName: "wifi", variableValue: nil) }
        == picture { Image(systemName: "wifi") })
    #expect(
      picture { Image(systemName: "wifi", variableValue: 0.3) }
        != picture { Image(systemName: "wifi", variableValue: 0.8) })
    #expect(
      picture { Image(systemName: "star", variableValue: 0.3) }
        == picture { Image(systemName: "star") })
    #expect(
      picture { Image(systemName: "wifi", variableValue: .nan) }
        == picture { Image(systemName: "wifi", variableValue: 0) })
  }

  @Test("What points forward goes with reading; what points right does not")
  func mirrored() {
    func shown(_ name: String, _ direction: LayoutDirection) -> Pixels {
      picture { Image(systemName: name).environment(\.layoutDirection, direction) }
    }
    #expect(shown("chevron.forward", .leftToRight) == shown("chevron.right", .leftToRight))
    #expect(shown("chevron.forward", .rightToLeft) != shown("chevron.right", .rightToLeft))
    #expect(shown("chevron.right", .rightToLeft) == shown("chevron.right", .leftToRight))
  }

  @Test("Symbols grow with the size of text, and are large or small beside it")
  func sizes() {
    func side(_ scale: Image.Scale, _ size: DynamicTypeSize) -> CGFloat {
      let harness = Harness {
        Image(systemName: "gearshape").imageScale(scale).accessibilityIdentifier("gear")
          .environment(\.dynamicTypeSize, size)
      }
      return harness.frame(of: "gear")?.width ?? 0
    }
    #expect(side(.small, .large) < side(.medium, .large))
    #expect(side(.medium, .large) < side(.large, .large))
    #expect(side(.medium, .accessibility3) > side(.medium, .large) * 1.5)
  }

  @Test("A symbol in a text has its weight")
  func texts() {
    let plain = picture { Text("\(Image(systemName: "gearshape"))") }
    let bold = picture { Text("\(Image(systemName: "gearshape"))").bold() }
    #expect(bold.ink > plain.ink)
  }

  @Test("A symbol in a text goes with reading, varies, and has layers, as one beside it")
  func looksInTexts() {
    func shown(_ name: String, _ direction: LayoutDirection) -> Pixels {
      picture { Text("\(Image(systemName: name))").environment(\.layoutDirection, direction) }
    }
    #expect(shown("chevron.forward", .leftToRight) == shown("chevron.right", .leftToRight))
    #expect(shown("chevron.forward", .rightToLeft) != shown("chevron.right", .rightToLeft))
    #expect(
      picture { Text("\(Image(systemName: "wifi", variableValue: 0.3))") }
        != picture { Text("\(Image(systemName: "wifi", variableValue: 0.8))") })
    let symbol = Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)
    let counts = picture { Text("\(symbol)").foregroundStyle(Self.red, Self.blue) }.counts
    #expect((counts[0xFF0000] ?? 0) > 20 && (counts[0x0000FF] ?? 0) > 400)
    let own = picture { Text("\(symbol)").foregroundColor(Self.red) }.counts
    #expect((own[0xFF0000] ?? 0) > 20)
  }

  @Test("All names are listed for a picker of symbols")
  func names() {
    #expect(Image.systemNames.count > 2400)
    #expect(Image.systemNames.contains("person.crop.circle.badge.plus"))
  }
}
