/// What becomes of a widget's process, as a value that is told the time.
///
/// ```
///  off ──show──▶ running ──ended by itself──▶ pausing ──time──▶ running
///   ▲               │ no answer in time: ended ──┘ 1, 2, 4 … 300 s
///   └──dismissed, finished──┘
/// ```
struct WidgetSupervision: Equatable {
  enum Phase: Equatable {
    case off
    /// Until when it has to answer; nil while nothing was asked.
    case running(answerBy: Double?)
    case pausing(until: Double)
  }

  /// What the host has to do.
  enum Step: Equatable {
    case start
    case end(WidgetEnd)
  }

  let limits: WidgetLimits
  private(set) var phase = Phase.off
  /// Failures one after the other.
  private(set) var failures = 0
  /// When the process was started.
  private var start = 0.0
  private var hasAnswered = false

  init(limits: WidgetLimits = WidgetLimits()) { self.limits = limits }

  /// When `look(at:)` has to be called again; nil for never.
  var deadline: Double? {
    switch phase {
    case .off: nil
    case .running(let deadline): deadline
    case .pausing(let until): until
    }
  }

  /// The person wants to see it.
  mutating func show(at now: Double) -> Step? {
    guard phase == .off else { return nil }
    failures = 0
    return begin(at: now)
  }

  /// The person does not want to see it any more.
  mutating func dismiss() -> Step? {
    defer { phase = .off }
    guard case .running = phase else { return nil }
    return .end(.dismissed)
  }

  /// It was asked for something.
  mutating func asked(at now: Double) {
    guard case .running(nil) = phase else { return }
    phase = .running(answerBy: now + (hasAnswered ? limits.answer : limits.firstAnswer))
  }

  /// It showed itself, or did something else that one can see.
  mutating func answered() {
    guard case .running = phase else { return }
    hasAnswered = true
    phase = .running(answerBy: nil)
  }

  /// It says that it has done what it was asked for: before the first picture that is not enough.
  mutating func handled() { if hasAnswered { answered() } }

  /// Its process was ended to have another one in its place.
  mutating func restart(at now: Double) -> Step { begin(at: now) }

  /// Its process is gone.
  mutating func ended(_ end: WidgetEnd, at now: Double) {
    guard case .running = phase else { return }
    if end == .finished || end == .dismissed {
      phase = .off
      return
    }
    failures = now - start >= limits.health ? 1 : failures + 1
    phase = .pausing(until: now + pause)
  }

  /// Time has gone by.
  mutating func look(at now: Double) -> Step? {
    switch phase {
    case .pausing(let until) where until <= now: begin(at: now)
    case .running(let deadline?) where deadline <= now: .end(.tooSlow)
    default: nil
    }
  }

  private mutating func begin(at now: Double) -> Step {
    (start, hasAnswered) = (now, false)
    phase = .running(answerBy: nil)
    return .start
  }

  private var pause: Double {
    // 2 to the power of 16 is beyond every pause that one would like to have.
    let doubled = limits.firstPause * Double(1 << min(failures - 1, 16))
    return min(doubled, limits.longestPause)
  }
}
