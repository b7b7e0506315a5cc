package import Foundation
import Glibc

/// What an answer's headers allow a cache that serves one person (RFC 9111).
package struct CacheRules: Hashable, Sendable {
  /// Whether the answer may be kept, and is of use later.
  package let mayStore: Bool
  /// For how many seconds it may be used without asking.
  package let lifetime: TimeInterval
  /// What to ask with afterwards.
  package let etag: String?
  package let lastModified: String?

  /// Reads headers whose names are in small letters, of an answer that came at `now`.
  package init(_ headers: [String: String], now: Date) {
    let directives = Self.directives(headers["cache-control"] ?? "")
    etag = headers["etag"]
    lastModified = headers["last-modified"]
    lifetime = directives["no-cache"] != nil ? 0 : Self.lifetime(headers, directives, now: now)
    let isForbidden = directives["no-store"] != nil || headers["vary"]?.contains("*") == true
    mayStore = !isForbidden && (lifetime > 0 || etag != nil || lastModified != nil)
  }

  /// `max-age=60, private` as a dictionary.
  private static func directives(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for part in text.lowercased().split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
      if let name = pair.first { found[name] = pair.count > 1 ? pair[1] : "" }
    }
    return found
  }

  private static func lifetime(
    _ headers: [String: String], _ directives: [String: String], now: Date
  ) -> TimeInterval {
    let age = headers["age"].flatMap { TimeInterval($0) } ?? 0
    if let maximum = directives["max-age"].flatMap({ TimeInterval($0) }) {
      return max(0, min(maximum, 365 * 86_400) - max(0, age))
    }
    let sent = headers["date"].flatMap(HTTPDate.init)?.date ?? now
    if let text = headers["expires"] {
      return max(0, HTTPDate(text)?.date.timeIntervalSince(sent) ?? 0)
    }
    // No header says: a tenth of its age so far, a day at most, as the standard suggests.
    guard let changed = headers["last-modified"].flatMap(HTTPDate.init)?.date else { return 0 }
    return min(max(0, sent.timeIntervalSince(changed)) / 10, 86_400)
  }
}

/// A date as headers have it: `Sun, 06 Nov 1994 08:49:37 GMT`.
package struct HTTPDate: Hashable, Sendable {
  package let date: Date

  package init?(_ text: String) {
    let parts = text.split { " :,-".contains($0) }
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    guard parts.count == 8, let day = Int32(parts[1]),
      let month = months.firstIndex(of: parts[2].lowercased()), let year = Int32(parts[3]),
      let hour = Int32(parts[4]), let minute = Int32(parts[5]), let second = Int32(parts[6]),
      1...31 ~= day, 1970...9999 ~= year, 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second
    else { return nil }
    var time = tm()
    time.tm_year = year - 1900
    time.tm_mon = Int32(month)
    time.tm_mday = day
    time.tm_hour = hour
    time.tm_min = minute
    time.tm_sec = second
    date = Date(timeIntervalSince1970: TimeInterval(timegm(&time)))
  }
}
