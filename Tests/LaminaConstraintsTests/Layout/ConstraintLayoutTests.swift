import LaminaConstraints
import LaminaGeometry
import LaminaLayout
import Synchronization
import Testing

@Suite("ConstraintLayout")
struct ConstraintLayoutTests {
  /// A leaf that says something to the constraints around it.
  private final class Item: LayoutItem {
    let options: ConstraintItemOptions
    let size: (ProposedViewSize) -> ViewDimensions

    init(_ name: String?, _ size: @escaping (ProposedViewSize) -> ViewDimensions) {
      options = ConstraintItemOptions(name: name)
      self.size = size
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal).size }
    func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { size(proposal) }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      options as? K.Value ?? K.defaultValue
    }
  }

  private func fixed(_ name: String?, _ width: CGFloat, _ height: CGFloat) -> Item {
    Item(name) { _ in ViewDimensions(CGSize(width: width, height: height)) }
  }

  /// Ten points high, as wide as anyone likes, at best 100.
  private func flexible(_ name: String?) -> Item {
    Item(name) { ViewDimensions(CGSize(width: $0.width ?? 30, height: 10)) }
  }

  /// Letters of 10 points in lines of 20.
  private func text(_ name: String, letters: CGFloat) -> Item {
    Item(name) { proposal in
      let width = min(letters * 10, max(10, proposal.width ?? .infinity))
      let columns = (width / 10).rounded(.down)
      let lines = (letters / columns).rounded(.up)
      return ViewDimensions(
        CGSize(width: columns * 10, height: lines * 20), firstTextBaseline: 15,
        lastTextBaseline: lines * 20 - 5)
    }
  }

  private func frames(
    _ layout: ConstraintLayout, _ items: [Item], _ proposal: ProposedViewSize,
    _ direction: LayoutDirection = .leftToRight
  ) -> [CGRect] {
    LayoutContainer(AnyLayout(layout), items, layoutDirection: direction)
      .placements(for: proposal).compactMap { $0?.frame }
  }

  private let row = ConstraintLayout { c in
    c.format("|-[label]-[field]-|", options: .alignAllCenterY)
    c.format("V:|-[label]-|")
  }

  @Test("a flexible view takes what is left, and heights follow the contents")
  func form() {
    let items = [fixed("label", 50, 20), flexible("field")]
    let container = LayoutContainer(AnyLayout(row), items)
    #expect(
      container.sizeThatFits(ProposedViewSize(width: 200, height: 300))
        == CGSize(width: 200, height: 36))
    #expect(
      frames(row, items, ProposedViewSize(width: 200, height: 300)) == [
        CGRect(x: 8, y: 8, width: 50, height: 20), CGRect(x: 66, y: 13, width: 126, height: 10),
      ])
  }

  @Test("the ideal size is that of the contents, and there is no end where a view has none")
  func proposals() {
    let container = LayoutContainer(AnyLayout(row), [fixed("label", 50, 20), flexible("field")])
    #expect(container.sizeThatFits(.unspecified) == CGSize(width: 104, height: 36))
    #expect(container.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: 36))
    #expect(container.sizeThatFits(.zero).width == 24)
  }

  @Test("from right to left everything named by reading direction is mirrored")
  func rightToLeft() {
    let items = [fixed("label", 50, 20), flexible("field")]
    #expect(
      frames(row, items, ProposedViewSize(width: 200, height: 300), .rightToLeft) == [
        CGRect(x: 142, y: 8, width: 50, height: 20), CGRect(x: 8, y: 13, width: 126, height: 10),
      ])
  }

  @Test("left stays left in both directions")
  func absolute() {
    let layout = ConstraintLayout { c in
      c[0].leftAnchor == c.container.leftAnchor + 5
      c[0].topAnchor == c.container.topAnchor
      c.container.widthAnchor == 100
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        frames(layout, [fixed(nil, 20, 20)], ProposedViewSize(width: 100, height: 50), direction)
          == [CGRect(x: 5, y: 0, width: 20, height: 20)])
    }
  }

  @Test("text is as high as its lines in the width it gets")
  func wrapping() {
    let layout = ConstraintLayout { c in
      c.format("|-[text]-|")
      c.format("V:|-[text]-[below]-|", options: .alignAllLeading)
    }
    let items = [text("text", letters: 30), fixed("below", 40, 10)]
    #expect(
      frames(layout, items, ProposedViewSize(width: 116, height: nil)) == [
        CGRect(x: 8, y: 8, width: 100, height: 60), CGRect(x: 8, y: 76, width: 40, height: 10),
      ])
    let container = LayoutContainer(AnyLayout(layout), items)
    #expect(
      container.sizeThatFits(ProposedViewSize(width: 116, height: nil))
        == CGSize(width: 116, height: 94))
    #expect(
      container.sizeThatFits(ProposedViewSize(width: 1_000, height: nil))
        == CGSize(width: 316, height: 54))
  }

  @Test("baselines are those of the texts")
  func baselines() {
    let layout = ConstraintLayout { c in
      c.format("|[a]-[b]")
      c.a.topAnchor == c.container.topAnchor
      c.b.firstBaselineAnchor == c.a.lastBaselineAnchor
      c.a.widthAnchor == 50
    }
    #expect(
      frames(
        layout, [text("a", letters: 10), text("b", letters: 4)],
        ProposedViewSize(width: 300, height: 300)) == [
          CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 58, y: 20, width: 40, height: 20),
        ])
  }

  @Test("another size solves the same system, and places no more constraints than sharing takes")
  func resize() {
    let items = [text("label", letters: 8), flexible("field")]
    let subviews = LayoutSubviews(items)
    var cache = row.makeCache(subviews: subviews)
    _ = row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    let added = cache.tree.statistics.constraintsAdded
    for width in stride(from: 400.0, to: 100, by: -7) {
      let proposal = ProposedViewSize(width: width, height: 80)
      let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      row.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    #expect(cache.builds == 1)
    // Below 146 points the label and the field share what there is.
    #expect(cache.tree.statistics.constraintsAdded <= added + 3)
  }

  @Test("another constant or content keeps the system; other constraints make a new one")
  func updates() {
    func layout(_ gap: CGFloat, _ relation: String = "") -> ConstraintLayout {
      ConstraintLayout { c in
        c.format("|-[label]-(\(relation)gap)-[field]-|", metrics: ["gap": gap])
        c.label.topAnchor == c.container.topAnchor
        c.field.topAnchor == c.container.topAnchor
      }
    }
    func place(
      _ layout: ConstraintLayout, _ items: [Item], _ cache: inout ConstraintLayout.Cache
    ) -> [CGRect] {
      let subviews = LayoutSubviews(items)
      layout.updateCache(&cache, subviews: subviews)
      return layout.arrange(
        subviews, in: CGRect(x: 0, y: 0, width: 200, height: 40),
        proposal: ProposedViewSize(width: 200, height: 40), cache: &cache
      ).compactMap { $0?.frame }
    }
    let items = [fixed("label", 50, 20), flexible("field")]
    var cache = layout(8).makeCache(subviews: LayoutSubviews(items))
    #expect(place(layout(20), items, &cache)[1].minX == 78)
    #expect(place(layout(20), [fixed("label", 60, 20), items[1]], &cache)[1].minX == 88)
    #expect(cache.builds == 1)
    _ = place(layout(20, ">="), items, &cache)
    #expect(cache.builds == 2)
    _ = place(layout(20, ">="), [fixed("other", 60, 20), items[1]], &cache)
    #expect(cache.builds == 3)
  }

  @Test("mistakes are told once, and what is right holds")
  func diagnostics() {
    let told = Mutex<[[ConstraintDiagnostic]]>([])
    var layout = ConstraintLayout { c in
      c.format("|[a(100)]")
      c.format("[a(")
      c.a.widthAnchor == 90
      c.a.topAnchor == c.container.topAnchor
      c.missing.topAnchor == c.a.topAnchor
      LayoutConstraint(item: c.a, attribute: .left, constant: 3)
    }
    layout.onDiagnostics = { news in told.withLock { $0.append(news) } }
    let items = [flexible("a"), fixed("a", 5, 5)]
    let container = LayoutContainer(AnyLayout(layout), items)
    for width: CGFloat in [300, 200, 100] {
      let frames = container.placements(for: ProposedViewSize(width: width, height: 50))
      #expect(frames.first??.frame.width == 100)
    }
    let kinds = told.withLock { $0 }.flatMap { $0 }.map { diagnostic in
      switch diagnostic {
      case .invalid(let error): "invalid \(error.constraint)"
      case .format(let error): "format at \(error.offset)"
      case .unsatisfiable(let conflict): "left out \(conflict.refused)"
      case .ambiguous(let item): "open \(item.item) \(item.attributes.map(\.rawValue))"
      case .duplicateItem(let name): "twice \(name)"
      case .unsettled: "unsettled"
      }
    }
    #expect(
      kinds == [
        "twice a", "format at 3", "invalid missing.top == a.top", "invalid a.left == 3",
        "left out a.width == 90", "open item 1 [\"left\", \"top\"]",
      ])
  }

  @Test("hostile numbers are survived")
  func hostile() {
    let layout = ConstraintLayout { c in
      c.a.widthAnchor == 2 * c.a.heightAnchor
      c.a.widthAnchor >= 1e300
      c.a.leadingAnchor == c.container.leadingAnchor + 1e12
      c.a.topAnchor == c.container.topAnchor
    }
    let items = [
      Item("a") { _ in ViewDimensions(CGSize(width: CGFloat.nan, height: .infinity)) }
    ]
    for proposal in [ProposedViewSize.zero, .infinity, .unspecified] {
      for frame in frames(layout, items, proposal) {
        #expect(frame.minX.isFinite && frame.width.isFinite && frame.height.isFinite)
      }
    }
    #expect(frames(ConstraintLayout(ConstraintGroup()), [], .infinity).isEmpty)
  }
}
