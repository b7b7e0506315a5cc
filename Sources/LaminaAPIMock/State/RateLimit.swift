/// How often a method may be called: for methods that declare a status 429.
enum RateLimit {
  /// Notes a call; answers the seconds to wait if there were too many within the last second.
  static func note(_ calls: inout [Double], at now: Double, limit: Int) -> Int? {
    calls.removeAll { $0 <= now - 1 || $0 > now }
    guard calls.count >= limit else {
      calls.append(now)
      return nil
    }
    return 1
  }
}
