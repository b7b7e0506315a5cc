/// The numbers that belong to one particle: asked in any order, each is always the same.
///
/// A hash of seed, cell, birth and channel instead of a generator that has to be run from the
/// beginning; SplitMix64's mixing steps.
struct ParticleRandom {
  /// What a number is for.
  enum Channel: UInt64 {
    case lifetime = 1, velocity, longitude, scale, rotation, spin, tumble, tumblePhase
    case red, green, blue, alpha, x, y
  }

  private let state: UInt64

  init(seed: UInt64, cell: Int, birth: Int) {
    let place = UInt64(bitPattern: Int64(birth)) &* 0xD6E8_FEB8_6659_FD93
    state = Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: Int64(cell)) ^ Self.mixed(place)))
  }

  /// A number from 0 to 1, without 1.
  func unit(_ channel: Channel) -> Double {
    let bits = Self.mixed(state &+ channel.rawValue &* 0x9E37_79B9_7F4A_7C15)
    return Double(bits >> 11) * 0x1p-53
  }

  /// `value` changed by at most half of `range`.
  func about(_ value: Double, _ range: Double, channel: Channel) -> Double {
    range == 0 ? value : value + (unit(channel) - 0.5) * range
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
