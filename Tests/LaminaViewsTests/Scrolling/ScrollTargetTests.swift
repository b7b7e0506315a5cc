import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Where scroll views come to rest that have a behaviour.
@MainActor @Suite struct ScrollTargetTests {
  /// Ten pages of 200 points.
  private func pages<B: ScrollTargetBehavior>(_ behavior: B, height: CGFloat = 200) -> Harness {
    Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { page in
            Color.red.frame(width: 100, height: height).accessibilityIdentifier("\(page)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  /// How far it is scrolled; rows far away do not exist in lazy stacks.
  private func offset(_ harness: Harness) -> CGFloat {
    for row in 0..<10 {
      if let frame = harness.frame(of: "\(row)") { return CGFloat(row) * frame.height - frame.minY }
    }
    return .nan
  }

  @Test("A notch of a wheel turns one page, and Page Down the next")
  func wheel() {
    let harness = pages(.paging)
    harness.scroll(down: 48, isPrecise: false)
    harness.advance(by: 2)
    #expect(offset(harness) == 200)
    harness.scroll(down: -48, isPrecise: false)
    harness.advance(by: 2)
    #expect(offset(harness) == 0)
    harness.press(.pageDown)
    harness.advance(by: 2)
    #expect(offset(harness) == 200)
    harness.press(.end)
    harness.advance(by: 2)
    #expect(offset(harness) == 1_800)
  }

  @Test("Fingers that rest between two pages leave the nearer one")
  func rest() {
    let harness = pages(.paging)
    harness.scroll(down: 90)
    harness.advance(by: 3)
    #expect(offset(harness) == 0)
    harness.scroll(down: 110)
    harness.advance(by: 3)
    #expect(offset(harness) == 200)
  }

  @Test("A stroke turns to the next page, however fast it is")
  func stroke() {
    let harness = pages(.paging)
    for _ in 0..<8 {
      harness.scroll(down: 20)
      harness.advance(by: 1 / 60.0)
    }
    harness.advance(by: 6)
    #expect(offset(harness) == 200)
  }

  @Test("A page that stands stays in line when the window gets another height")
  func resized() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { page in
            Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("\(page)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
    }
    for _ in 0..<3 {
      harness.scroll(down: 48, isPrecise: false)
      harness.advance(by: 2)
    }
    #expect(offset(harness) == 600)
    harness.resize(to: CGSize(width: 100, height: 300))
    #expect(harness.frame(of: "3")?.minY == 0)
    #expect(harness.frame(of: "3")?.height == 300)
  }

  @Test("Views come to rest where they begin, in plain and in lazy stacks")
  func aligned() {
    let plain = pages(.viewAligned, height: 70)
    let lazy = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 100, height: 70).accessibilityIdentifier("\(row)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    for harness in [plain, lazy] {
      // 60 is nearer to 70 than to 0.
      harness.scroll(down: 60)
      harness.advance(by: 3)
      #expect(offset(harness) == 70)
      // A notch of 48 points goes on to the next.
      harness.scroll(down: 48, isPrecise: false)
      harness.advance(by: 2)
      #expect(offset(harness) == 140)
      // 700 - 200 is the end, where no view begins.
      harness.press(.end)
      harness.advance(by: 2)
      #expect(offset(harness) == 500)
    }
  }

  @Test("One view at a time is passed where that is the limit")
  func one() {
    let harness = pages(.viewAligned(limitBehavior: .alwaysByOne), height: 70)
    harness.scroll(down: 210)
    harness.advance(by: 3)
    #expect(offset(harness) == 70)
  }

  @Test("A behaviour of one's own says where it rests, and knows what it is asked for")
  func own() {
    struct Hundreds: ScrollTargetBehavior {
      let seen: (TargetContext) -> Void
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        seen(context)
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
      }
    }
    var contexts: [ScrollTargetBehaviorContext] = []
    let harness = pages(Hundreds { contexts.append($0) })
    harness.scroll(down: 160)
    harness.advance(by: 3)
    #expect(offset(harness) == 200)
    #expect(contexts.last?.contentSize == CGSize(width: 100, height: 2_000))
    #expect(contexts.last?.containerSize == CGSize(width: 100, height: 200))
    #expect(contexts.last?.originalTarget.rect.minY == 0)
    #expect(contexts.last?.axes == .vertical)
    #expect(contexts.last?.isScrollEnabled == true)
  }

  @Test("A place that means nothing leaves the scroll view where it would have come to rest")
  func nothing() {
    struct Nowhere: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = .nan
      }
    }
    let harness = pages(Nowhere())
    harness.scroll(down: 48, isPrecise: false)
    harness.advance(by: 2)
    #expect(offset(harness) == 48)
  }

  @Test("Margins are left aside: a view rests behind them")
  func margins() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 100, height: 70).accessibilityIdentifier("\(row)")
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, 30, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
    }
    #expect(harness.frame(of: "0")?.minY == 30)
    harness.scroll(down: 48, isPrecise: false)
    harness.advance(by: 2)
    #expect(harness.frame(of: "1")?.minY == 30)
  }

  @Test("Programs go where they say, whatever the behaviour")
  func program() {
    var proxy: ScrollViewProxy?
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Color.red.frame(width: 100, height: 70).accessibilityIdentifier("\(row)")
            }
          }
        }
        .scrollTargetBehavior(.paging)
        .onAppear { proxy = reader }
      }
    }
    proxy?.scrollTo(3, anchor: .top)
    harness.settle()
    #expect(harness.frame(of: "3")?.minY == 0)
  }
}
