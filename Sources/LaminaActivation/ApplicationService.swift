import Foundation
package import LaminaBus
package import LaminaInstances

/// A program's object on the bus, as long as somebody holds it.
package final class ApplicationService: Sendable {
  package static let interface = "org.freedesktop.Application"
  private let bus: Bus
  private let object: BusObject

  /// Exports the object, then takes the name: who was waiting for it finds the object there.
  ///
  /// - Parameters:
  ///   - id: the program's name, like `org.example.Dreams`.
  ///   - rule: which addresses there may be.
  ///   - bus: the session's bus.
  ///   - onFault: is called with what was wrong with a message, which is refused.
  ///   - deliver: is called with each wish.
  /// - Throws: `BusError`, also where another process has the name.
  package nonisolated(nonsending) init(
    _ id: String, _ rule: AddressRule, on bus: Bus,
    onFault: @escaping @MainActor @Sendable (String) -> Void,
    deliver: @escaping @MainActor @Sendable (DesktopRequest) -> Void
  ) async throws {
    @Sendable func answer(
      _ call: BusMessage, _ read: @escaping @Sendable (BusMessage) throws -> DesktopRequest
    ) async throws -> [BusValue] {
      do {
        let request = try read(call)
        await MainActor.run { deliver(request) }
        return []
      } catch {
        await MainActor.run { onFault("\(call.sender ?? "a peer"): \(error)") }
        throw BusError.invalid("\(error)")
      }
    }
    let interface = BusInterface(
      Self.interface,
      methods: [
        BusMethod("Activate", takes: "a{sv}") { call in
          try await answer(call) { DesktopRequest(.activate, token: Self.token($0.body.last)) }
        },
        BusMethod("Open", takes: "asa{sv}") { call in
          try await answer(call) { try Self.opening($0, rule) }
        },
        BusMethod("ActivateAction", takes: "sava{sv}") { call in
          try await answer(call) { try Self.action($0) }
        },
      ])
    self.bus = bus
    object = try await bus.export([interface], at: Self.path(of: id))
    guard try await bus.request(name: id) else {
      throw BusError.invalid("\(id): another process has this name")
    }
  }

  /// Where a program's object stands: its name with slashes, as the specification says.
  package static func path(of id: String) -> String {
    "/" + id.replacing(".", with: "/").replacing("-", with: "_")
  }

  private static func token(_ platform: BusValue?) -> String? {
    let data = platform?.dictionary
    return ActivationToken.checked(data?["activation-token"]?.text)
      ?? ActivationToken.checked(data?["desktop-startup-id"]?.text)
  }

  private static func opening(_ call: BusMessage, _ rule: AddressRule) throws -> DesktopRequest {
    let texts = call.body.first?.elements?.compactMap(\.text) ?? []
    guard texts.count <= HandoverMessage.addressLimit else {
      throw HandoverFault.tooMany(texts.count)
    }
    return DesktopRequest(
      .open(try texts.map { try rule.address($0) }), token: token(call.body.last))
  }

  private static func action(_ call: BusMessage) throws -> DesktopRequest {
    let name = call.body.first?.text ?? ""
    let isName =
      (1...64).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isName else {
      throw BusError.invalid("\(name.prefix(80).debugDescription) as an action's name")
    }
    return DesktopRequest(.action(name), token: token(call.body.last))
  }
}

/// Asks a program that runs, or that the bus can start.
package struct ApplicationClient {
  private let id: String
  private let bus: Bus

  package init(_ id: String, on bus: Bus) { (self.id, self.bus) = (id, bus) }

  /// Hands a wish over, and returns when the program has it.
  package nonisolated(nonsending) func ask(
    _ request: DesktopRequest, timeout: Duration = .seconds(5)
  ) async throws {
    let token = request.token.map { ["activation-token": BusValue.string($0)] } ?? [:]
    let platform = BusValue.dictionary(token)
    let (member, body): (String, [BusValue]) =
      switch request.wish {
      case .activate: ("Activate", [platform])
      case .open(let addresses):
        ("Open", [.array(of: "s", addresses.map { .string($0.absoluteString) }), platform])
      case .action(let name): ("ActivateAction", [.string(name), .array(of: "v", []), platform])
      }
    _ = try await bus.call(
      BusMessage(
        to: id, path: ApplicationService.path(of: id), interface: ApplicationService.interface,
        member: member, body), timeout: timeout)
  }
}
