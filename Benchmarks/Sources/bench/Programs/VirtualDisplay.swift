import Foundation

/// An X server without a screen (Xvfb) of our own, on a display number that is free.
final class VirtualDisplay {
  /// What a program's DISPLAY has to be: ":99".
  let name: String
  private let server: Process

  /// Starts the server and waits until it answers.
  ///
  /// - Parameters:
  ///   - width: of the screen, in pixels.
  ///   - height: of the screen, in pixels.
  /// - Throws: when Xvfb is missing or does not start.
  init(width: Int = 1280, height: Int = 1024) throws {
    let number = Pipe()
    server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    // The display's number is written to its standard output once clients may connect.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
    ]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    let line = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard name.count > 1 else { throw BenchError.noDisplay }
  }

  func stop() {
    server.terminate()
    server.waitUntilExit()
  }
}

/// Why nothing could be measured.
enum BenchError: Error, CustomStringConvertible {
  case noDisplay
  case silent(program: String, name: String, output: String)
  case ended(program: String, output: String)

  var description: String {
    switch self {
    case .noDisplay: "Xvfb started but named no display."
    case .silent(let program, let name, let output):
      "\(program) said no \(name) in time. It printed: «\(output)»"
    case .ended(let program, let output):
      "\(program) ended by itself. It printed: «\(output)»"
    }
  }
}
