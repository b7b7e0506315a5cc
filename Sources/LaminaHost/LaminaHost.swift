/// Host: what an application needs of the place it runs in, and nothing about any such place.
///
/// ```
///  ApplicationHost ──open──▶ Surface ──onEvent──▶ HostEvent (pointer, key, text ...) ──▶ app
///    │                         ▲ └───onFrame──▶ FrameTime (when it will be seen) ──────▶ app
///    │ clock, clipboard        │                                                          │
///    ▼                         └── present(damage, draw) ◀── requestFrame() ◀─────────────┘
/// ```
///
/// A window (LaminaWindow), a test (LaminaHeadless) and, later, a browser adopt these protocols.
///
/// ```swift
/// let surface = try host.open(SurfaceConfiguration(title: "Hello"))
/// surface.onEvent = { event in
///   if case .closeRequested = event { host.quit() }
/// }
/// surface.onFrame = { time in
///   surface.present(scene.damage(at: time.presentation)) { buffer in scene.draw(into: buffer) }
///   if scene.isMoving { surface.requestFrame() }
/// }
/// surface.requestFrame()
/// host.run()
/// ```
