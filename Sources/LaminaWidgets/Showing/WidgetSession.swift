import Dispatch
import Foundation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaStore
import LaminaWidgetHosting

/// A widget's process: takes requests, runs the timeline, hands pictures over, and ends with who shows it.
final class WidgetSession {
  private let guest: WidgetGuest
  private let description: WidgetDescription
  private let family: WidgetFamily
  private let pool = WorkerPool()
  private let store = WidgetStore()
  private var surface: WidgetSurface?
  private var source: (any DispatchSourceRead)?
  private var wishes: StoreObservation?
  private var timer: DispatchWorkItem?
  private var keptBudget: ReloadBudget?
  /// A picture that waits for its memory.
  private var waiting: Bitmap?

  init(_ guest: WidgetGuest, _ description: WidgetDescription, _ family: WidgetFamily) {
    (self.guest, self.description, self.family) = (guest, description, family)
  }

  /// Begins to listen.
  func begin() {
    let source = DispatchSource.makeReadSource(fileDescriptor: guest.descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { self.read() } }
    self.source = source
    source.activate()
    wishes = store.observeWishes(for: description.kind) { [weak self] in
      self?.surface?.run.reload(at: .now)
      self?.update()
    }
  }

  private func read() {
    while true {
      switch guest.next() {
      case .later: return update()
      case .end: exit(0)
      case .request(let request): take(request)
      }
    }
  }

  private func take(_ request: WidgetRequest) {
    switch request {
    case .draw(let place): show(at: place)
    case .press(let x, let y): surface?.press(at: CGPoint(x: x, y: y))
    case .reload: surface?.run.reload(at: .now)
    case .taken: break
    }
  }

  private func show(at place: WidgetPlace) {
    if let surface { return surface.move(to: place) }
    let surface = WidgetSurface(
      description, family, at: place, now: .now, executor: pool,
      onOpen: { [guest] in guest.report(.open($0.absoluteString)) },
      onPreferredSize: { [guest] in
        guest.report(.preferredSize(width: $0.width, height: $0.height))
      }, onDone: { [guest] in guest.report(.finished) })
    surface.run.budget = store.budget(of: description.kind)
    surface.run.onChange = { [weak self] in self?.update() }
    self.surface = surface
    surface.run.start(at: .now)
  }

  /// Hands over what has changed, and looks again when something is due.
  private func update() {
    guard let surface else { return }
    let now = Date.now
    if let picture = surface.picture(at: now) { waiting = picture }
    keepBudget(surface.run.budget)
    handOver()
    timer?.cancel()
    timer = nil
    guard let next = surface.nextMoment(after: now) else { return }
    let timer = DispatchWorkItem { MainActor.assumeIsolated { self.update() } }
    self.timer = timer
    // By the day's clock: a machine that slept shows the entry of the moment at once.
    let delay = min(max(next.timeIntervalSince(now), 0.001), 1e6)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + delay, execute: timer)
  }

  private func keepBudget(_ budget: ReloadBudget) {
    guard budget != keptBudget else { return }
    keptBudget = budget
    store.keep(budget, of: description.kind)
  }

  private func handOver() {
    guard let picture = waiting, guest.canShow else { return }
    waiting = nil
    _ = guest.show(width: picture.size.width, height: picture.size.height) { pixels in
      picture.copyRows(into: pixels)
    }
  }
}

extension Bitmap {
  /// Copies its rows without gaps, opaque where the bitmap is.
  func copyRows(into pixels: UnsafeMutableRawBufferPointer) {
    let row = size.width * 4
    withUnsafeBytes { bytes in
      for y in 0..<size.height {
        let source = UnsafeRawBufferPointer(
          rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + row])
        UnsafeMutableRawBufferPointer(rebasing: pixels[y * row..<(y + 1) * row])
          .copyMemory(from: source)
      }
    }
    guard format == .rgb24 else { return }
    for index in stride(from: 3, to: row * size.height, by: 4) { pixels[index] = 255 }
  }
}
