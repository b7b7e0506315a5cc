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

  private func ask(_ member: String, _ body: [BusValue]) async throws -> [String: BusValue] {
    let portal = DesktopPortal("org.freedesktop.portal.Print", on: bus)
    let response = try await portal.ask(member, body, answeredWithin: patience)
    switch response.code {
    case 0: return response.results
    case 1: throw PrintError.cancelled
    default:
      throw PrintError.noPrinter(reason: "the desktop's dialog ended with code \(response.code)")
    }
  }
}
