/// Headless: a host without a display, whose time, events and frames are in the caller's hands.
///
/// ```
///  test ──send(event)──▶ HeadlessSurface ──onEvent, onFrame──▶ app
///       ──stepFrame(at:)▶      │  ▲
///       ◀──picture()───────────┘  └── present(damage, draw)
/// ```
///
/// ```swift
/// let host = HeadlessHost()
/// let surface = host.openSurface(SurfaceConfiguration(size: CGSize(width: 200, height: 100)))
/// surface.onFrame = { _ in surface.presentAll { buffer in paint(buffer) } }
/// surface.requestFrame()
/// surface.stepFrame()
/// surface.send(.pointerDown(PointerEvent(position: CGPoint(x: 5, y: 5), button: .primary)))
/// surface.picture().pixel(x: 0, y: 0)
/// ```
