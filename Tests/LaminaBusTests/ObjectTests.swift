import BusDaemons
import Foundation
import LaminaBus
import Testing

@Suite(
  .enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed: apt-get install dbus"),
  .timeLimit(.minutes(5)))
struct ObjectTests {
  /// Two connections to a bus of the test's own; an object on the first.
  private struct Pair: Sendable {
    let daemon: PrivateBus
    let server: Bus, client: Bus
    let level = Level()
    /// One for each call that never ends, once the object has it.
    let endless = AsyncStream.makeStream(of: Void.self)
    let name = "org.lamina.Server"

    init() async throws {
      daemon = try PrivateBus()
      server = try Bus(address: daemon.address)
      client = try Bus(address: daemon.address)
      #expect(try await server.request(name: name))
    }

    func call(_ member: String, _ body: [BusValue] = [], interface: String = greeter) -> BusMessage
    {
      BusMessage(to: name, path: "/org/lamina/one", interface: interface, member: member, body)
    }

    /// Returns when the object has one more call that it never answers.
    func isCalledWithoutEnd() async {
      for await _ in endless.stream { return }
    }

    var interface: BusInterface {
      BusInterface(
        greeter,
        methods: [
          BusMethod("Greet", takes: "s", returns: "s") { call in
            [.string("Hello, \(call.body[0].text ?? "")")]
          },
          BusMethod("Sender", returns: "s") { call in [.string(call.sender ?? "")] },
          BusMethod("Fail") { _ in
            throw BusError.remote(name: "org.lamina.Error.Tired", text: "not now")
          },
          BusMethod("Wrong", returns: "u") { _ in [.string("no number")] },
          BusMethod("Forever") { [endless] _ in
            endless.continuation.yield()
            try await Task.sleep(for: .seconds(1000))
            return []
          },
        ],
        properties: [
          BusProperty("Level", "u", write: { [level] in await level.set($0) }) { [level] in
            await level.value
          },
          BusProperty("Version", "s") { .string("2") },
        ],
        signals: [BusSignal("Greeted", "s")])
    }
  }

  private actor Level {
    private(set) var value = BusValue.uint32(1)
    func set(_ value: BusValue) { self.value = value }
  }

  private static let greeter = "org.lamina.Greeter"

