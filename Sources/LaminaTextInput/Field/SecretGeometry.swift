import LaminaGeometry
import LaminaText

/// Where the characters of a secret stand among the bullets that are shown for them.
struct SecretOffsets {
  /// Where each character begins, and where the last one ends.
  private let borders: [Int]
  private let width: Int

  init(_ text: String, bullet: String) {
    var borders = [0]
    for character in text { borders.append((borders.last ?? 0) + character.utf8.count) }
    self.borders = borders
    width = bullet.utf8.count
  }

  func shown(_ offset: Int) -> Int {
    (borders.lastIndex { $0 <= offset } ?? 0) * width
  }

  func shown(_ range: Range<Int>) -> Range<Int> {
    shown(range.lowerBound)..<shown(range.upperBound)
  }

  func shown(_ position: TextPosition) -> TextPosition {
    TextPosition(shown(position.offset), position.affinity)
  }

  func real(_ offset: Int) -> Int { borders[min(max(0, offset / width), borders.count - 1)] }

  func real(_ range: Range<Int>) -> Range<Int> { real(range.lowerBound)..<real(range.upperBound) }

  func real(_ position: TextPosition) -> TextPosition {
    TextPosition(real(position.offset), position.affinity)
  }
}

/// The geometry of bullets, in offsets of what they stand for.
struct SecretGeometry: TextGeometry {
  let layout: TextLayout
  let offsets: SecretOffsets

  func caretRect(at position: TextPosition) -> CGRect {
    layout.caretRect(at: offsets.shown(position))
  }

  func position(at point: CGPoint) -> TextPosition { offsets.real(layout.position(at: point)) }

  func rects(for range: Range<Int>) -> [CGRect] { layout.rects(for: offsets.shown(range)) }

  func neighbour(of position: TextPosition, toRight: Bool) -> TextPosition? {
    layout.neighbour(of: offsets.shown(position), toRight: toRight).map(offsets.real)
  }

  func lineEdge(of position: TextPosition, atEnd: Bool) -> TextPosition {
    offsets.real(layout.lineEdge(of: offsets.shown(position), atEnd: atEnd))
  }

  func position(from position: TextPosition, lines: Int, x: CGFloat) -> TextPosition? {
    layout.position(from: offsets.shown(position), lines: lines, x: x).map(offsets.real)
  }

  func baseIsRightToLeft(at offset: Int) -> Bool {
    layout.baseIsRightToLeft(at: offsets.shown(offset))
  }
}
