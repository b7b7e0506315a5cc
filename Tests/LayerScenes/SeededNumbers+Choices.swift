package import SeededRandom

extension SeededNumbers {
  package mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
  package mutating func chance(_ percent: Int) -> Bool { int(0..<100) < percent }
}
