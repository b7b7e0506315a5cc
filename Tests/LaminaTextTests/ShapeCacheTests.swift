import LaminaGeometry
import SeededRandom
import Testing

@testable import LaminaText

/// Which shapes are kept when nothing but the cache holds them.
@Suite("What the cache of shapes holds")
struct ShapeCacheTests {
  private func request(_ number: Int) -> ShapeRequest {
    let text = "a paragraph with the number \(1_000 + number)"
    let part = ShapeRequest.Part(
      byteCount: text.utf8.count, font: Font.Resolved(families: ["Inter"], size: 14), kerning: 0,
      baselineOffset: 0)
    return ShapeRequest(text: text, parts: [part], isRightToLeft: false, scale: 1)
  }

  private func shape(_ request: ShapeRequest, glyphs: Int = 0) -> ShapedParagraph {
    let glyph = ShapedParagraph.Glyph(
      id: 1, x: 0, y: 0, ink: ShapedParagraph.Ink(left: 0, top: 0, right: 1, bottom: 1))
    return ShapedParagraph(
      runs: [], clusters: [], glyphs: Array(repeating: glyph, count: glyphs),
      byteCount: request.text.utf8.count, baseLevel: 0, tabWidth: 32, diagnostics: [])
  }

  /// A cache with room for so many of the shapes, after `numbers` came.
  private func cache(roomFor count: Int, after numbers: Range<Int>) -> ShapeCache {
    let cost = ShapeTable.cost(of: shape(request(0)), for: request(0))
    let cache = ShapeCache(budget: count * cost)
    for number in numbers { cache.storeShape(shape(request(number)), for: request(number)) }
    return cache
  }

  private func found(_ numbers: Range<Int>, in cache: ShapeCache) -> [Int] {
    numbers.filter { cache.value(for: request($0)) != nil }
  }

  @Test("it is as full after any number of texts, and holds the latest")
  func full() {
    for count in 40..<100 {
      let cache = cache(roomFor: 40, after: 0..<count)
      #expect(found(0..<count, in: cache) == Array(count - 40..<count))
    }
  }

  @Test("one that is asked for again is among the latest")
  func again() {
    let cache = cache(roomFor: 10, after: 0..<10)
    #expect(cache.value(for: request(3)) != nil)
    cache.storeShape(shape(request(10)), for: request(10))
    #expect(found(0..<11, in: cache) == Array(1..<11))
    for number in 11..<20 { cache.storeShape(shape(request(number)), for: request(number)) }
    #expect(found(0..<20, in: cache) == Array(10..<20))
  }

  @Test("one that a layout holds is found as long as it does, and then forgotten")
  func alive() {
    var table = ShapeTable(budget: 0)
    var held = (0..<300).map { shape(request($0)) }
    for (number, shape) in held.enumerated() { table.insert(shape, for: request(number)) }
    #expect(table.count == 300)
    #expect((0..<300).allSatisfy { table.value(for: request($0)) === held[$0] })
    held = []
    for number in 0..<700 { table.insert(shape(request(number)), for: request(number)) }
    #expect(table.count < 70)
  }

  @Test(
    "one that is greater than the budget leaves room for others, and goes after two of its kind")
  func great() {
    let cost = ShapeTable.cost(of: shape(request(0)), for: request(0))
    var table = ShapeTable(budget: 10 * cost)
    for number in 0..<10 { table.insert(shape(request(number)), for: request(number)) }
    table.insert(shape(request(10), glyphs: 10_000), for: request(10))
    #expect((0..<11).filter { table.value(for: request($0)) != nil } == Array(5..<11))
    for number in 11..<13 {
      table.insert(shape(request(number), glyphs: 10_000), for: request(number))
    }
    #expect((0..<13).filter { table.value(for: request($0)) != nil } == [11, 12])
  }

  /// The table beside a list of the latest requests, which is what it is to hold.
  @Test("it holds what a plain list of the latest would, by seed")
  func model() {
    var numbers = SeededNumbers(seed: 7)
    let cost = ShapeTable.cost(of: shape(request(0)), for: request(0))
    var table = ShapeTable(budget: 12 * cost)
    var latest: [Int] = []
    var alive: [Int: ShapedParagraph] = [:]
    for _ in 0..<5_000 {
      let number = Int.random(in: 0..<40, using: &numbers)
      if numbers.next() % 5 == 0 { alive[Int.random(in: 0..<40, using: &numbers)] = nil }
      let isKnown = latest.contains(number) || alive[number] != nil
      if let shape = table.value(for: request(number)) {
        #expect(isKnown)
        if numbers.next() % 3 == 0 { alive[number] = shape }
      } else {
        #expect(!isKnown)
        table.insert(shape(request(number)), for: request(number))
      }
      latest.removeAll { $0 == number }
      latest = Array((latest + [number]).suffix(12))
      #expect(table.cost == latest.count * cost)
      #expect(table.count <= latest.count + alive.count + 2 * 40 + 65)
    }
  }
}
