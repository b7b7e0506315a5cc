import Lamina
import LaminaTesting
import Testing

/// What may stick out of a window: where the host has surfaces for it, each is one of its own.
@MainActor @Suite("Floating")
struct FloatingTests {
  private struct Screen: View {
    @State var isShown = false
    @State private var presses = 0
    var body: some View {
      VStack {
        Button("More") { isShown = true }
          .popover(isPresented: $isShown, arrowEdge: .bottom) {
            Button("Press \(presses)") { presses += 1 }.frame(width: 300, height: 200)
          }
        Menu("Menu") {
          ForEach(0..<8) { Button("Item \($0)") {} }
        }
      }
    }
  }

  private func makeHarness(screen: CGRect? = CGRect(x: -500, y: -300, width: 1400, height: 900))
    -> Harness
  {
    let harness = Harness(size: CGSize(width: 200, height: 120)) { Screen() }
    harness.screen = screen
    return harness
  }

  @Test(
    "A popover that is larger than its window has a surface of its own, and takes presses there")
  func popover() throws {
    let harness = makeHarness()
    #expect(harness.popups().isEmpty)
    harness.tap("More")
    harness.advance(by: 1)
    let popup = try #require(harness.popups().first)
    #expect(popup.frame.width >= 300 && popup.frame.height >= 200)
    #expect(popup.frame.minX < 0 && popup.frame.maxY > 120)
    #expect(harness.frame(of: "Press 0").map { $0.minY > 120 } == true)
    harness.tap("Press 0")
    #expect(harness.exists("Press 1"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.popups().isEmpty)
  }

  @Test("What the window shows below a popover is not covered by it")
  func separate() throws {
    let harness = makeHarness()
    let before = harness.picture()
    harness.tap("Menu")
    harness.press(.escape)
    let window = harness.picture()
    harness.tap("Menu")
    #expect(harness.popups().count == 1)
    #expect(harness.picture().pixels(in: 40) == window.pixels(in: 40))
    #expect(before.size == window.size)
  }

  @Test("Without room outside all stays in the window, as it was")
  func inside() {
    let harness = makeHarness(screen: nil)
    harness.tap("More")
    harness.advance(by: 1)
    #expect(harness.popups().isEmpty)
    #expect(harness.frame(of: "Press 0").map { $0.minX >= 0 && $0.maxX <= 200 } == true)
  }

  @Test("A menu and a popover stay on the screen")
  func bounded() throws {
    let screen = CGRect(x: -20, y: -10, width: 420, height: 240)
    let harness = makeHarness(screen: screen)
    harness.tap("More")
    harness.advance(by: 1)
    #expect(harness.popups().allSatisfy { screen.contains($0.frame) })
    #expect(harness.frame(of: "Press 0").map(screen.contains) == true)
    harness.press(.escape)
    harness.advance(by: 1)
    harness.tap("Menu")
    #expect(harness.popups().allSatisfy { screen.contains($0.frame) })
    #expect(harness.exists("Item 7"))
  }

  @Test("A popover's picture is clear beside it, and the same as in a window where it fits")
  func pixels() throws {
    let harness = makeHarness()
    harness.tap("More")
    harness.advance(by: 1)
    let popup = try #require(harness.popups().first)
    let corner = popup.picture.pixel(x: 0, y: 0)
    #expect(corner >> 24 < 255)
    let place = try #require(harness.frame(of: "Press 0"))
    let own = popup.picture.pixels(
      around: place.offsetBy(dx: -popup.frame.minX, dy: -popup.frame.minY))
    #expect(own.allSatisfy { $0 >> 24 == 255 } && Set(own).count > 10)

    let large = Harness(size: CGSize(width: 600, height: 600)) { Screen() }
    large.tap("More")
    large.advance(by: 1)
    let same = try #require(large.frame(of: "Press 0"))
    #expect(large.picture().pixels(around: same).map { $0 | 0xFF00_0000 } == own)
  }

  @Test("What stuck out comes back into the window where there is no room any more")
  func roomGone() {
    let harness = makeHarness()
    harness.tap("More")
    harness.advance(by: 1)
    #expect(harness.popups().count == 1)
    harness.screen = nil
    #expect(harness.popups().isEmpty)
    #expect(harness.frame(of: "Press 0").map { $0.minX >= 0 && $0.maxX <= 200 } == true)
  }

  @Test("A window that closes takes what sticks out of it along")
  func closing() {
    let harness = makeHarness()
    harness.tap("More")
    harness.advance(by: 1)
    harness.close()
    #expect(harness.popups().isEmpty)
  }
}

extension Bitmap {
  /// The pixels of the first rows.
  fileprivate func pixels(in rows: Int) -> [String] {
    (0..<rows).flatMap { y in (0..<size.width).map { "\(pixel(x: $0, y: y))" } }
  }

  /// The pixels of a rectangle.
  fileprivate func pixels(around rect: CGRect) -> [UInt32] {
    (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
      (Int(rect.minX)..<Int(rect.maxX)).map { pixel(x: $0, y: y) }
    }
  }
}
