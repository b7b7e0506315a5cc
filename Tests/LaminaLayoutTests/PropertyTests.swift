import LaminaGeometry
import LaminaLayout
import Testing

/// What holds for every tree, shown on seeded random ones.
@Suite("Properties of random trees")
struct PropertyTests {
  private static let seeds: Range<UInt64> = 0..<1000

  @Test("Every frame is finite and no size is negative")
  func finite() {
    for seed in Self.seeds {
      let tree = RandomTree.make(seed: seed)
      for frame in tree.allFrames(for: RandomTree.proposal(seed: seed)) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
        #expect(frame.size.width >= 0 && frame.size.height >= 0, "seed \(seed)")
      }
    }
  }

  @Test("The same tree has the same frames, whatever was asked before")
  func deterministic() {
    for seed in Self.seeds {
      let proposal = RandomTree.proposal(seed: seed)
      let fresh = RandomTree.make(seed: seed).allFrames(for: proposal)
      let used = RandomTree.make(seed: seed)
      for other: ProposedViewSize in [.zero, .infinity, .unspecified] {
        _ = used.sizeThatFits(other)
        _ = used.allFrames(for: other)
      }
      #expect(used.allFrames(for: proposal) == fresh, "seed \(seed)")
    }
  }

  @Test("An item is placed with the size that it answers to the proposal of its place")
  func measuredIsArranged() {
    for seed in Self.seeds {
      expectMeasured(
        RandomTree.make(seed: seed), RandomTree.proposal(seed: seed), "seed \(seed)")
    }
  }

  private func expectMeasured(
    _ container: LayoutContainer, _ proposal: ProposedViewSize, _ note: Comment
  ) {
    for (item, place) in zip(container.items, container.placements(for: proposal)) {
      guard let place else { continue }
      let size = LayoutSubviews([item])[0].sizeThatFits(place.proposal)
      if size.width.isFinite { #expect(size.width == place.frame.width, note) }
      if size.height.isFinite { #expect(size.height == place.frame.height, note) }
      if let inner = item as? LayoutContainer { expectMeasured(inner, place.proposal, note) }
    }
  }

  @Test("Every thread finds the same frames")
  func threads() async {
    func frames() -> [[CGRect]] {
      (0..<50).map { RandomTree.make(seed: $0).allFrames(for: RandomTree.proposal(seed: $0)) }
    }
    let here = frames()
    await withTaskGroup(of: [[CGRect]].self) { group in
      for _ in 0..<8 { group.addTask { frames() } }
      for await there in group { #expect(there == here) }
    }
  }

  @Test("A stack is as long as its subviews and the spacing between them", arguments: 0..<200)
  func stackLength(_ seed: UInt64) {
    let items = (0..<5).map { RandomTree.make(seed: seed &* 5 &+ $0, budget: 6) }
    for layout in [AnyLayout(HStackLayout(spacing: 7)), AnyLayout(VStackLayout(spacing: 7))] {
      let axis = layout.properties.stackOrientation ?? .horizontal
      let stack = LayoutContainer(layout, items)
      let proposal = ProposedViewSize(width: 300, height: 200)
      let frames = stack.placements(for: proposal).compactMap { $0?.frame }
      let length = frames.reduce(7 * 4) { $0 + $1.size[axis] }
      #expect(abs(stack.sizeThatFits(proposal)[axis] - length) <= 1e-9 * max(1e3, length))
      for (before, after) in zip(frames, frames.dropFirst()) {
        let end = before.origin[axis] + before.size[axis]
        #expect(abs(after.origin[axis] - end - 7) <= 1e-9 * max(1e3, length))
      }
    }
  }

  @Test("Lengths that no float holds exactly cost no subview a part of its own")
  func rounding() {
    for step in 1..<500 {
      let (height, baseline) = (CGFloat(step) * 0.8, CGFloat(step) * 0.8 * 0.7)
      let line = LayoutLeaf(guides: ViewDimensions.textGuides) { _ in
        ViewDimensions(
          CGSize(width: 30, height: height), firstTextBaseline: baseline,
          lastTextBaseline: baseline)
      }
      let row = LayoutContainer(AnyLayout(HStackLayout(alignment: .firstTextBaseline)), [line])
      #expect(row.sizeThatFits(.unspecified).height >= height)
    }
  }

  @Test("From right to left, a tree is the mirror image of itself")
  func mirrored() {
    func row(_ direction: LayoutDirection) -> LayoutContainer {
      let items: [any LayoutItem] = [
        LayoutLeaf { _ in CGSize(width: 30, height: 10) }, LayoutLeaf.text(characters: 12),
        LayoutLeaf { $0.replacingUnspecifiedDimensions() },
      ]
      return LayoutContainer(
        AnyLayout(HStackLayout(alignment: .top)), items, layoutDirection: direction)
    }
    let proposal = ProposedViewSize(width: 170, height: 50)
    let width = row(.leftToRight).sizeThatFits(proposal).width
    let left = row(.leftToRight).allFrames(for: proposal)
    let right = row(.rightToLeft).allFrames(for: proposal)
    for (a, b) in zip(left, right) {
      #expect(b == CGRect(x: width - a.maxX, y: a.minY, width: a.width, height: a.height))
    }
  }
}
