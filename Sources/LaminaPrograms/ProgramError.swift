public import Foundation

/// Why a program of the desktop was not started, or how it failed.
public enum ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a command in a desktop file.
  public enum BadCommand: Hashable, Sendable {
    /// It names no program.
    case noProgram
    /// A quote is not closed, or has a backslash before what needs none.
    case openQuote
    /// It has characters that no line has.
    case controlCharacters
    /// It is longer than 8 kB.
    case tooLong
    /// It has a code that stands for nothing, such as `%x`.
    case unknownCode(String)
    /// It has two places for one file.
    case severalFiles
    /// A file's name would stand within quotes, where a shell may read it.
    case fileWithinQuotes

    var words: String {
      switch self {
      case .noProgram: "it names no program"
      case .openQuote: "a quote is not closed"
      case .controlCharacters: "it has control characters"
      case .tooLong: "it is longer than 8 kB"
      case .unknownCode(let code): "\(code) stands for nothing"
      case .severalFiles: "it has two places for a file"
      case .fileWithinQuotes: "a file's name would stand within quotes, where a shell may read it"
      }
    }
  }

  /// The Exec line of a desktop file cannot be used.
  case badCommand(String, BadCommand)
  /// There is no such program on this machine.
  case notInstalled(String)
  /// The system refused to start it.
  case notStarted(String, reason: String)
  /// It ended at once with a code other than 0.
  case failed(String, code: Int32)
  /// It was ended by a signal.
  case killed(String, signal: Int32)
  /// It did not end within its time.
  case tooSlow(String)
  /// It takes files, and was given another address.
  case takesOnlyFiles(String)
  /// It runs in a terminal, and there is none.
  case noTerminal(String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .badCommand(let line, let fault):
      "The desktop file's command cannot be started, as \(fault.words): \(line.prefix(200))"
    case .notInstalled(let name): "\(name) is not installed. Install it, or choose another program."
    case .notStarted(let name, let reason): "\(name) cannot be started (\(reason))."
    case .failed(let name, let code): "\(name) ended at once with code \(code)."
    case .killed(let name, let signal): "\(name) was ended by signal \(signal)."
    case .tooSlow(let name): "\(name) did not end in time."
    case .takesOnlyFiles(let address): "The program opens files only, not \(address)."
    case .noTerminal(let name): "\(name) runs in a terminal, and none is installed."
    }
  }
}

extension ProgramError: LocalizedError {
  public var errorDescription: String? { description }
}
