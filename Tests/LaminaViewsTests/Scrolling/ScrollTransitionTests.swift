import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Views that look different at the edges of what is seen.
@MainActor @Suite struct ScrollTransitionTests {
  /// Rows of 40 points in a window of 100.
  private func rows(_ configuration: ScrollTransitionConfiguration) -> Harness {
    Harness(size: CGSize(width: 40, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.black.frame(width: 40, height: 40)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  private func shade(_ harness: Harness, _ y: Int) -> UInt32 {
    harness.picture().pixel(x: 20, y: y) & 0xFF
  }

  @Test("It follows the scroll view: half seen is half there, and no body is evaluated")
  func interactive() {
    let harness = rows(.interactive(timingCurve: .linear))
    #expect(shade(harness, 20) == 0)
    // Of the third row, from 80 to 120, half is seen.
    #expect(abs(Int(shade(harness, 90)) - 128) < 4)
    harness.resetCounters()
    harness.scroll(down: 10)
    // Now three quarters are seen at the bottom, and of the first row at the top.
    #expect(abs(Int(shade(harness, 80)) - 64) < 4)
    #expect(abs(Int(shade(harness, 10)) - 64) < 4)
    #expect(harness.counters.total == 0)
  }

  @Test("A threshold says from where on a view counts as seen")
  func threshold() {
    let harness = rows(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
    #expect(shade(harness, 90) == 0)
    let hidden = rows(.interactive.threshold(.hidden))
    #expect(shade(hidden, 90) == 0)
  }

  @Test("With identity nothing is done on that side")
  func identity() {
    #expect(shade(rows(.identity), 90) == 0)
  }

  @Test(
    "What is animated is there at once in the first frame, and moves when it passes the threshold")
  func animated() {
    let harness = rows(.animated(.linear(duration: 1)))
    #expect(shade(harness, 90) == 255)
    harness.scroll(down: 20)
    harness.advance(by: 0.5)
    // All of the third row is seen, from 60 to 100, and it is on its way.
    let midway = shade(harness, 80)
    #expect(midway > 40 && midway < 220)
    harness.advance(by: 2)
    #expect(shade(harness, 80) == 0)
  }

  @Test("Numbers that are none count as the default")
  func nothing() {
    for value in [Double.nan, .infinity, -1] {
      let threshold = ScrollTransitionConfiguration.Threshold.visible(value).inset(by: .nan)
        .interpolated(towards: .hidden, amount: .nan)
      let harness = rows(.interactive.threshold(threshold))
      #expect(shade(harness, 20) == 0)
    }
  }

  @Test("Phases say on which side a view is")
  func phases() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
    let harness = Harness(size: CGSize(width: 100, height: 40)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.white.frame(width: 80, height: 40)
          Color.black.frame(width: 40, height: 40)
            .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) {
              content, phase in
              content.offset(y: phase.value * 40)
            }
          Color.white.frame(width: 200, height: 40)
        }
      }
      .scrollIndicators(.hidden)
    }
    // Half of it is seen: it stands 20 points lower on its easy way.
    #expect(harness.picture().pixel(x: 90, y: 10) == 0xFFFF_FFFF)
    #expect(harness.picture().pixel(x: 90, y: 30) == 0xFF00_0000)
  }
}
