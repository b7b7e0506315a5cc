import Foundation
import LaminaRoutes
import LaminaWireframes
import SeededRandom
import Testing

@Suite("Fuzzed maps")
struct FuzzedMapTests {
  private let words = [
    "Home", "Seller", "Product", "Detail", "Back", "Home-Detail", "Home-Detail-Seller", "-", "*",
    "--", "/", "../Home", "/Home", "shop/Home", "", "animated-push", "sheet", "seller", "é-ß",
    "class", "builder", "target", "navigator", "Decodes", "Destinations", "Transitions", "Links",
    "keys", "transition", "a://<int:id>", "<x", "Home-Detail-Seller Seller-Back",
  ]

  @Test("10,000 maps of damaged bytes or damaged trees end in a map and its faults")
  func fuzzed() {
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for seed in 0..<UInt64(rounds(1_500, of: 10_000)) {
      var numbers = SeededNumbers(seed: seed)
      let bytes = Bool.random(using: &numbers) ? damagedBytes(&numbers) : damagedTree(&numbers)
      slowest = max(slowest, clock.measure { use(bytes) })
    }
    #expect(slowest < .seconds(5))
  }

  private func use(_ bytes: Data) {
    let map = WireframeMap(data: bytes, file: "fuzz")
    let tree = WireframeTree(map, mounts: ["shop": WireframeTree(map)])
    for fault in tree.validate(against: Samples.registry) {
      #expect(fault.file == "fuzz" && !fault.description.isEmpty)
    }
    for destination in map.destinations.prefix(20) {
      #expect((try? tree.resolve(WireframeRequest(destination.key))) != nil)
      _ = tree.transition(for: destination.key)
    }
    let links = try? DeepLinks(tree, scheme: "a")
    for url in ["a://home/detail/seller", "a://7", "a://shop/home"] {
      _ = try? links?.link(for: url)
    }
  }

  private func damagedBytes(_ numbers: inout SeededNumbers) -> Data {
    var bytes = Array((Bool.random(using: &numbers) ? Samples.article : Samples.articleJSON).utf8)
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count))
      case 2: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
      default: bytes[place] = bytes[Int.random(in: 0..<bytes.count, using: &numbers)]
      }
    }
    return Data(bytes)
  }

  /// A map whose keys and values are well-formed, and are any words.
  private func damagedTree(_ numbers: inout SeededNumbers) -> Data {
    let sections = ["Decodes", "Destinations", "Transitions", "Links"].map { section in
      "\"\(section)\": \(tree(depth: Int.random(in: 0...3, using: &numbers), &numbers))"
    }
    return Data("{\(sections.joined(separator: ", "))}".utf8)
  }

  private func tree(depth: Int, _ numbers: inout SeededNumbers) -> String {
    guard depth > 0 else { return leaf(&numbers) }
    let pairs = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
      let below = max(0, depth - Int.random(in: 1...2, using: &numbers))
      return "\"\(word(&numbers))\": \(tree(depth: below, &numbers))"
    }
    return "{\(pairs.joined(separator: ", "))}"
  }

  private func leaf(_ numbers: inout SeededNumbers) -> String {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: "1"
    case 1: "true"
    case 2: "[\"\(word(&numbers))\", {}]"
    default: "\"\(word(&numbers))\""
    }
  }

  private func word(_ numbers: inout SeededNumbers) -> String {
    words.randomElement(using: &numbers) ?? ""
  }

  @Test("A map of 20,000 wrong entries is checked in bounded time")
  func large() {
    let entries = (0..<20_000).map { "\"Code\($0)-Port-Gate\": {\"target\": \"T\($0)\"}" }
    let screens = (0..<2_000).map { "\"Screen\($0)\": {\"class\": \"C\"}" }
    let text =
      "{\"Decodes\": {\(screens.joined(separator: ","))},"
      + "\"Destinations\": {\(entries.joined(separator: ","))}}"
    let lasted = ContinuousClock().measure {
      let faults = Samples.map(text).validate(against: Samples.registry)
      #expect(faults.count > 60_000)
    }
    #expect(lasted < .seconds(30))
  }
}
