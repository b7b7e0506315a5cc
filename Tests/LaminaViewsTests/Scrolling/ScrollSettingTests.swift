import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What scroll views are told, and what they tell.
@MainActor @Suite struct ScrollSettingTests {
  final class Notes {
    var ids: [[Int]] = []
    var offsets: [CGFloat] = []
  }

  @Test("Content is shown beyond a scroll view whose clip is disabled")
  func clip() {
    func harness(_ disabled: Bool) -> Harness {
      Harness(size: CGSize(width: 60, height: 60)) {
        ScrollView { Color.black.frame(width: 20, height: 20).offset(x: 20) }
          .scrollClipDisabled(disabled)
          .frame(width: 20, height: 20)
      }
    }
    // The scroll view is from 20 to 40, what it shows from 40 to 60.
    #expect(harness(false).picture().pixel(x: 50, y: 30) == 0xFFFF_FFFF)
    #expect(harness(true).picture().pixel(x: 50, y: 30) == 0xFF00_0000)
  }

  @Test("A short scroll view gives way to fingers where it always bounces")
  func bounce() {
    func pulled(_ behavior: ScrollBounceBehavior) -> CGFloat {
      let harness = Harness(size: CGSize(width: 100, height: 200)) {
        ScrollView { Color.red.frame(height: 50).accessibilityIdentifier("red") }
          .scrollBounceBehavior(behavior)
      }
      harness.scroll(down: -50)
      return harness.frame(of: "red")?.minY ?? .nan
    }
    #expect(pulled(.automatic) == 0)
    #expect(pulled(.basedOnSize) == 0)
    #expect(pulled(.always) > 0)
  }

  @Test("Keys pass by a short scroll view that always bounces")
  func bouncingKeys() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        ScrollView { Color.red.frame(height: 20).focusable().accessibilityIdentifier("red") }
          .frame(height: 100).scrollBounceBehavior(.always)
        Color.blue.frame(height: 1_000)
      }
    }
    harness.press(.tab)
    harness.press(.pageDown)
    harness.advance(by: 2)
    #expect((harness.frame(of: "red")?.minY ?? 0) < 0)
  }

  @Test("Of two scroll views one is followed, and they do not take turns")
  func twoScrollViews() {
    struct Sides: View {
      let notes: Notes
      @State private var latest: [Int] = []
      var body: some View {
        HStack(spacing: CGFloat(latest.count)) {
          ForEach(0..<2) { side in
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(side * 100..<side * 100 + 9, id: \.self) { _ in Color.red.frame(height: 100)
                }
              }
              .scrollTargetLayout()
            }
          }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) {
          notes.ids.append($0)
          latest = $0
        }
      }
    }
    let notes = Notes()
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Sides(notes: notes) }
    harness.advance(by: 1)
    #expect(notes.ids.count == 1)
  }

  @Test("The ids of what is in sight are reported, at first and when they change")
  func targets() {
    let notes = Notes()
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50) { _ in Color.red.frame(height: 100) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { notes.ids.append($0) }
    }
    #expect(notes.ids == [[0, 1]])
    harness.scroll(down: 40)
    #expect(notes.ids == [[0, 1]])
    harness.scroll(down: 20)
    #expect(notes.ids == [[0, 1], [1, 2]])
  }

  @Test("A phase comes with where the scroll view stood")
  func phase() {
    let notes = Notes()
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: 1_000) }
        .onScrollPhaseChange { _, phase, context in
          if phase == .idle { notes.offsets.append(context.geometry.contentOffset.y) }
        }
    }
    harness.scroll(down: 60, isPrecise: false)
    harness.advance(by: 2)
    #expect(notes.offsets == [60])
  }

  @Test("A view as long as its container leaves the margins free")
  func container() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("red")
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    #expect(harness.frame(of: "red")?.width == 160)
    #expect(harness.frame(of: "red")?.minX == 20)
  }

  @Test("A scene's padding is 20 points, at the edges that are said")
  func scenePadding() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Color.red.accessibilityIdentifier("red").scenePadding(.horizontal)
    }
    #expect(harness.frame(of: "red") == CGRect(x: 20, y: 0, width: 160, height: 100))
  }
}
