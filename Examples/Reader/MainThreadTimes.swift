import Foundation
import Glibc

/// How long the calling thread was busy with each part of its work, for `make bench`.
struct MainThreadTimes {
  private var last = Self.now
  private var times: [(name: String, milliseconds: Double)] = []

  /// Ends a part of the work.
  mutating func recordTime(_ name: String) {
    let now = Self.now
    times.append((name, now - last))
    last = now
  }

  /// One flat object of figures.
  var json: String {
    let figures = times.map { "\"\($0.name)\": \(($0.milliseconds * 100).rounded() / 100)" }
    return "{\(figures.joined(separator: ", "))}"
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }
}
