import Lamina
import LaminaTesting
import Testing

private nonisolated struct Bubble: Shape {
  let isMine: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height - 10),
      cornerRadius: 8)
    let x = isMine ? rect.width - 20 : 20
    path.move(to: CGPoint(x: x, y: rect.height - 10))
    path.addLine(to: CGPoint(x: x + (isMine ? 10 : -10), y: rect.height))
    path.addLine(to: CGPoint(x: x + (isMine ? -10 : 10), y: rect.height - 10))
    path.closeSubpath()
    return path
  }
}

private struct Message: View {
  let text: String
  let isMine: Bool

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 0) }
      Text(text).padding(8).padding(.bottom, 10)
        .background(Bubble(isMine: isMine).fill(isMine ? Color.blue : Color.green))
        .accessibilityIdentifier(text)
      if !isMine { Spacer(minLength: 0) }
    }
  }
}

@MainActor @Suite("Idioms: speech bubbles")
struct SpeechBubbleIdioms {
  @Test("Mine are on the right, with a tail; others on the left")
  func sides() throws {
    let harness = Harness(size: CGSize(width: 200, height: 140)) {
      VStack {
        Message(text: "Hello there", isMine: false)
        Message(text: "Good evening", isMine: true)
      }
    }
    let (theirs, mine) = (
      try #require(harness.frame(of: "Hello there")),
      try #require(harness.frame(of: "Good evening"))
    )
    #expect(theirs.minX < 20 && mine.maxX > 180)
    #expect(harness.isGreen(Int(theirs.minX) + 4, Int(theirs.midY)))
  }
}
