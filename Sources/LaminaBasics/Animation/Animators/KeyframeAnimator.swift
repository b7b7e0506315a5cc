public import LaminaAnimation
package import LaminaDisplay
import LaminaGeometry

/// A view whose content is evaluated for each frame with a value that goes through keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: Pose(), trigger: hops) { pose in
///   Ball().offset(y: pose.height).rotationEffect(pose.angle)
/// } keyframes: { _ in
///   KeyframeTrack(\.height) {
///     CubicKeyframe(-80, duration: 0.3)
///     SpringKeyframe(0, duration: 0.5, spring: .bouncy)
///   }
/// }
/// ```
///
/// Time is that of the frames; out of sight nothing is evaluated. With a trigger it rests at the last
/// keyframes' values, and begins from there when the trigger changes.
public struct KeyframeAnimator<Value, Content: View>: RememberingView {
  public typealias Body = Never
  let initial: Value
  let repeats: Bool
  /// Nil without one: it plays from the beginning.
  let trigger: AnyEquatable?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframeTracks<Value>

  /// Goes through the keyframes from the view's first frame on, again and again or once.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) {
    initial = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) {
    initial = initialValue
    repeats = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  package func makeMemory(for element: Element) -> KeyframeRun<Value> { KeyframeRun(initial) }

  package func update(_ element: Element) {
    let run = memory(of: element)
    if run.isDue(for: trigger) {
      let value = run.value
      run.timeline = element.tracked {
        KeyframeTimeline(initialValue: value) { keyframes(value) }
      }
    }
    let isMoving = run.advance(in: element.graph, repeats: repeats)
    element.setChild(0, to: element.tracked { content(run.value) })
    run.ticker.goOn(element, at: isMoving ? element.graph.frameTime : nil)
  }

  package func nodes(_ element: Element) -> [Node] { element.sightMarked() }
}

/// Where a view is between its keyframes.
@MainActor
package final class KeyframeRun<Value> {
  let ticker = SightTicker()
  private(set) var value: Value
  private var start = FrameStart()
  private var trigger: AnyEquatable?
  private var isKnown = false

  var timeline: KeyframeTimeline<Value>? { didSet { start = FrameStart() } }

  init(_ value: Value) { self.value = value }

  /// Whether the keyframes are to begin.
  func isDue(for trigger: AnyEquatable?) -> Bool {
    defer { (self.trigger, isKnown) = (trigger, true) }
    return isKnown ? self.trigger != trigger : trigger == nil
  }

  /// Finds the value for the frame under work; whether it goes on.
  func advance(in graph: ViewGraph, repeats: Bool) -> Bool {
    guard let timeline, timeline.duration > 0 else { return false }
    var time = start.elapsed(in: graph)
    if repeats { time = time.truncatingRemainder(dividingBy: timeline.duration) }
    value = timeline.value(time: time)
    if repeats || time < timeline.duration { return true }
    self.timeline = nil
    return false
  }
}

extension View {
  /// Changes the view for each frame by a value that goes through keyframes, again and again or
  /// once.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(asItIs: self), $0) }, keyframes: keyframes)
  }

  /// Changes the view for each frame by a value that goes through keyframes whenever `trigger`
  /// changes.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(asItIs: self), $0) }, keyframes: keyframes)
  }
}
