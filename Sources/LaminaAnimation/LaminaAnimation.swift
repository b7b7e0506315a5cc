/// Animation: how things move, as pure functions of time.
///
/// ```
///  UnitCurve, Spring ──▶ Animation ──▶ the way gone at a time
///  KeyframeTimeline ─────────────────▶ a value at a time
///  ChainSequence, ChainConcurrence ──▶ ChainRun ──advance(by:)──▶ actions, in their order
///  MediaTiming ──▶ the turn and its part at a time of its parent (nested, repeated, filled)
///  ScrollAnimation, SmoothScroll ────▶ an offset at a time
///                                       ▲
///  FrameClock (system, manual) ──time───┘  nothing is scheduled here
/// ```
///
/// ```swift
/// let clock = ManualClock()
/// let fling = ScrollAnimation(offset: 0, velocity: 2_000, range: 0...5_000, viewport: 600)
/// let began = clock.now
/// clock.advance(by: 0.5)
/// fling.offset(at: clock.now - began)      // 631.9
/// Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: clock.now - began)
/// UnitCurve.easeIn.value(at: 0.25)         // 0.093465
/// ```
