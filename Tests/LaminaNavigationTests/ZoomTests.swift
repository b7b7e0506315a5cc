import Lamina
import LaminaTesting
import Testing

/// Screens that grow out of a view.
@MainActor @Suite("A screen with a zoom transition")
struct ZoomTests {
  /// Where the source is in a window of 300 x 200 points.
  private static let place = CGRect(x: 200, y: 100, width: 60, height: 40)

  /// A red source on a green ground, and blue screens.
  private struct Album: View {
    @Namespace private var photos
    @State private var path: [Int] = []
    @State private var isCovered = false
    var isNamed = true
    var isScrolled = false

    var body: some View {
      NavigationStack(path: $path) {
        if isScrolled {
          ScrollView {
            VStack(spacing: 0) {
              Color.green.frame(height: 300)
              source.frame(width: 300, height: 200)
              Color.green.frame(height: 300)
            }
          }
          .background(Color.green)
          .toolbar(.hidden, for: .navigationBar)
        } else {
          ground
        }
      }
      .fullScreenCover(isPresented: $isCovered) {
        Color.blue.overlay {
          Button("close") { isCovered = false }
        }
        .navigationTransition(.zoom(sourceID: 1, in: photos))
      }
    }

    private var ground: some View {
      source
        .frame(width: 300, height: 200)
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { _ in
          Color.blue.overlay { Button("back") { path = [] } }
            .toolbar(.hidden, for: .navigationBar)
            .navigationTransition(.zoom(sourceID: 1, in: photos))
        }
    }

    private var source: some View {
      Color.green.overlay(alignment: .topLeading) {
        named
          .frame(width: ZoomTests.place.width, height: ZoomTests.place.height)
          .offset(x: ZoomTests.place.minX, y: ZoomTests.place.minY)
      }
      .overlay(alignment: .topLeading) {
        VStack {
          Button("push") { path = [1] }
          Button("cover") { isCovered = true }
        }
      }
    }

    @ViewBuilder private var named: some View {
      if isNamed {
        Color.red.matchedTransitionSource(id: 1, in: photos)
      } else {
        Color.red
      }
    }
  }

  private func shown(_ album: Album, direction: LayoutDirection = .leftToRight) -> Harness {
    Harness(size: CGSize(width: 300, height: 200), scale: 1) {
      album.environment(\.layoutDirection, direction)
    }
  }

  /// The rectangle around what is more blue than green, every 40 ms of a way.
  private func way(_ harness: Harness, _ name: String) -> [CGRect] {
    harness.tap(name)
    return (0..<20).map { _ in
      harness.advance(by: 0.04)
      return harness.picture().blueBox
    }
  }

  private static let whole = CGRect(x: 0, y: 0, width: 300, height: 200)

  /// Checks that boxes grow from a place to all, each at least as large as the one before.
  private func expectGrowing(_ boxes: [CGRect], from place: CGRect) {
    let seen = boxes.filter { !$0.isNull }
    #expect(seen.last == Self.whole)
    #expect(seen.count(where: { $0 != Self.whole }) > 3)
    #expect(
      seen.first.map { $0.width < 200 && $0.insetBy(dx: -2, dy: -2).contains(place.center) } == true
    )
    for (box, next) in zip(seen, seen.dropFirst()) {
      #expect(next.insetBy(dx: -1.5, dy: -1.5).contains(box))
    }
  }

  @Test(
    "It grows out of its source on a stack, and shrinks back, each time",
    arguments: ["push", "cover"])
  func grows(name: String) {
    let harness = shown(Album())
    let before = harness.picture()
    for _ in 0..<2 {
      expectGrowing(way(harness, name), from: Self.place)
      let back = way(harness, name == "push" ? "back" : "close")
      expectGrowing(
        back.filter { !$0.isNull }.reversed() + [Self.whole], from: Self.place)
      harness.move(to: CGPoint(x: 150, y: 190))
      harness.advance(by: 1)
      #expect(harness.exists("push"))
      #expect(harness.picture().hasSamePixels(as: before))
    }
  }

  @Test("The source may be scrolled")
  func scrolled() {
    let harness = shown(Album(isScrolled: true))
    harness.scroll(by: CGSize(width: 0, height: 350))
    harness.advance(by: 2)
    var place = Self.place
    place.origin.y -= 50
    expectGrowing(way(harness, "cover"), from: place)
    expectGrowing(
      way(harness, "close").filter { !$0.isNull }.reversed() + [Self.whole], from: place)
  }

  @Test("From right to left, too")
  func rightToLeft() {
    let harness = shown(Album(), direction: .rightToLeft)
    let frame = harness.picture().redBox
    expectGrowing(way(harness, "push"), from: frame)
  }

  @Test("Without its source it comes as usual")
  func unnamed() {
    let harness = shown(Album(isNamed: false))
    let boxes = way(harness, "push").filter { !$0.isNull }
    #expect(boxes.last == Self.whole)
    #expect(boxes.first.map { $0.minX > 20 && $0.maxX == 300 && $0.height == 200 } == true)
  }

  @Test("Who wants no movement sees none")
  func reduced() {
    let harness = Harness(size: CGSize(width: 300, height: 200), scale: 1) {
      Album().environment(\.accessibilityReduceMotion, true)
    }
    #expect(way(harness, "push").allSatisfy { $0 == Self.whole })
  }

  @Test("Escape and the drag from the edge go back as well")
  func back() {
    let harness = shown(Album())
    _ = way(harness, "push")
    harness.press(.leftArrow, modifiers: .option)
    harness.advance(by: 1)
    #expect(harness.exists("push"))
    _ = way(harness, "push")
    harness.drag(from: CGPoint(x: 4, y: 100), to: CGPoint(x: 280, y: 100))
    harness.advance(by: 1)
    #expect(harness.exists("push"))
    #expect(!harness.exists("back"))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Bitmap {
  /// Around all pixels that are clearly more blue than anything else; null where there are none.
  fileprivate var blueBox: CGRect {
    box { $0.part(0) > $0.part(8) + 60 && $0.part(0) > $0.part(16) + 60 }
  }
  fileprivate var redBox: CGRect {
    box { $0.part(16) > $0.part(8) + 60 && $0.part(16) > $0.part(0) + 60 }
  }

  private func box(_ isInside: (UInt32) -> Bool) -> CGRect {
    var box = CGRect.null
    for y in 0..<size.height {
      for x in 0..<size.width where isInside(pixel(x: x, y: y)) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

extension UInt32 {
  fileprivate func part(_ shift: UInt32) -> Int { Int(self >> shift & 0xFF) }
}
