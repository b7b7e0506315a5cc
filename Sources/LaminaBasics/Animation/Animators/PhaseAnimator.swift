public import LaminaAnimation

/// A view that goes through phases, each along an animation of its own.
///
/// ```
///  trigger changes ─▶ phase 2 ─▶ phase 3 ─▶ phase 1     without a trigger again and again
/// ```
///
/// ```swift
/// PhaseAnimator([false, true]) { isUp in
///   Image(systemName: "bell").offset(y: isUp ? -10 : 0)
/// } animation: { isUp in
///   isUp ? .bouncy : .easeIn(duration: 0.3)
/// }
/// ```
///
/// The next phase begins in the frame after the one in which the last movement ends.
public struct PhaseAnimator<Phase: Equatable, Content: View>: RememberingView {
  public typealias Body = Never
  let phases: [Phase]
  /// Nil for ever.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through the phases for as long as the view is there.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once whenever `trigger` changes, and back to the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  package func makeMemory(for element: Element) -> PhaseRun { PhaseRun(element) }

  package func update(_ element: Element) {
    let run = memory(of: element)
    run.update(
      count: phases.count, trigger: trigger,
      animation: { [phases, animation] in animation(phases[$0]) })
    guard !phases.isEmpty else { return element.setChildren([]) }
    let phase = phases[run.index]
    element.setChild(0, to: element.tracked { content(phase) })
  }
}

/// In which phase a view is, and what brings it to the next.
@MainActor
package final class PhaseRun {
  private(set) var index = 0
  private weak var element: Element?
  private var count = 0
  private var trigger: AnyEquatable?
  private var animation: (Int) -> Animation? = { _ in nil }
  private var isRunning = false
  /// Another number for each run, so that the end of a former one counts for nothing.
  private var generation = 0

  init(_ element: Element) {
    self.element = element
    element.whenShown(
      appear: { [weak self] in self?.appear() }, disappear: { [weak self] in self?.stop() })
  }

  func update(count: Int, trigger: AnyEquatable?, animation: @escaping (Int) -> Animation?) {
    let isTriggered = self.trigger != nil && trigger != nil && self.trigger != trigger
    self.count = count
    self.trigger = trigger
    self.animation = animation
    if index >= count { index = 0 }
    if isTriggered || (trigger == nil && !isRunning && element?.isShown == true) { start() }
  }

  private func appear() { if trigger == nil, count > 0 { start() } }

  private func stop() {
    generation += 1
    isRunning = false
  }

  private func start() {
    guard count > 1 else { return }
    generation += 1
    isRunning = true
    let generation = generation
    element?.graph.afterUpdate { [weak self] in self?.goOn(generation) }
  }

  /// Goes to the next phase, and from there on when its animation is over.
  private func goOn(_ generation: Int) {
    guard generation == self.generation, isRunning, let element, element.isMounted, count > 1
    else { return }
    index = (index + 1) % count
    if index == 0, trigger != nil { isRunning = false }
    withAnimation(animation(index), completionCriteria: .removed) {
      element.invalidate()
    } completion: { [weak self] in
      self?.goOn(generation)
    }
  }
}

extension View {
  /// Goes through phases for as long as the view is there, each along an animation of its own.
  ///
  /// ```swift
  /// Dot().phaseAnimator([1, 0.4]) { dot, opacity in dot.opacity(opacity) }
  /// ```
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(asItIs: self), $0) }, animation: animation)
  }

  /// Goes through phases once whenever `trigger` changes, and back to the first.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(asItIs: self), $0) },
      animation: animation)
  }
}
