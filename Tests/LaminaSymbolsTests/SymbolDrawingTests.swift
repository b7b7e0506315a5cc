import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaSymbols
import Testing

/// Pixels of symbols: variants, weights, layers.
@Suite("Symbols as pixels", .timeLimit(.minutes(5)))
struct SymbolDrawingTests {
  private static let black = Paint.color(.black)
  private static let red = Paint.color(Color.Resolved(hex: 0xFF0000))
  private static let blue = Paint.color(Color.Resolved(hex: 0x0000FF))

  /// A symbol in a square of so many pixels.
  private func bitmap(
    _ name: String, _ ink: SymbolInk = SymbolInk(black), side: Int = 64, isMirrored: Bool = false
  ) throws -> Bitmap {
    guard case .found(let outline) = SymbolLibrary.shared.find(name) else {
      throw Missing(name: name)
    }
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    let list = DisplayList {
      outline.record(into: &$0, in: square, with: ink, isMirrored: isMirrored)
    }
    return try #require(
      CairoRasterizer().bitmap(
        of: list, covering: PixelRect(x: 0, y: 0, width: side, height: side), scale: 1))
  }

  private struct Missing: Error { let name: String }

  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.pixel(x: x, y: y) >> 24)
  }

  /// How many pixels differ.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
    (0..<64 * 64).count { one.pixel(x: $0 % 64, y: $0 / 64) != other.pixel(x: $0 % 64, y: $0 / 64) }
  }

  /// How much ink there is, in pixels.
  private func ink(_ bitmap: Bitmap) -> Double {
    var sum = 0
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width { sum += alpha(bitmap, x, y) }
    }
    return Double(sum) / 255
  }

  @Test("A mark on a disc is a hole in one colour, and has its own among several")
  func discs() throws {
    for name in ["gift.circle.fill", "minus.circle.fill", "checkmark.square.fill"] {
      let one = try bitmap(name)
      let two = try bitmap(name, SymbolInk(layers: [Self.red, Self.blue]))
      let both = try bitmap(name, SymbolInk(layers: [Self.black, Self.black]))
      #expect(ink(both) > ink(one) + 50, "\(name)")
      let reds = (0..<64).flatMap { y in (0..<64).map { two.pixel(x: $0, y: y) } }
        .filter { $0 == 0xFFFF_0000 }
      #expect(reds.count > 40, "\(name)")
    }
  }

  @Test("What of a filled symbol lies outside of its body is seen in one colour, too")
  func outside() throws {
    for name in ["moon.zzz.fill", "bell.and.waves.left.and.right.fill", "speaker.plus.fill"] {
      let body = try bitmap(name == "moon.zzz.fill" ? "moon.fill" : "speaker.fill")
      let one = try bitmap(name)
      let both = try bitmap(name, SymbolInk(layers: [Self.black, Self.black]))
      #expect(difference(one, body) > 40, "\(name)")
      #expect(ink(one) > ink(both) * 0.9, "\(name): \(ink(one)) of \(ink(both))")
    }
  }

  @Test("A diamond has its mark as a hole, and the eye of a digit is no part of it")
  func holes() throws {
    for name in ["plus.diamond.fill", "minus.diamond.fill", "checkmark.diamond.fill"] {
      #expect(try ink(bitmap(name)) < ink(bitmap("diamond.fill")) - 40, "\(name)")
    }
    for (name, x, y) in [("0.circle.fill", 32, 32), ("8.circle.fill", 32, 39)] {
      let layers = try bitmap(name, SymbolInk(layers: [Self.red, Self.blue]))
      #expect(layers.pixel(x: x, y: y) == 0xFF00_00FF, "\(name)")
    }
    let box = try bitmap("play.rectangle", SymbolInk(layers: [Self.red, Self.blue]))
    #expect(alpha(box, 10, 32) < 20)
  }

  @Test("Heavier weights have more ink, lighter ones less, at 12 points as at 48")
  func weights() throws {
    for name in ["bell", "gear", "trash", "folder", "chevron.right", "gift.circle", "star.fill"] {
      for side in [14, 55] {
        let inks = try [-0.4, 0, 0.55].map { weight in
          ink(try bitmap(name, SymbolInk(Self.black, weight: weight), side: side))
        }
        if name == "star.fill" {
          #expect(abs(inks[2] - inks[1]) < inks[1] * 0.15, "\(name) \(inks)")
        } else {
          #expect(inks[0] < inks[1] && inks[1] < inks[2], "\(name) at \(side): \(inks)")
        }
      }
    }
  }

  @Test("A heavy symbol stays in its square")
  func heavy() throws {
    for name in ["circle", "square", "plus.circle", "photo", "heart"] {
      guard case .found(let outline) = SymbolLibrary.shared.find(name) else {
        throw Missing(name: name)
      }
      let square = CGRect(x: 8, y: 8, width: 48, height: 48)
      let ink = SymbolInk(Self.black, weight: 0.95)
      let list = DisplayList { outline.record(into: &$0, in: square, with: ink) }
      #expect(square.insetBy(dx: -3, dy: -3).contains(list.inkBounds), "\(name) \(list.inkBounds)")
      let bitmap = try #require(
        CairoRasterizer().bitmap(
          of: list, covering: PixelRect(x: 0, y: 0, width: 64, height: 64), scale: 1))
      #expect((0..<64).allSatisfy { alpha(bitmap, 6, $0) == 0 && alpha(bitmap, 57, $0) == 0 })
    }
  }

  @Test("A slash leaves a margin beside it")
  func slash() throws {
    let plain = try bitmap("square.fill")
    let slashed = try bitmap("square.slash.fill")
    #expect(ink(slashed) < ink(plain) - 100)
    #expect(ink(slashed) > ink(plain) * 0.7)
  }

  @Test("Paint that something shows through is nowhere laid twice")
  func translucent() throws {
    let half = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))
    for name in ["tv.slash", "person.2", "folder.badge.gearshape", "rectangle.on.rectangle"] {
      let bitmap = try bitmap(name, SymbolInk(half, weight: 0.5))
      for y in 0..<64 {
        for x in 0..<64 { #expect(alpha(bitmap, x, y) <= 129, "\(name)") }
      }
    }
  }

  @Test("In layers, too, an outline that is filled and drawn along is laid once")
  func layered() throws {
    let half = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))
    for name in ["bell.fill", "star.fill", "gearshape.fill", "plus"] {
      let bitmap = try bitmap(name, SymbolInk(layers: [half], weight: 0.5))
      for y in 0..<64 {
        for x in 0..<64 { #expect(alpha(bitmap, x, y) <= 129, "\(name)") }
      }
    }
  }

  @Test("Paint that something shows through reaches as far as a symbol does")
  func whole() {
    let half = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))
    let square = CGRect(x: 0, y: 0, width: 480, height: 480)
    for name in SymbolLibrary.shared.names {
      guard case .found(let outline) = SymbolLibrary.shared.find(name) else { continue }
      let list = DisplayList { outline.record(into: &$0, in: square, with: SymbolInk(half)) }
      let box = outline.bounds
      let seen = CGRect(
        x: box.minX * 30, y: box.minY * 30, width: box.width * 30, height: box.height * 30)
      #expect(list.inkBounds.insetBy(dx: -2, dy: -2).contains(seen), "\(name)")
    }
  }

  @Test("A variable value lights as many steps as it is part of")
  func values() throws {
    let inks = try [0, 0.3, 0.6, 1].map { value in
      ink(try bitmap("wifi", SymbolInk(Self.black, value: value)))
    }
    #expect(inks == inks.sorted() && inks[0] < inks[3] * 0.5)
    #expect(try abs(ink(bitmap("wifi")) - inks[3]) < 2)
    let star = try bitmap("star", SymbolInk(Self.black, value: 0))
    #expect(try ink(star) == ink(bitmap("star")))
  }

  @Test("What goes with reading points the other way where one reads from the right")
  func mirrored() throws {
    let there = try bitmap("arrow.forward")
    let back = try bitmap("arrow.forward", isMirrored: true)
    #expect((0..<64).allSatisfy { abs(alpha(there, $0, 32) - alpha(back, 63 - $0, 32)) < 40 })
    #expect(there != back)
  }
}
