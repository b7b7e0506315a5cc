import Lamina
import LaminaTesting
import Testing

private struct Inbox: View {
  @State private var unread = 0

  var body: some View {
    VStack(spacing: 20) {
      Color.blue.frame(width: 40, height: 40)
        .overlay(alignment: .topTrailing) {
          if unread > 0 {
            Text("\(unread)").font(.caption2).foregroundColor(.white)
              .padding(4)
              .background(Circle().fill(.red))
              .accessibilityIdentifier("badge")
              .offset(x: 8, y: -8)
          }
        }
        .accessibilityIdentifier("icon")
      Button("Receive") { unread += 1 }
      Button("Read") { unread = 0 }
    }
  }
}

@MainActor @Suite("Idioms: badges")
struct BadgeIdioms {
  @Test("The badge sits on the corner, counts, and leaves nothing behind")
  func badge() throws {
    let harness = Harness(size: CGSize(width: 120, height: 180)) { Inbox() }
    let before = harness.picture()
    #expect(!harness.exists("badge"))
    for _ in 0..<12 { harness.tap("Receive") }
    let (badge, icon) = (
      try #require(harness.frame(of: "badge")), try #require(harness.frame(of: "icon"))
    )
    #expect(badge.maxX > icon.maxX && badge.minY < icon.minY)
    #expect(harness.text(of: "badge") == "12")
    harness.tap("Read")
    harness.move(to: .zero)
    harness.advance(by: 1)
    let row = Int(icon.minY) - 6
    #expect(
      (0..<120).allSatisfy { harness.picture().pixel(x: $0, y: row) == before.pixel(x: $0, y: row) }
    )
  }
}
