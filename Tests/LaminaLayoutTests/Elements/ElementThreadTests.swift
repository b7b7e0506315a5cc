import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Layout elements on other threads")
struct ElementThreadTests {
  typealias Screen = EffectsLayout<
    Arranged<VStackLayout, MultiPaneLayout<Words, InsetLayout<Box>>>, Box
  >

  private static func screen(_ seed: Int) -> Screen {
    let rows = (1...20).map { row in
      MultiPaneLayout(
        content: Words(characters: CGFloat((row * 7 + seed * 13) % 40 + 1)),
        accessories: (0...(row % 3)).map { _ in InsetLayout(Box(), by: 1) })
    }
    return EffectsLayout(
      Arranged(VStackLayout(alignment: .leading), rows), effects: [Box(name: "rain")])
  }

  @Test("A background thread gives the frames that the main thread gives")
  @MainActor
  func sameFrames() async {
    let rect = CGRect(10, 20, 320, 900)
    let screens = (0..<8).map { Self.screen($0) }
    let expected = screens.map { $0.frames(in: rect) }
    let found = await Self.frames(of: screens, in: rect)
    for (index, frames) in expected.enumerated() { #expect(found[index] == frames) }
    #expect(expected.allSatisfy { !$0.contains(nil) })
  }

  private nonisolated static func frames(
    of screens: [Screen], in rect: CGRect
  ) async -> [Int: [CGRect?]] {
    await withTaskGroup(of: (Int, [CGRect?]).self) { group in
      for (index, screen) in screens.enumerated() {
        group.addTask { (index, screen.frames(in: rect)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  @Test("Many threads lay out copies of one value at once")
  func sharedValue() async {
    let screen = Self.screen(3)
    let expected = screen.frames(in: CGRect(0, 0, 200, 700))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { screen.frames(in: CGRect(0, 0, 200, 700)) == expected }
      }
      for await same in group { #expect(same) }
    }
    #expect(screen.contents.allSatisfy { $0.frame == nil })
  }
}
