import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout
import Observation

/// A wrapper that gives one guide another value.
private struct GuideModifier: NodeModifier {
  typealias Compute = (ViewDimensions) -> CGFloat

  let guide: AnyHashable
  let compute: Compute
  let makeLayout: (GuideValue) -> AlignmentGuideLayout
  /// The layout, and what computes in it; nil before `prepare`.
  private var made: (layout: AlignmentGuideLayout, value: GuideValue)?

  init(
    _ guide: AnyHashable, _ compute: @escaping Compute,
    layout: @escaping (GuideValue) -> AlignmentGuideLayout
  ) { (self.guide, self.compute, makeLayout) = (guide, compute, layout) }

  /// Goes on with the layout that there is, as long as that computes the same.
  ///
  /// What functions do cannot be compared; one that captures something has other bits when it is
  /// made again.
  mutating func prepare(_ element: Element) {
    let memory = element.memory(as: ModifierMemory<GuideModifier>.self)
    if let known = memory?.modifier, let made = known.made, !made.value.isChanged,
      guide == known.guide, ViewComparison.isSame(compute, known.compute)
    {
      self.made = made
    } else {
      let value = GuideValue(compute, in: element)
      made = (makeLayout(value), value)
    }
  }

  func isSame(as other: GuideModifier) -> Bool { made?.value === other.made?.value }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    made.map { content.wrapped(id: id, layout: AnyLayout($0.layout)) } ?? content
  }
}

/// What a guide's function says when layout asks, and whether it would say something else by now: it
/// notices changes of what was read.
private final class GuideValue {
  private let end = TrackingEnd()
  private let compute: (ViewDimensions) -> CGFloat
  private weak var element: Element?
  private(set) var isChanged = false
  /// Whether a change is noticed already.
  private var isNoting = false

  init(_ compute: @escaping (ViewDimensions) -> CGFloat, in element: Element) {
    self.compute = compute
    self.element = element
  }

  isolated deinit { end.end(0) }

  /// On the main thread only: no worker prepares what has a guide.
  nonisolated func callAsFunction(_ dimensions: ViewDimensions) -> CGFloat {
    // Not copied to another thread: this one is the main thread.
    nonisolated(unsafe) let dimensions = dimensions
    return MainActor.assumeIsolated { value(for: dimensions) }
  }

  /// The first time, what the function reads is noted.
  private func value(for dimensions: ViewDimensions) -> CGFloat {
    if isNoting { return compute(dimensions) }
    isNoting = true
    return withObservationTracking {
      end.recordRead(0)
      return compute(dimensions)
    } onChange: { [weak self] in
      MainActor.whenPossible { if !TrackingEnd.isEnding { self?.change() } }
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
  ///   - computeValue: where it lies, from the view's leading side; it is called on the main
  ///     thread, as often as layout needs it. Rows of a lazy container that have guides are therefore
  ///     laid out when they enter and not ahead of it.
  /// - Returns: the view with that guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nodes(
      GuideModifier(g, computeValue) { value in
        AlignmentGuideLayout(g, runsOnMain: true) { value($0) }
      })
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
  ///   - computeValue: where it lies, from the view's top; it is called on the main thread, as
  ///     often as layout needs it, as with horizontal guides.
  /// - Returns: the view with that guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nodes(
      GuideModifier(g, computeValue) { value in
        AlignmentGuideLayout(g, runsOnMain: true) { value($0) }
      })
  }
}
