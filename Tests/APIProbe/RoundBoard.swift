/// What one round measured.
struct Round {
  let perSecond: Double
  let worstPercent: Double

  init(nanoseconds: [Int64], seconds: Double) {
    perSecond = Double(nanoseconds.count) / seconds
    let sorted = nanoseconds.sorted()
    worstPercent = sorted.isEmpty ? 0 : Double(sorted[sorted.count * 99 / 100]) / 1e6
  }
}

/// The rounds of each contest, and their medians.
struct RoundBoard {
  private var rounds: [String: [Round]] = [:]

  mutating func add(_ round: Round, to name: String) { rounds[name, default: []].append(round) }

  func print() {
    for name in ["plain.static", "mock.static", "mock.validated"] {
      Swift.print("api.\(name)_rps \(Int(median(name, \.perSecond)))")
    }
    let ratio = ratios.sorted()[ratios.count / 2]
    Swift.print("api.mock.share_of_plain \(Double(Int(ratio * 1000)) / 1000)")
    for name in ["plain", "mock"] {
      let milliseconds = median("\(name).static", \.worstPercent)
      Swift.print("api.\(name).p99_ms \(Double(Int(milliseconds * 1000)) / 1000)")
    }
  }

  /// The mock's rounds beside the plain ones that ran right before.
  private var ratios: [Double] {
    zip(rounds["mock.static"] ?? [], rounds["plain.static"] ?? []).map {
      $0.perSecond / $1.perSecond
    }
  }

  private func median(_ name: String, _ part: KeyPath<Round, Double>) -> Double {
    let values = (rounds[name] ?? []).map { $0[keyPath: part] }.sorted()
    return values.isEmpty ? 0 : values[values.count / 2]
  }
}
