import SeededRandom
import Testing

@MainActor @Suite("Random walks over wireframes")
struct WireframeWalkTests {
  @Test(
    "The window shows what the state says, whatever came between, and each navigation ends",
    arguments: 1...UInt64(8))
  func walk(seed: UInt64) async {
    let walk = WireframeWalk(seed: seed)
    for number in 0..<rounds(25, of: 500) {
      guard let fault = await walk.step() else { continue }
      Issue.record("seed \(seed), step \(number): \(fault)")
      return
    }
    if let fault = await walk.rest() { Issue.record("seed \(seed): \(fault)\n\(walk.log)") }
  }
}
