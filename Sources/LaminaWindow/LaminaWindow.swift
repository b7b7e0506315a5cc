/// Window: a host on SDL2 for X11 and Wayland; the only room that knows SDL.
///
/// ```
///  X11 / Wayland ──fd──▶ DispatchSource ──▶ EventPump ──SDL events──▶ WindowSurface ──HostEvent──▶ app
///        ▲                 (main queue)                                    ▲
///        └── damaged pixels ── SDL's window surface = the retained picture ┘◀── present ── app
/// ```
///
/// The main thread runs `RunLoop.main`; SDL is read when its connection is readable, never polled:
/// the main actor, dispatch and timers run at all times, and an idle window does not wake up.
///
/// ```swift
/// guard WindowHost.isAvailable else { return renderHeadless() }
/// let host = WindowHost()
/// let surface = try host.open(SurfaceConfiguration(title: "Hello"))
/// surface.onEvent = { event in
///   if case .closeRequested = event { host.quit() }
/// }
/// surface.onFrame = { _ in surface.presentAll { buffer in paint(buffer) } }
/// surface.requestFrame()
/// host.run()
/// ```
