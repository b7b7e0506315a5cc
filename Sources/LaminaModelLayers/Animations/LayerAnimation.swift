public import LaminaAnimation
public import LaminaGeometry

/// A movement of a layer's properties in its own time, under Core Animation's rules.
///
/// ```
///  layer's time ──timing──▶ progress of the turn ──timing function──▶ value ──▶ LayerValues
/// ```
///
/// `BasicAnimation`, `SpringAnimation`, `KeyframeAnimation` and `AnimationGroup` are the kinds;
/// one's own kind says what it makes of the progress.
public protocol LayerAnimation {
  /// When, how long, how often, and what is called when it begins and ends.
  var settings: AnimationSettings { get set }
  /// How long it takes when nothing says so.
  var naturalDuration: TimeInterval? { get }
  /// The animation with what it is silent about filled in, from what the layer showed before.
  func filled(from shown: LayerValues) -> Self
  /// Changes `values`, as they are without it, to what they are in the middle of it.
  ///
  /// - Parameters:
  ///   - progress: the part of the turn that is done, after the timing function.
  ///   - turn: how many turns are done.
  ///   - values: those of the layer with all animations that were added before.
  func apply(progress: Double, turn: Int, to values: inout LayerValues)
}

/// What all animations of layers have in common.
public struct AnimationSettings {
  /// When it begins, how long and how often it runs, and what becomes of the value before and
  /// after.
  public var timing: MediaTiming
  /// The pace within a turn; nil: even.
  public var timingFunction: UnitCurve?
  /// Whether it goes when it is over; otherwise it stays, which shows only with a fill mode.
  public var isRemovedOnCompletion = true
  /// Called once when it begins to move.
  public var didStart: (() -> Void)?
  /// Called once when it is over: true when it reached its end, false when it was removed or
  /// replaced before or its layer left the tree.
  public var didStop: ((_ finished: Bool) -> Void)?

  /// Makes settings of a timing and the pace within a turn; nil is an even pace.
  public init(timing: MediaTiming = MediaTiming(), timingFunction: UnitCurve? = nil) {
    self.timing = timing
    self.timingFunction = timingFunction
  }
}

extension LayerAnimation {
  public var naturalDuration: TimeInterval? { nil }
  public func filled(from shown: LayerValues) -> Self { self }

  /// When it begins, how long and how often it runs, and what becomes of the value before and
  /// after.
  public var timing: MediaTiming {
    get { settings.timing }
    set { settings.timing = newValue }
  }
  /// Of one turn; 0 is that of the transaction in which the animation is added.
  public var duration: TimeInterval {
    get { settings.timing.duration }
    set { settings.timing.duration = newValue }
  }
  /// When it begins, in the layer's time; 0 is the frame that first shows it.
  ///
  /// Within a group it counts from the group's beginning.
  public var beginTime: TimeInterval {
    get { settings.timing.beginTime }
    set { settings.timing.beginTime = newValue }
  }
  /// How fast the animation's time goes; 0 stands still, less than 0 goes backwards.
  public var speed: Double {
    get { settings.timing.speed }
    set { settings.timing.speed = newValue }
  }
  /// What is added to the animation's time, in seconds.
  public var timeOffset: TimeInterval {
    get { settings.timing.timeOffset }
    set { settings.timing.timeOffset = newValue }
  }
  /// How many turns it makes, also parts of one; 0 counts as 1.
  public var repeatCount: Double {
    get { settings.timing.repeatCount }
    set { settings.timing.repeatCount = newValue }
  }
  /// Whether each turn goes back to where it began, which takes as long again.
  public var autoreverses: Bool {
    get { settings.timing.autoreverses }
    set { settings.timing.autoreverses = newValue }
  }
  /// What becomes of the value before the beginning and after the end.
  public var fillMode: FillMode {
    get { settings.timing.fillMode }
    set { settings.timing.fillMode = newValue }
  }
  /// The pace within a turn; nil: even.
  public var timingFunction: UnitCurve? {
    get { settings.timingFunction }
    set { settings.timingFunction = newValue }
  }
  /// Whether it goes when it is over; otherwise it stays, which shows only with a fill mode.
  public var isRemovedOnCompletion: Bool {
    get { settings.isRemovedOnCompletion }
    set { settings.isRemovedOnCompletion = newValue }
  }
  /// What is called once when it begins to move; nil for nothing.
  public var didStart: (() -> Void)? {
    get { settings.didStart }
    set { settings.didStart = newValue }
  }
  /// What is called once when it is over, with whether it came to its end; nil for nothing.
  public var didStop: ((_ finished: Bool) -> Void)? {
    get { settings.didStop }
    set { settings.didStop = newValue }
  }

  /// Changes `values` to what they are when the enclosing time is `time`.
  func contribute(at time: TimeInterval, to values: inout LayerValues) {
    guard let moment = settings.timing.effect(at: time) else { return }
    let progress = settings.timingFunction?.value(at: moment.progress) ?? moment.progress
    apply(progress: progress, turn: moment.turn, to: &values)
  }
}
