import CSDL2
import Foundation
import LaminaHost

/// Reads SDL's events when the window system's connection is readable.
///
/// Xlib may read events off the connection while it waits for an answer; the descriptor then stays
/// silent although events wait. Code that calls SDL outside the pump calls `drainSoon()`.
///
/// On X11 the connection is read on a queue of its own, and only events wake the main thread: answers, as to
/// each frame, do not.
final class EventPump {
  private unowned let host: WindowHost
  private var source: (any DispatchSourceRead)?
  private var isDraining = false
  private var isDrainScheduled = false
  private var isLateDrainScheduled = false
  private var keysHeld = 0
  /// Where X's connection is read when it announces something.
  private let reading = DispatchQueue(label: "lamina.events", qos: .userInteractive)
  /// Held while an answer of the window system is awaited on any thread.
  let sending = NSLock()

  init(host: WindowHost) { self.host = host }

  /// Starts to listen to the connection of `window`, unless it listens already.
  func watch(_ window: OpaquePointer) {
    drainSoon()
    guard source == nil, let descriptor = Connection.descriptor(of: window) else { return }
    let isX11 = Connection.eventsQueued(of: window) != nil
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: isX11 ? reading : .main)
    source.setEventHandler(handler: draining(window))
    source.resume()
    self.source = source
  }

  /// What is to be done, on any thread, when a window's connection may have been read: if there are events
  /// they are handled in the main loop's next turn, as what the main queue was given by the key before comes
  /// first.
  func draining(_ window: OpaquePointer) -> @Sendable () -> Void {
    let hasEvents = Connection.eventsQueued(of: window) ?? { true }
    return { [weak self, sending] in
      // While one thread waits for an answer no other gets to read, and the source would call without end.
      guard !ConnectionLoss.isOver, sending.withLock(hasEvents) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.drain() } }
    }
  }

  /// Ends listening: once it returns, nobody reads the connection, which may be closed.
  func stop() {
    source?.cancel()
    source = nil
    reading.sync {}
  }

  /// Reads events in the main loop's next turn.
  func drainSoon() {
    guard !isDrainScheduled, !isDraining else { return }
    isDrainScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.drain() }
    }
  }

  /// Handles what has come, up to the first key, text or click: what that one asked the main queue to do, as a
  /// binding that is set in a `Task`, is done before the next.
  private func drain() {
    isDrainScheduled = false
    guard !isDraining, host.driver != nil, !ConnectionLoss.isOver else { return }
    isDraining = true
    var event = SDL_Event()
    var hasHandled = false
    var isTyping = false
    while !isTyping, host.driver != nil, !ConnectionLoss.isOver, SDL_PollEvent(&event) != 0 {
      hasHandled = true
      isTyping = event.isTyping
      handle(event)
    }
    isDraining = false
    if isTyping { drainSoon() }
    if hasHandled { drainLater() }
  }

  /// Looks once more a little after something happened; at rest nothing is scheduled.
  ///
  /// A library that writes to a busy connection may have read events meanwhile, which then nothing
  /// announces.
  private func drainLater() {
    guard !isLateDrainScheduled else { return }
    isLateDrainScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      MainActor.assumeIsolated {
        self?.isLateDrainScheduled = false
        EarlyText.end()
        self?.drainSoon()
      }
    }
  }

  private func handle(_ event: SDL_Event) {
    countKeys(event)
    guard let id = event.windowID, let surface = host.surfaces[id] else {
      if event.type == SDL_QUIT.rawValue { host.quit() }
      if event.type == SDL_CLIPBOARDUPDATE.rawValue {
        for surface in host.surfaces.values { surface.send(.clipboardChanged) }
      }
      return
    }
    surface.handle(event)
  }

  /// On Wayland SDL repeats held keys itself, and only when it is asked for events.
  private func countKeys(_ event: SDL_Event) {
    guard host.driver?.isWayland == true else { return }
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN where event.key.repeat == 0:
      keysHeld += 1
      if keysHeld == 1 { drainWhileKeysAreHeld() }
    case SDL_KEYUP: keysHeld = max(0, keysHeld - 1)
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_FOCUS_LOST.rawValue:
      keysHeld = 0
    default: break
    }
  }

  private func drainWhileKeysAreHeld() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.015) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.keysHeld > 0 else { return }
        self.drainSoon()
        self.drainWhileKeysAreHeld()
      }
    }
  }
}

extension SDL_Event {
  /// Whether it comes from a keyboard or an input method, or may give another view the keyboard.
  fileprivate var isTyping: Bool {
    switch SDL_EventType(type) {
    case SDL_KEYDOWN, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT, SDL_MOUSEBUTTONUP: true
    default: false
    }
  }

  /// The window that an event belongs to; nil for events of the whole process.
  fileprivate var windowID: UInt32? {
    switch SDL_EventType(type) {
    case SDL_WINDOWEVENT: window.windowID
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: tfinger.windowID
    case SDL_MULTIGESTURE: SDL_GetMouseFocus().map { SDL_GetWindowID($0) }
    case SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE: drop.windowID
    default: nil
    }
  }
}
