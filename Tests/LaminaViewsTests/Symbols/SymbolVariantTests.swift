import LaminaTesting
import LaminaText
import Testing

/// What `symbolVariant(_:)` makes of symbols, after the sentences of its documentation.
@MainActor
@Suite("Variants of symbols", .timeLimit(.minutes(5)))
struct SymbolVariantTests {
  private func picture<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Pixels {
    Harness(size: CGSize(width: 80, height: 40)) { content().font(.system(size: 24)) }.seenPixels
  }

  private func isSame<A: View, B: View>(_ a: A, _ b: B) -> Bool {
    let (first, second): (Pixels, Pixels) = (picture { a }, picture { b })
    return first == second && first.ink > 20
  }

  @Test("A variant is the symbol of the name with its ending")
  func names() {
    #expect(
      isSame(Image(systemName: "bell").symbolVariant(.fill), Image(systemName: "bell.fill")))
    #expect(
      isSame(
        Image(systemName: "bell").symbolVariant(.slash.fill), Image(systemName: "bell.slash.fill")))
    #expect(
      isSame(
        Image(systemName: "heart").symbolVariant(.circle.fill),
        Image(systemName: "heart.circle.fill")))
    #expect(
      isSame(Image(systemName: "heart").symbolVariant(.square), Image(systemName: "heart.square")))
  }

  @Test("Modifiers around each other add up, and so does what the name says")
  func sums() {
    #expect(
      isSame(
        Image(systemName: "heart").symbolVariant(.circle).symbolVariant(.fill),
        Image(systemName: "heart.circle.fill")))
    #expect(
      isSame(
        Image(systemName: "xmark.circle").symbolVariant(.fill),
        Image(systemName: "xmark.circle.fill")))
    #expect(
      isSame(Image(systemName: "bell.fill").symbolVariant(.none), Image(systemName: "bell.fill")))
  }

  @Test("A symbol without the variant shows what it has of it")
  func missing() {
    #expect(
      isSame(
        Image(systemName: "magnifyingglass").symbolVariant(.fill),
        Image(systemName: "magnifyingglass")))
    let harness = Harness { Image(systemName: "magnifyingglass").symbolVariant(.slash.fill) }
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("To ignore the variants around, one sets the environment's to none")
  func ignored() {
    let ignoring = VStack {
      Image(systemName: "bell").environment(\.symbolVariants, .none)
    }.symbolVariant(.fill)
    #expect(isSame(ignoring, VStack { Image(systemName: "bell") }))
  }

  @Test("Variants contain each other")
  func containing() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(!SymbolVariants.circle.contains(.fill))
    #expect(SymbolVariants.fill.contains(.none))
    #expect(SymbolVariants.slash.square == SymbolVariants.square.slash)
  }

  @Test("Labels and texts follow, too")
  func labels() {
    #expect(
      isSame(
        Label("", systemImage: "bell").labelStyle(.iconOnly).symbolVariant(.fill),
        Label("", systemImage: "bell.fill").labelStyle(.iconOnly)))
    #expect(
      isSame(
        Text("\(Image(systemName: "bell"))").symbolVariant(.fill),
        Text("\(Image(systemName: "bell.fill"))")))
  }
}
