import Foundation

/// The files that a program opened from its start on, as strace saw it.
struct OpenedFiles {
  static let tracer = "/usr/bin/strace"

  private(set) var libraries = 0
  private(set) var fonts = 0
  private(set) var locale = 0
  private(set) var others = 0

  var all: Int { libraries + fonts + locale + others }

  /// Reads what strace wrote (`-D -f -e trace=open,openat`: the program is the process that is started).
  init(trace: String) {
    for line in trace.split(separator: "\n") where !line.contains(" = -1 ") {
      let parts = line.split(separator: "\"", maxSplits: 2)
      guard parts.count == 3, line.contains("open") else { continue }
      count(parts[1])
    }
  }

  private mutating func count(_ path: Substring) {
    if path.contains(".so") {
      libraries += 1
    } else if path.contains("font") {
      fonts += 1
    } else if path.contains("locale") || path.contains("X11") || path.contains("gconv") {
      locale += 1
    } else {
      others += 1
    }
  }
}
