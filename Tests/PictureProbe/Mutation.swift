import LaminaGeometry
import SeededRandom

/// One way of damaging a file, the same for the same seed.
struct Mutation {
  private var random: SeededNumbers

  init(seed: UInt64) { random = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  /// A copy of `data` with one to eight of its places changed.
  func applied(to data: Data) -> Data {
    var copy = self
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 1...8, using: &copy.random) where !bytes.isEmpty {
      copy.damage(&bytes)
    }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let length = Int.random(in: 1...16, using: &random)
    let end = min(bytes.count, place + length)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: for index in place..<end { bytes[index] = 0xFF }
    case 4: for index in place..<end { bytes[index] = 0 }
    case 5: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
  }

}
