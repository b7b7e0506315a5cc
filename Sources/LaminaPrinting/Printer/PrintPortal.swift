import Foundation
public import LaminaBus
import LaminaRaster

extension PrintDocument {
  /// Lets a person choose a printer, and prints.
  ///
  /// The desktop's portal shows its dialog; where there is none, CUPS' `lp` prints on the standard printer. It returns
  /// when the document was handed over.
  ///
  /// - Parameters:
  ///   - bus: the session's bus; the one of the environment if nil.
  ///   - patience: how long the person may take.
  /// - Throws: ``PrintError/cancelled`` when the person closes the dialog, ``PrintError/noPrinter(reason:)`` where
  ///   nobody prints: write a PDF then.
  public func print(on bus: Bus? = nil, patience: Duration = .seconds(3600)) async throws {
    let data = try pdf()
    let title = information.title ?? "Document"
    do {
      let session = try bus ?? Bus.session()
      try await PrintPortal(bus: session, patience: patience).print(data, title: title)
    } catch let error as BusError where error.isAbsence {
      try await SpoolerCommand().print(data, title: title)
    } catch let error as BusError {
      throw PrintError.noPrinter(reason: error.description)
    }
  }
}

extension BusError {
  /// Whether nobody is there who could be asked.
  fileprivate nonisolated var isAbsence: Bool {
    switch self {
    // One that is lost on the way may have printed already.
    case .noBus, .noSuchName, .noSuchMember: true
    default: false
    }
  }
}

/// `org.freedesktop.portal.Print`: a dialog in a process of the desktop's, which gets the file as a descriptor.
///
/// ```
///  PreparePrint ──▶ request ──Response: settings, token──▶ Print(token, descriptor) ──▶ request ──Response
/// ```
nonisolated struct PrintPortal: Sendable {
  let bus: Bus
  let patience: Duration

  private static let name = "org.freedesktop.portal.Desktop"
  private static let request = "org.freedesktop.portal.Request"

  func print(_ data: Data, title: String) async throws {
    let prepared = try await ask(
      "PreparePrint",
      [.string(""), .string(title), .dictionary([:]), .dictionary([:]), .dictionary([:])])
    guard case .uint32(let token)? = prepared["token"]?.unwrapped else {
      throw PrintError.noPrinter(reason: "the desktop gave no token")
    }
    let file = try BusDescriptor(holding: data)
    _ = try await ask(
      "Print",
      [.string(""), .string(title), .descriptor(file), .dictionary(["token": .uint32(token)])])
  }

  /// Calls a method that answers with a request, and waits for that one's response.
  private func ask(_ member: String, _ body: [BusValue]) async throws -> [String: BusValue] {
    // Listened for first: the response may come before the call's answer.
    let responses = try await bus.signals(
      matching: BusRule(
        sender: Self.name, interface: Self.request, member: "Response"))
    let reply = try await bus.call(
      BusMessage(
        to: Self.name, path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Print", member: member, body), returning: "o")
    guard let request = reply.first?.text else {
      throw BusError.invalid("a request without a path")
    }
    do {
      return try await answer(to: request, in: responses)
    } catch {
      close(request)
      throw error
    }
  }

  private func answer(
    to request: String, in responses: BusSequence<BusMessage>
  ) async throws -> [String: BusValue] {
    try await withThrowingTaskGroup(of: [String: BusValue].self) { group in
      group.addTask { try await Self.response(to: request, in: responses) }
      group.addTask { [patience] in
        try await Task.sleep(for: patience)
        throw PrintError.noPrinter(reason: "nobody answered the print dialog")
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw BusError.disconnected }
      return first
    }
  }

  private static func response(
    to request: String, in responses: BusSequence<BusMessage>
  ) async throws -> [String: BusValue] {
    for await response in responses where response.path == request {
      guard case .uint32(let code)? = response.body.first else { continue }
      switch code {
      case 0: return response.body.last?.dictionary ?? [:]
      case 1: throw PrintError.cancelled
      default: throw PrintError.noPrinter(reason: "the desktop's dialog ended with code \(code)")
      }
    }
    try Task.checkCancellation()
    throw BusError.disconnected
  }

  /// Takes a dialog away that nobody waits for any more; nobody waits for whether it worked.
  private func close(_ request: String) {
    let message = BusMessage(
      to: Self.name, path: request, interface: Self.request, member: "Close")
    Task.detached(executorPreference: QuietExecutor.shared) { [bus] in
      _ = try? await bus.call(message, timeout: .seconds(5))
    }
  }
}
