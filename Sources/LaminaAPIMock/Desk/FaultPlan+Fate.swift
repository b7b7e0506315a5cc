import SeededRandom

extension FaultPlan {
  /// What becomes of an answer; the same for the same number.
  func apply(to answer: MockAnswer, number: UInt64, seed: UInt64) -> MockAnswer {
    if isQuiet { return answer }
    var numbers = SeededNumbers(seed: seed ^ (number &* 0x9E37_79B9))
    let delay = answer.delay + Int.random(in: latency, using: &numbers)
    let drops = Double.random(in: 0..<1, using: &numbers) < dropRate
    let fails = Double.random(in: 0..<1, using: &numbers) < errorRate
    var answer = fails ? Self.failure(Bool.random(using: &numbers)) : answer
    answer.delay = delay
    answer.isDropped = drops
    return answer
  }

  private static func failure(_ isBusy: Bool) -> MockAnswer {
    var refusal = Refusal(status: isBusy ? 503 : 500, title: "The mock fails on purpose.")
    if isBusy { refusal.headers["Retry-After"] = "1" }
    return refusal.answer
  }
}
