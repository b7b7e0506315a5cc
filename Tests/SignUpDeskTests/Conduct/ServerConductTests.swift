import SignUpDesk
import Testing
import SeededRandom

/// How long a server thinks and how often it fails.
struct ServerConductTests {
  private func fates(_ conduct: ServerConduct, seed: UInt64 = 1) -> [Fate] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<1_000).map { _ in conduct.fate(&numbers) }
  }

  @Test func `The same seed is the same fate`() {
    let conduct = ServerConduct(latency: 2, failureRate: 0.5)
    #expect(fates(conduct) == fates(conduct))
    #expect(fates(conduct) != fates(conduct, seed: 2))
  }

  @Test func `Each request has its own latency up to the longest`() {
    let delays = fates(ServerConduct(latency: 2)).map(\.delay)
    #expect(delays.allSatisfy { (0...2).contains($0) })
    #expect(delays.contains { $0 < 0.1 } && delays.contains { $0 > 1.9 })
    #expect(fates(ServerConduct()).allSatisfy { $0 == Fate() })
  }

  @Test(arguments: [(0.0, 0...0), (0.3, 250...350), (1.0, 1_000...1_000)])
  func `As many fail as the rate says`(_ rate: Double, _ expected: ClosedRange<Int>) {
    let endings = fates(ServerConduct(failureRate: rate)).map(\.ending)
    #expect(expected.contains(endings.count { $0 != .answer }))
    if rate > 0 { #expect(endings.contains(.failure) && endings.contains(.drop)) }
  }

  @Test(arguments: [-1, 7, Double.nan, .infinity, -.infinity])
  func `What is out of the limits is brought into them`(_ number: Double) {
    let conduct = ServerConduct(latency: number, failureRate: number)
    #expect((0...2).contains(conduct.latency) && (0...1).contains(conduct.failureRate))
  }
}
