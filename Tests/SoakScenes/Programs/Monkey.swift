import Lamina
public import LaminaTesting
import SeededRandom

/// Somebody who does anything at all with a program: taps, drags, keys, text, compositions, sizes,
/// scales, wheels and time, the same for the same seed.
public struct Monkey {
  private var random: SeededNumbers
  private let harness: Harness

  /// A monkey in front of a window.
  public init(_ harness: Harness, seed: UInt64) {
    (self.harness, random) = (harness, SeededNumbers(seed: seed))
  }

  /// Does so many things.
  ///
  /// - Parameters:
  ///   - actions: how many.
  ///   - log: is called with each before it is done, so that the last one logged is the one that
  ///     ended it.
  public mutating func run(actions: Int, log: (String) -> Void = { _ in }) {
    for _ in 0..<actions { act(log) }
    harness.send(.focusChanged(true))
    harness.advance(by: 0.3)
    _ = harness.picture()
  }

  private mutating func act(_ log: (String) -> Void) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: tap(log)
    case 5, 6: drag(log)
    case 7..<10: press(log)
    case 10, 11: type(log)
    case 12: compose(log)
    case 13, 14: scroll(log)
    case 15: resize(log)
    case 16: hover(log)
    case 17: swipe(log)
    case 18: drop(log)
    default: wait(log)
    }
  }

  // MARK: Pointers

  /// A place that means something, or any.
  private mutating func place() -> CGPoint {
    let tree = harness.semanticTree
    let elements = tree.all.filter { !$0.visibleFrame.isEmpty }
    let size = tree.frame.size
    if Int.random(in: 0..<4, using: &random) == 0 || elements.isEmpty {
      return CGPoint(
        x: CGFloat.random(in: -5...size.width + 5, using: &random),
        y: CGFloat.random(in: -5...size.height + 5, using: &random))
    }
    let frame = elements[Int.random(in: 0..<elements.count, using: &random)].visibleFrame
    return CGPoint(
      x: CGFloat.random(in: frame.minX...max(frame.minX, frame.maxX), using: &random),
      y: CGFloat.random(in: frame.minY...max(frame.minY, frame.maxY), using: &random))
  }

  private mutating func tap(_ log: (String) -> Void) {
    let (place, count) = (place(), [1, 1, 1, 2, 3][Int.random(in: 0..<5, using: &random)])
    log("tap \(place) \(count)")
    harness.tap(at: place, count: count)
  }

  private mutating func hover(_ log: (String) -> Void) {
    let place = place()
    log("hover \(place)")
    harness.move(to: place)
  }

  private mutating func drag(_ log: (String) -> Void) {
    let (start, end) = (place(), place())
    log("drag \(start) \(end)")
    harness.drag(from: start, to: end, steps: Int.random(in: 1...6, using: &random))
  }

  private mutating func swipe(_ log: (String) -> Void) {
    let (start, end) = (place(), place())
    log("swipe \(start) \(end)")
    harness.swipe(from: start, to: end)
  }

  private mutating func scroll(_ log: (String) -> Void) {
    let (place, isPrecise) = (place(), Bool.random(using: &random))
    let delta = CGSize(
      width: CGFloat.random(in: -200...200, using: &random),
      height: CGFloat.random(in: -2_000...3_000, using: &random))
    log("scroll \(place) \(delta) \(isPrecise)")
    harness.move(to: place)
    harness.scroll(by: delta, isPrecise: isPrecise)
  }

  private mutating func drop(_ log: (String) -> Void) {
    let place = place()
    log("drop \(place)")
    harness.drop("dropped\ntext", at: place)
  }

  // MARK: Keys

  private static let keys: [Key] = [
    .tab, .return, .space, .escape, .delete, .deleteForward, .menu, .function(10), .upArrow,
    .downArrow, .leftArrow, .rightArrow,
    .home, .end, .pageUp, .pageDown, .character("a"), .character("z"), .character("c"),
    .character("v"), .character("x"),
  ]

  private mutating func press(_ log: (String) -> Void) {
    let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
    let sets: [EventModifiers] = [[], [], [], .shift, .command, [.command, .shift], .option]
    let modifiers = sets[Int.random(in: 0..<sets.count, using: &random)]
    log("press \(key) \(modifiers)")
    harness.press(key, modifiers: modifiers)
  }

  private mutating func type(_ log: (String) -> Void) {
    let texts = ["a", "Hello, ", "Straße", "日本", "عربي", "👩‍👩‍👧", "-1e9", "\n", "\t"]
    let text = texts[Int.random(in: 0..<texts.count, using: &random)]
    log("type \(text)")
    harness.type(text)
  }

  private mutating func compose(_ log: (String) -> Void) {
    log("compose")
    harness.compose("n")
    harness.compose("ni", selection: 0..<1)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: harness.compose("")
    case 1: harness.commit("你")
    default: break
    }
  }

  // MARK: Windows

  private mutating func resize(_ log: (String) -> Void) {
    let size = CGSize(
      width: Int.random(in: 1...1_300, using: &random),
      height: Int.random(in: 1...900, using: &random))
    let scale = [1, 1.25, 1.5, 2][Int.random(in: 0..<4, using: &random)]
    log("resize \(size) \(scale)")
    harness.resize(to: size, scale: scale)
  }

  private mutating func wait(_ log: (String) -> Void) {
    let seconds = Double.random(in: 0...0.4, using: &random)
    log("wait \(seconds)")
    harness.setWindowFocus(Int.random(in: 0..<5, using: &random) > 0)
    harness.advance(by: seconds)
  }
}
