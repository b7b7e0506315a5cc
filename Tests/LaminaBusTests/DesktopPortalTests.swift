import BusDaemons
import Foundation
import LaminaBus
import Synchronization
import Testing

/// A portal of the test's own, whose dialog does what the test says.
private final class Portal: Sendable {
  typealias Behaviour = @Sendable (Portal) async throws -> Void
  static let handle = "/org/freedesktop/portal/desktop/request/1"

  let bus: Bus
  private let objects: [BusObject]
  private let closed: AsyncStream<Void>

  init(on daemon: PrivateBus, _ behaviour: @escaping Behaviour) async throws {
    let bus = try Bus(address: daemon.address)
    self.bus = bus
    let (closed, sink) = AsyncStream.makeStream(of: Void.self)
    let asked = AsyncStream.makeStream(of: Void.self)
    self.closed = closed
    objects = [
      try await bus.export(
        [
          BusInterface(
            "org.example.Dialog",
            methods: [
              BusMethod("Show", takes: "s", returns: "o") { _ in
                asked.continuation.yield()
                return [.objectPath(Self.handle)]
              }
            ])
        ], at: DesktopPortal.path),
      try await bus.export(
        [
          BusInterface(
            "org.freedesktop.portal.Request",
            methods: [
              BusMethod("Close") { _ in
                sink.yield()
                return []
              }
            ])
        ], at: Self.handle),
    ]
    #expect(try await bus.request(name: DesktopPortal.name))
    Task { [weak self] in
      for await _ in asked.stream { if let self { try await behaviour(self) } }
    }
  }

  func respond(_ body: [BusValue]) async throws {
    try await bus.emit(
      BusMessage(
        path: Self.handle, interface: "org.freedesktop.portal.Request", member: "Response", body))
  }

  /// Waits until the dialog was taken away.
  func close() async { for await _ in closed { return } }
}

@Suite(
  "Dialogs of the desktop's portal", .enabled(if: PrivateBus.isInstalled), .timeLimit(.minutes(5)))
struct DesktopPortalTests {
  private func ask(
    _ daemon: PrivateBus, within time: Duration? = nil
  ) async throws -> DesktopPortal.Response {
    try await DesktopPortal("org.example.Dialog", on: try Bus(address: daemon.address))
      .ask("Show", [.string("Which?")], answeredWithin: time)
  }

  @Test("What the person did comes back, and of other dialogs nothing")
  func answer() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon) { portal in
      try await portal.bus.emit(
        BusMessage(
          path: "/other", interface: "org.freedesktop.portal.Request", member: "Response",
          [.uint32(2), .dictionary([:])]))
      try await portal.respond([.uint32(0), .dictionary(["token": .uint32(7)])])
    }
    let response = try await ask(daemon)
    #expect(response.code == 0 && response.results == ["token": .uint32(7)])
    withExtendedLifetime(portal) {}
  }

  @Test("A portal that leaves answers nothing more, and that is an error")
  func leaves() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon) {
      _ = try await $0.bus.release(name: DesktopPortal.name)
    }
    await #expect(throws: BusError.noReply("the portal has left the bus")) { try await ask(daemon) }
    withExtendedLifetime(portal) {}
  }

  @Test("A dialog that nobody answers in time, or for which nobody waits, is taken away")
  func unanswered() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon) { _ in }
    await #expect(throws: BusError.timeout) { try await ask(daemon, within: .milliseconds(50)) }
    await portal.close()
    let (shown, sink) = AsyncStream.makeStream(of: Void.self)
    let other = try PrivateBus()
    let second = try await Portal(on: other) { _ in sink.yield() }
    let task = Task { try await ask(other) }
    for await _ in shown { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await second.close()
  }

  @Test("Whenever a task is cancelled, that is what it says")
  func cancelled() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon) { _ in }
    for step in 0..<40 {
      let task = Task { try await ask(daemon) }
      try await Task.sleep(for: .microseconds(step * 250))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    withExtendedLifetime(portal) {}
  }

  @Test("An answer of another form is refused")
  func garbage() async throws {
    let daemon = try PrivateBus()
    let portal = try await Portal(on: daemon) { try await $0.respond([.string("yes")]) }
    await #expect {
      try await ask(daemon)
    } throws: { error in
      if case .invalid = error as? BusError { true } else { false }
    }
    await portal.close()
  }

  @Test("Where there is no portal, nobody has the name")
  func absent() async throws {
    let daemon = try PrivateBus()
    await #expect {
      try await ask(daemon)
    } throws: { error in
      if case .noSuchName = error as? BusError { true } else { false }
    }
  }
}
