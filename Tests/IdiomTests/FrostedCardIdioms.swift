// Cards of frosted glass that float over a plain page, as over a picture.
import Lamina
import LaminaTesting
import Testing

private struct PlayerBar: View {
  let ground: Color

  var body: some View {
    ZStack {
      ground
      Text("Now playing")
        .frame(width: 160, height: 60)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

@Suite struct FrostedCardIdioms {
  @Test("The card is seen on a white page, and on a coloured one its colour shines through")
  func card() {
    for (ground, isPlain) in [(Color.white, true), (Color.blue, false)] {
      let harness = Harness(size: CGSize(width: 240, height: 120)) { PlayerBar(ground: ground) }
      let (page, card) = (harness.color(8, 60), harness.color(50, 60))
      #expect(page != card)
      if isPlain {
        #expect(abs(card.red - card.blue) <= 2 && (230...250).contains(card.red))
      } else {
        #expect(card.blue > card.red + 20)
      }
    }
  }
}
