import Foundation
import Synchronization

extension ThemeCheck {
  private static let reported = Mutex<Set<ThemeFinding>>([])

  /// Writes the findings to standard error in debug builds, each once in a process: for programs that start.
  public func reportInDebugBuilds() {
    reportInDebugBuilds { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  }

  /// Hands the findings over in debug builds, each once in a process.
  public func reportInDebugBuilds(to report: (ThemeFinding) -> Void) {
    #if DEBUG
      for finding in findings where Self.reported.withLock({ $0.insert(finding).inserted }) {
        report(finding)
      }
    #endif
  }
}
