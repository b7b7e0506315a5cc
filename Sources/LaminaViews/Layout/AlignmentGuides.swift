import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout
import Observation
import Synchronization

/// A wrapper that sets one guide anew.
private struct GuideModifier: NodeModifier {
  typealias Compute = @Sendable (ViewDimensions) -> CGFloat

  let guide: AnyHashable
  let compute: Compute
  let makeLayout: (@escaping Compute) -> AlignmentGuideLayout
  /// The layout, and who notices that it would compute something else; nil before `prepare`.
  private var made: (layout: AlignmentGuideLayout, reads: GuideReads)?

  init(
    _ guide: AnyHashable, _ compute: @escaping Compute,
    layout: @escaping (@escaping Compute) -> AlignmentGuideLayout
  ) { (self.guide, self.compute, makeLayout) = (guide, compute, layout) }

  /// Goes on with the layout that there is, as long as that computes the same.
  ///
  /// Functions cannot be compared; whoever gives the same one gives other surroundings to it.
  mutating func prepare(_ element: Element) {
    let memory = element.memory as? ModifierMemory<GuideModifier>
    if let known = memory?.modifier, let made = known.made, !made.reads.isChanged,
      guide == known.guide, ViewComparison.isSame(compute, known.compute)
    {
      self.made = made
    } else {
      let (reads, compute) = (GuideReads(element), compute)
      made = (makeLayout { dimensions in reads.noting { compute(dimensions) } }, reads)
    }
  }

  func isSame(as other: GuideModifier) -> Bool { made?.reads === other.made?.reads }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    made.map { content.wrapped(id: id, layout: AnyLayout($0.layout)) } ?? content
  }
}

/// Notices changes of what a guide's function reads when layout calls it, on whatever thread.
private final class GuideReads {
  private weak var element: Element?
  private(set) var isChanged = false
  /// Whether a change is noticed already.
  private nonisolated let isNoting = Mutex(false)

  init(_ element: Element) { self.element = element }

  /// Runs the function; the first time, what it reads is noted.
  nonisolated func noting(_ compute: () -> CGFloat) -> CGFloat {
    let isNoted = isNoting.withLock { isNoting in
      defer { isNoting = true }
      return isNoting
    }
    if isNoted { return compute() }
    return withObservationTracking(compute) { [weak self] in
      MainActor.whenPossible { self?.change() }
    }
  }

  private func change() {
    isChanged = true
    element?.invalidate()
  }
}

extension View {
  /// Sets where the view's guide lies, for containers that line it up there.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("indented").alignmentGuide(.leading) { $0[.leading] - 20 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: the guide, one of your own or a standard one.
  ///   - computeValue: where it lies, from the view's leading side; it is called on any thread, as
  ///     often as layout needs it.
  /// - Returns: the view with that guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    nodes(GuideModifier(g, computeValue) { AlignmentGuideLayout(g, computeValue: $0) })
  }

  /// Sets where the view's guide lies, for containers that line it up there.
  ///
  /// ```swift
  /// HStack(alignment: .top) {
  ///   Icon().alignmentGuide(.top) { $0[VerticalAlignment.center] }
  ///   Text("below the icon's middle")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: the guide, one of your own or a standard one.
  ///   - computeValue: where it lies, from the view's top; it is called on any thread, as often as
  ///     layout needs it.
  /// - Returns: the view with that guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    nodes(GuideModifier(g, computeValue) { AlignmentGuideLayout(g, computeValue: $0) })
  }
}