  @Test("Methods are called with what they take, and answer what they return")
  func methods() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    let object = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    let reply = try await pair.client.call(pair.call("Greet", [.string("世界")]), returning: "s")
    #expect(reply == [.string("Hello, 世界")])
    let sender = try await pair.client.call(pair.call("Sender"))
    #expect(sender.first?.text?.hasPrefix(":1.") == true)
    #expect(object.path == "/org/lamina/one")
  }

  @Test("Wrong arguments, missing members, errors and wrong answers come back as what they are")
  func failures() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    let object = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    for (call, name) in [
      (pair.call("Greet", [.uint32(1)]), "org.freedesktop.DBus.Error.InvalidArgs"),
      (pair.call("Fail"), "org.lamina.Error.Tired"),
      (pair.call("Wrong"), "org.freedesktop.DBus.Error.Failed"),
    ] {
      await #expect { try await pair.client.call(call) } throws: {
        if case .remote(name, _)? = $0 as? BusError { true } else { false }
      }
    }
    for call in [pair.call("Absent"), pair.call("Greet", interface: "org.lamina.Absent")] {
      await #expect { try await pair.client.call(call) } throws: {
        if case .noSuchMember? = $0 as? BusError { true } else { false }
      }
    }
    withExtendedLifetime(object) {}
  }

  @Test("Properties are read, set and announced; what is of another type is refused")
  func properties() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    let (client, name, path) = (pair.client, pair.name, "/org/lamina/one")
    let object = try await pair.server.export([pair.interface], at: path)
    var levels = try await client.changes(of: "Level", of: Self.greeter, at: path, on: name)
      .makeAsyncIterator()
    #expect(
      try await client.properties(of: Self.greeter, at: path, on: name)
        == ["Level": .uint32(1), "Version": .string("2")])
    try await client.set("Level", of: Self.greeter, at: path, on: name, to: .uint32(7))
    #expect(await levels.next() == .uint32(7))
    #expect(
      try await client.property("Level", of: Self.greeter, at: path, on: name) == .uint32(7))
    for (property, value) in [("Level", BusValue.string("x")), ("Version", .string("3"))] {
      await #expect(throws: BusError.self) {
        try await client.set(property, of: Self.greeter, at: path, on: name, to: value)
      }
    }
    await pair.level.set(.uint32(9))
    try await object.changed(["Level"], of: Self.greeter)
    #expect(await levels.next() == .uint32(9))
  }

  @Test("Signals of the table are emitted, others refused")
  func signals() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    let object = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    var heard = try await pair.client.signals(
      matching: BusRule(sender: pair.name, member: "Greeted")
    ).makeAsyncIterator()
    try await object.emit("Greeted", of: Self.greeter, [.string("a")])
    #expect(await heard.next()?.body == [.string("a")])
    await #expect(throws: BusError.wrongSignature(expected: "s", found: "u")) {
      try await object.emit("Greeted", of: Self.greeter, [.uint32(1)])
    }
    await #expect(throws: BusError.self) { try await object.emit("Absent", of: Self.greeter) }
  }

  @Test("An object says what it has, in a text that another program reads")
  func introspection() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    let object = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    let child = try await pair.server.export([pair.interface], at: "/org/lamina/one/two")
    let text = try await pair.client.call(
      pair.call("Introspect", interface: "org.freedesktop.DBus.Introspectable"), returning: "s")
    let xml = try XMLLines(text.first?.text ?? "")
    #expect(xml.has("<interface name=\"org.lamina.Greeter\">"))
    #expect(xml.has("<arg type=\"s\" direction=\"in\"/>"))
    #expect(xml.has("<property name=\"Level\" type=\"u\" access=\"readwrite\"/>"))
    #expect(xml.has("<property name=\"Version\" type=\"s\" access=\"read\"/>"))
    #expect(xml.has("<node name=\"two\"/>"))
    withExtendedLifetime((object, child)) {}
  }

  private struct XMLLines {
    let lines: Set<String>

    init(_ text: String) throws {
      lines = Set(
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    }

    func has(_ line: String) -> Bool { lines.contains(line) }
  }

  @Test("An object that is let go is gone, and its path is free")
  func withdrawal() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    var object: BusObject? = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    await #expect(throws: BusError.self) {
      try await pair.server.export([pair.interface], at: "/org/lamina/one")
    }
    object = nil
    await #expect(throws: BusError.self) { try await pair.client.call(pair.call("Sender")) }
    object = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    #expect(try await pair.client.call(pair.call("Sender")).count == 1)
    withExtendedLifetime(object) {}
  }

  @Test("A call that is cancelled, or whose time is over, waits no more")
  func cancellation() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    let object = try await pair.server.export([pair.interface], at: "/org/lamina/one")
    let call = pair.call("Forever")
    let task = Task { try await pair.client.call(call) }
    await pair.isCalledWithoutEnd()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: BusError.timeout) {
      try await pair.client.call(call, timeout: .milliseconds(50))
    }
    #expect(try await pair.client.call(pair.call("Sender")).count == 1)
    withExtendedLifetime(object) {}
  }

  @Test("A peer that leaves in a call is no reply, and no timeout")
  func vanishing() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    var server: Bus? = try Bus(address: pair.daemon.address)
    #expect(try await server?.request(name: "org.lamina.Leaver") == true)
    var object = try await server?.export([pair.interface], at: "/org/lamina/one")
    var call = pair.call("Forever")
    call.destination = "org.lamina.Leaver"
    let task = Task { [call] in try await pair.client.call(call) }
    await pair.isCalledWithoutEnd()
    (object, server) = (nil, nil)
    await #expect {
      try await task.value
    } throws: {
      if case .noReply? = $0 as? BusError { true } else { false }
    }
    withExtendedLifetime(object) {}
  }

  @Test("Over a limit of calls at one time, the rest is refused and the first go on")
  func floodOfCalls() async throws {
    let pair = try await Pair()
    defer { pair.daemon.stop() }
    var limits = BusLimits()
    limits.calls = 4
    let server = try Bus(address: pair.daemon.address, limits: limits)
    #expect(try await server.request(name: "org.lamina.Busy"))
    let object = try await server.export([pair.interface], at: "/org/lamina/one")
    var call = pair.call("Forever")
    call.destination = "org.lamina.Busy"
    let refused = await withTaskGroup(of: Bool.self) { [call] group in
      for _ in 0..<40 {
        group.addTask {
          do {
            _ = try await pair.client.call(call, timeout: .milliseconds(500))
            return false
          } catch {
            if case .tooLarge? = error as? BusError { return true } else { return false }
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(refused == 36)
    withExtendedLifetime(object) {}
  }

  @Test(
    "Names and signatures that D-Bus does not allow are refused",
    arguments: [
      ("noDot", "A", "s", "/a"), ("org.a", "A-b", "s", "/a"), ("org.a", "", "s", "/a"),
      ("org.a", "A", "(", "/a"), ("org.a", "A", "s", "a"), ("org.a", "A", "s", "/a/"),
      ("org.1a", "A", "s", "/a"), ("org.a", "A", "s", "/ä"),
    ])
  func names(_ interface: String, _ method: String, _ signature: String, _ path: String)
    async throws
  {
    let daemon = try PrivateBus()
    defer { daemon.stop() }
    let bus = try Bus(address: daemon.address)
    let table = BusInterface(
      interface, methods: [BusMethod(method, takes: signature) { _ in [] }])
    await #expect {
      try await bus.export([table], at: path)
    } throws: {
      if case .invalid? = $0 as? BusError { true } else { false }
    }
  }
}
