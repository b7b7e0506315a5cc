import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import Testing

@testable import LaminaLists

/// Where a scroll view may stand, and what moves it.
@Suite struct ScrollValueTests {
  private let sizes = ScrollSizes(
    viewport: CGSize(width: 100, height: 50), content: CGSize(width: 80, height: 200))

  @Test("it may rest from the start to where the content ends, and nowhere else")
  func sizesHold() {
    #expect(sizes.limit(.vertical) == 150 && sizes.limit(.horizontal) == 0)
    #expect(sizes.range(.horizontal) == 0...0)
    #expect(sizes.held(-5, .vertical) == 0 && sizes.held(170, .vertical) == 150)
    #expect(sizes.held(70, .vertical) == 70)
    #expect(sizes.isKnown && !ScrollSizes().isKnown)
  }

  @Test("it comes to rest where its motions end, and where nothing moves it there it is")
  func target() {
    var drives = ScrollDrives()
    let here = CGPoint(x: 3, y: 4)
    #expect(!drives.isMoving && drives.target(from: here) == here)
    let glide = SmoothScroll(from: 4, to: 90, pace: .page, start: 0)
    drives.move(.vertical, by: .gliding(glide, to: .place))
    #expect(drives.isMoving && drives[.horizontal] == nil)
    #expect(drives.target(from: here) == CGPoint(x: 3, y: 90))
    drives.move(.vertical, by: .following(pulled: 8, velocity: VelocityTracker(), latest: 0))
    #expect(drives.target(from: here) == here, "fingers decide")
    drives.move(.vertical, by: nil)
    #expect(!drives.isMoving)
  }

  @Test("it keeps to the end of an axis until somebody takes that over")
  func end() {
    var drives = ScrollDrives()
    drives.keepToEnd(.vertical)
    drives.keepToEnd(.horizontal)
    drives.takeOver(.vertical, for: nil)
    #expect(!drives.keepsToEnd(.vertical) && drives.keepsToEnd(.horizontal))
    #expect(drives.request(.vertical) == nil)
  }

  @Test("an axis has one thumb, in the track that came last, which knows of another length")
  func thumbs() {
    var (thumbs, calls) = (ScrollThumbs(), [Int]())
    let tracks = (0..<3).map { Node.ID(UInt64($0)) }
    thumbs.stand(.vertical, in: tracks[0]) { calls.append(0) }
    thumbs.stand(.vertical, in: tracks[1]) { calls.append(1) }
    thumbs.stand(.horizontal, in: tracks[2]) { calls.append(2) }
    thumbs.resized { _ in 28 }
    #expect(calls.sorted() == [1, 2])
    calls = []
    thumbs.show(.vertical, length: 28)
    thumbs.show(.horizontal, length: 40)
    thumbs.resized { _ in 28 }
    #expect(calls == [2])
    let offsets = thumbs.offsets { $0 == .vertical ? 12 : nil }
    #expect(offsets == [tracks[1]: CGPoint(x: 0, y: -12)])
  }

  private final class Thing {}

  @Test("a weak list has each object once, and none that is gone")
  func weakList() {
    var list = WeakList<Thing>()
    let first = Thing()
    var second: Thing? = Thing()
    let added = [list.add(first), second.map { list.add($0) }, list.add(first)]
    #expect(added == [true, true, false] && list.living.count == 2)
    second = nil
    #expect(list.living.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
  }
}
