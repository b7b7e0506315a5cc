/// Animation: how things move, as pure functions of time.
///
/// ```
///  FrameClock ──time──▶ ScrollAnimation, SmoothScroll ... ──offset(at:)──▶ the frame to be shown
///  (system, manual)     values: nothing is scheduled here
/// ```
///
/// ```swift
/// let clock = ManualClock()
/// let fling = ScrollAnimation(offset: 0, velocity: 2_000, range: 0...5_000, viewport: 600)
/// let began = clock.now
/// clock.advance(by: 0.5)
/// fling.offset(at: clock.now - began)      // 631.9
/// fling.isFinished(at: clock.now - began)  // false
/// ```
