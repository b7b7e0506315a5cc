import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

@Suite struct VisualEffectTests {
  @Test("an effect knows the size and leaves layout alone")
  func size() {
    let harness = Harness(size: CGSize(width: 60, height: 20)) {
      HStack(spacing: 0) {
        Color.black.frame(width: 20, height: 20).accessibilityIdentifier("a")
          .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        Color.clear.frame(width: 40, height: 20).accessibilityIdentifier("b")
      }
    }
    #expect(harness.frame(of: "b")?.minX == 20)
    #expect(harness.picture().pixel(x: 10, y: 10) == 0xFFFF_FFFF)
    #expect(harness.picture().pixel(x: 30, y: 10) == 0xFF00_0000)
    #expect(harness.picture().pixel(x: 50, y: 10) == 0xFFFF_FFFF)
  }

  @Test("what lies out of sight blurs into it from the first frame on")
  func blurFromOutside() {
    let harness = Harness(size: CGSize(width: 60, height: 40)) {
      Text("MMMMM").lineLimit(1).fixedSize().frame(width: 30, alignment: .trailing)
        .position(x: -16, y: 20).blur(radius: 6)
    }
    #expect(harness.picture().pixel(x: 0, y: 20) != 0xFFFF_FFFF)
    #expect(harness.picture().pixel(x: 50, y: 20) == 0xFFFF_FFFF)
  }

  @Test("a wide blur reaches further than what is drawn ahead")
  func blurFromFar() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      Text("MMM").font(.system(size: 40)).bold().lineLimit(1).fixedSize()
        .frame(width: 2, alignment: .trailing).position(x: -27, y: 20).blur(radius: 20)
    }
    #expect(harness.picture().pixel(x: 0, y: 20) != 0xFFFF_FFFF)
  }

  @Test("an effect follows a scroll view; no body is evaluated and nothing is placed anew")
  func scrolled() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.white.frame(height: 20)
          Color.black.frame(width: 40, height: 20).visualEffect { content, proxy in
            content.opacity(proxy.frame(in: .scrollView).minY < 15 ? 0 : 1).blur(radius: 0)
          }
          Color.white.frame(height: 200)
        }
      }
    }
    #expect(harness.picture().pixel(x: 20, y: 30) == 0xFF00_0000)
    harness.resetCounters()
    harness.scroll(down: 10)
    #expect(harness.picture().pixel(x: 20, y: 20) == 0xFFFF_FFFF)
    #expect(harness.counters.total == 0)
    harness.scroll(down: -10)
    #expect(harness.picture().pixel(x: 20, y: 30) == 0xFF00_0000)
  }
}
