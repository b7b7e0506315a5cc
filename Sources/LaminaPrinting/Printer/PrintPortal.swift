import Foundation
import Glibc
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
    case .noBus, .noSuchName, .noSuchMember, .disconnected: true
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

  func print(_ data: Data, title: String) async throws {
    let prepared = try await ask(
      "PreparePrint",
      [.string(""), .string(title), .dictionary([:]), .dictionary([:]), .dictionary([:])])
    guard case .uint32(let token)? = prepared["token"]?.unwrapped else {
      throw PrintError.noPrinter(reason: "the desktop gave no token")
    }
    let file = try Self.descriptor(of: data)
    _ = try await ask(
      "Print",
      [.string(""), .string(title), .descriptor(file), .dictionary(["token": .uint32(token)])])
  }

  /// Calls a method that answers with a request, and waits for that one's response.
  private func ask(_ member: String, _ body: [BusValue]) async throws -> [String: BusValue] {
    // Listened for first: the response may come before the call's answer.
    let responses = try await bus.signals(
      matching: BusRule(
        sender: Self.name, interface: "org.freedesktop.portal.Request", member: "Response"))
    let reply = try await bus.call(
      BusMessage(
        to: Self.name, path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Print", member: member, body), returning: "o")
    guard let request = reply.first?.text else {
      throw BusError.invalid("a request without a path")
    }
    return try await withThrowingTaskGroup(of: [String: BusValue].self) { group in
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
    throw BusError.disconnected
  }

  /// A file without a name, which holds the data.
  private static func descriptor(of data: Data) throws -> BusDescriptor {
    let path = FileManager.default.temporaryDirectory.path + "/lamina-\(UUID().uuidString).pdf"
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else {
      throw PrintError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
    let descriptor = BusDescriptor(owning: number)
    unlink(path)
    try FileHandle(fileDescriptor: number, closeOnDealloc: false).write(contentsOf: data)
    lseek(number, 0, SEEK_SET)
    return descriptor
  }
}

/// CUPS' command `lp`, which prints on the standard printer.
nonisolated struct SpoolerCommand: Sendable {
  var program = "/usr/bin/lp"
  /// How long it may take to accept a document.
  var seconds = 20.0

  func print(_ data: Data, title: String) async throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw PrintError.noPrinter(reason: "there is neither a desktop that prints nor \(program)")
    }
    let file = FileManager.default.temporaryDirectory.appending(
      path: "lamina-\(UUID().uuidString).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, said) = try await run(["-t", title, "--", file.path])
    guard status == 0 else { throw PrintError.noPrinter(reason: "lp said: \(said)") }
  }

  private func run(_ arguments: [String]) async throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    let guardian = DispatchWorkItem { [process] in process.terminate() }
    let status = try await withCheckedThrowingContinuation {
      (done: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch {
        process.terminationHandler = nil
        return done.resume(throwing: error)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: guardian)
    }
    guardian.cancel()
    let said = (try? errors.fileHandleForReading.read(upToCount: 2_000)) ?? Data()
    return (
      status, String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }
}
