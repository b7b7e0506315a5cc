import ChildProcesses
import Foundation
import Glibc
import Testing
import WidgetEvents

@testable import LaminaWidgetHosting

/// Hosts of real processes, which are Tests/WidgetProbe.
@Suite("A widget in a process of its own")
struct ProcessTests {
  private let place = WidgetPlace(width: 320, height: 90, scale: 2)

  @Test("It draws for its place, and again for another one")
  func draws() async throws {
    let log = EventLog()
    let host = host("good", log)
    host.show(place)
    let first = try #require(try await log.pictures().first)
    #expect((first.width, first.height) == (640, 180))
    #expect(first.bytes.count == 640 * 180 * 4)
    #expect(first.bytes.allSatisfy { $0 == 240 })
    host.show(WidgetPlace(width: 320, height: 90, scale: 2, isDark: true))
    #expect(try await log.pictures(2)[1].bytes.first == 10)
    // Larger than its memory: by another process, without anybody seeing that.
    host.show(WidgetPlace(width: 736, height: 414, scale: 2))
    let large = try await log.pictures(3)[2]
    #expect((large.width, large.height) == (1472, 828))
    #expect(try await log.pictures(3).count == 3)
    host.reload()
    #expect(try await log.pictures(4)[3].width == 2)
  }

  @Test("A press reaches it, and its address comes back")
  func press() async throws {
    let log = EventLog()
    let host = host("good", log)
    host.show(place)
    _ = try await log.pictures()
    host.press(x: 12, y: 34)
    #expect(try await log.addresses() == ["probe://12/34"])
  }

  @Test("It says which size it would like to have")
  func size() async throws {
    let log = EventLog()
    let host = host("asks for room", log)
    host.show(place)
    let sizes = try await log.next {
      if case .preferredSize(let width, let height) = $0 { [width, height] } else { nil }
    }
    #expect(sizes == [[320, 90]])
    withExtendedLifetime(host) {}
  }

  @Test(
    "One that goes wrong is ended, and started again after a pause",
    arguments: [
      ("ends", .exited(7)), ("crashes", .crashed(signal: SIGABRT)), ("is silent", .tooSlow),
      // Its second of work is over before a minute is.
      ("loops", .crashed(signal: SIGXCPU)),
    ] as [(String, WidgetEnd)])
  func failures(_ name: String, _ end: WidgetEnd) async throws {
    let log = EventLog()
    let host = host(name, log)
    host.show(place)
    let ends = try await log.ends(2)
    #expect(ends.map(\.end) == [end, end])
    // The first pause is 10 ms here, and the second is twice as long.
    let pauses = ends.compactMap(\.pause)
    #expect(pauses.count == 2 && pauses[0] <= 0.01 && pauses[1] <= 0.02)
    withExtendedLifetime(host) {}
  }
}

extension ProcessTests {
  @Test("One that claims a picture that cannot be, or talks nonsense, is ended")
  func nonsense() async throws {
    for (name, words) in [
      ("draws too large", "a picture of 30000 x 30000 pixels"),
      ("talks nonsense", "what is no message, in 16 bytes"),
      ("talks without end", "more than 240 messages a second"),
    ] {
      let log = EventLog()
      let host = host(name, log)
      host.show(place)
      #expect(try await log.ends().first?.end == .spokeNonsense(words))
      withExtendedLifetime(host) {}
    }
  }

  @Test("One that holds too much memory is ended when it draws")
  func memory() async throws {
    let log = EventLog()
    let host = host("leaks", log)
    host.show(place)
    guard case .tooMuchMemory(let bytes)? = try await log.ends().first?.end else {
      Issue.record("it goes on: \(log.all)")
      return
    }
    #expect(bytes > 100_000_000)
    withExtendedLifetime(host) {}
  }

  @Test("One that crashes when it is pressed is there again, drawn")
  func pressCrash() async throws {
    let log = EventLog()
    let host = host("crashes when pressed", log)
    host.show(place)
    _ = try await log.pictures()
    host.press(x: 1, y: 1)
    #expect(try await log.ends().first?.end == .crashed(signal: SIGABRT))
    #expect(try await log.pictures(2).count == 2)
  }

  @Test("One that hangs when it is pressed is ended")
  func hangs() async throws {
    let log = EventLog()
    let host = host("hangs when pressed", log)
    host.show(place)
    _ = try await log.pictures()
    host.press(x: 1, y: 1)
    #expect(try await log.ends().first?.end == .tooSlow)
    withExtendedLifetime(host) {}
  }

  @Test("One that does nothing when it is pressed says that it has done so")
  func nothing() async throws {
    let program = WidgetProgram(Self.probe.path, ["does nothing when pressed"])
    let process = try WidgetProcess(program, capacity: 100)
    defer { _ = process.end() }
    process.socket.send(WidgetRequest.draw(WidgetPlace(width: 10, height: 10)))
    #expect(try await next(of: process) == .picture(number: 1, width: 10, height: 10))
    #expect(try await next(of: process) == .handled)
    process.socket.send(WidgetRequest.press(x: 1, y: 1))
    #expect(try await next(of: process) == .handled)
  }

  /// Waits for the next report of a process, within a bound.
  private func next(of process: WidgetProcess) async throws -> WidgetReport? {
    for _ in 0..<6_000 {
      switch process.socket.next() {
      case .bytes(let bytes): return WidgetReport(packet: bytes)
      case .end: return nil
      case .later: try await Task.sleep(for: .milliseconds(5))
      }
    }
    return nil
  }

  @Test("One that is done is not started again; one that is shown again is")
  func done() async throws {
    let log = EventLog()
    let host = host("is done when pressed", log)
    host.show(place)
    _ = try await log.pictures()
    host.press(x: 1, y: 1)
    let end = try #require(try await log.ends().first)
    #expect(end.end == .finished && end.pause == nil)
    host.show(place)
    #expect(try await log.pictures(2).count == 2)
  }

  @Test("A dismissed one is gone, and one whose host is let go, too")
  func dismissed() async throws {
    let log = EventLog()
    var host: WidgetHost? = host("good", log)
    host?.show(place)
    _ = try await log.pictures()
    host?.dismiss()
    #expect(try await log.ends().first?.end == .dismissed)
    host?.show(place)
    _ = try await log.pictures(2)
    host = nil
    #expect(try await log.ends(2)[1].end == .dismissed)
  }

  @Test("A program that is not there is said, and tried again")
  func missing() async throws {
    let log = EventLog()
    let host = WidgetHost(WidgetProgram("/nowhere/at all"), limits: limits()) { log.take($0) }
    host.show(place)
    let ends = try await log.ends(2)
    #expect("\(ends[0].end)".contains("/nowhere/at all cannot be started: No such file"))
    #expect(ends[1].pause != nil)
  }

  private func host(_ name: String, _ log: EventLog) -> WidgetHost {
    // What crashes on purpose has nothing to explain.
    let program = WidgetProgram(
      Self.probe.path, [name], environment: ["SWIFT_BACKTRACE": "enable=no"])
    return WidgetHost(program, limits: limits(for: name)) { log.take($0) }
  }

  /// Short pauses; time enough for a busy machine, except where nothing is ever answered.
  private func limits(for name: String = "") -> WidgetLimits {
    var limits = WidgetLimits()
    limits.firstPause = 0.01
    limits.work = 0.5
    limits.firstAnswer = name == "is silent" ? 0.3 : 60
    limits.answer = name == "hangs when pressed" ? 0.3 : 60
    return limits
  }

  private static let probe = Child.built("WidgetProbe")
}
