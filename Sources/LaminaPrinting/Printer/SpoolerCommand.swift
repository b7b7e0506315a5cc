package import Foundation
import Glibc
import LaminaBus

/// CUPS' command `lp`, which prints on the standard printer what it reads.
package nonisolated struct SpoolerCommand: Sendable {
  private let program: String
  private let seconds: Double

  /// Makes the command of its file, and of how long it may take to accept a document.
  package init(_ program: String = "/usr/bin/lp", seconds: Double = 20) {
    (self.program, self.seconds) = (program, seconds)
  }

  /// Hands a document over.
  ///
  /// - Throws: ``PrintError/noPrinter(reason:)`` with what the command says.
  package func print(_ data: Data, title: String) async throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw PrintError.noPrinter(reason: "there is neither a desktop that prints nor \(program)")
    }
    // Files, not pipes: whoever else holds one keeps nobody waiting.
    let (document, complaints) = (
      try BusDescriptor(holding: data), try BusDescriptor(holding: Data())
    )
    let status = try await run(["-t", title], reading: document, complaining: complaints)
    guard status != 0 else { return }
    var said = [UInt8](repeating: 0, count: 2_000)
    let count = max(0, pread(complaints.number, &said, said.count, 0))
    let words = String(decoding: said.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    throw PrintError.noPrinter(reason: "lp said: \(words)")
  }

  private func run(
    _ arguments: [String], reading document: BusDescriptor, complaining complaints: BusDescriptor
  ) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: document.number, closeOnDealloc: false)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: complaints.number, closeOnDealloc: false)
    let guardian = DispatchWorkItem { [process] in kill(process.processIdentifier, SIGKILL) }
    defer { guardian.cancel() }
    return try await withCheckedThrowingContinuation { done in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch {
        process.terminationHandler = nil
        return done.resume(throwing: error)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: guardian)
    }
  }
}
