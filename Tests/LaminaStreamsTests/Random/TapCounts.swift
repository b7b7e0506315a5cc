/// What taps have seen.
final class TapCounts {
  private(set) var counts = [0, 0, 0, 0]

  func sawValue() { counts[0] += 1 }
  func sawEnd() { counts[1] += 1 }
  func sawSubscription() { counts[2] += 1 }
  func sawDisposal() { counts[3] += 1 }
}
