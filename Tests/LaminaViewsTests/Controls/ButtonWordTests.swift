import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The titles of buttons that have little room.
@Suite("Words of narrow buttons")
struct ButtonWordTests {
  private func height<V: View>(width: CGFloat, _ view: V) throws -> CGFloat {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { view.frame(width: width) }
    return try #require(harness.elements(role: .button).first).frame.height
  }

  @Test("A word that has no room is cut, and not broken by letters")
  func word() throws {
    let one = try height(width: 200, Button("Unsubscribe") {})
    #expect(try height(width: 60, Button("Unsubscribe") {}) == one)
    #expect(try height(width: 60, Button("Unsubscribe") {}.buttonStyle(.borderedProminent)) == one)
  }

  @Test("Words that have room by themselves stand on lines of their own")
  func words() throws {
    let one = try height(width: 200, Button("Save all") {})
    #expect(try height(width: 64, Button("Save all") {}) > one)
  }

  @Test("Texts elsewhere are still broken where they must be")
  func text() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Text("Unsubscribe").frame(width: 40)
    }
    #expect(try #require(harness.frame(of: "Unsubscribe")).height > 25)
  }
}
