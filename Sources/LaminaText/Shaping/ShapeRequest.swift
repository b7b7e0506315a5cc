import LaminaGeometry

/// Everything a paragraph's shape depends on: the key under which it is kept.
struct ShapeRequest: Hashable, Sendable {
  /// A stretch of one font; colours do not come into it.
  struct Part: Hashable, Sendable {
    var byteCount: Int
    var font: Font.Resolved
    var kerning: CGFloat
    var baselineOffset: CGFloat
  }

  /// One paragraph, without its terminator.
  var text: String
  /// Cover the text in order; one at least, also for an empty text.
  var parts: [Part]
  var isRightToLeft: Bool
  var scale: CGFloat
  /// Whether `isRightToLeft` holds whatever the letters say, as in a piece of a paragraph.
  var fixesDirection = false

  /// Points as device pixels, within what a font can bear.
  func wholePixels(_ points: CGFloat) -> CGFloat {
    let pixels = (points * scale).rounded()
    return pixels.isFinite ? max(-10_000, min(10_000, pixels)) : 0
  }

  /// By the bytes of the text: offsets into it are part of the shape, and comparing characters by
  /// what they mean takes longer than many a shape.
  static func == (one: Self, other: Self) -> Bool {
    one.isRightToLeft == other.isRightToLeft && one.scale == other.scale
      && one.fixesDirection == other.fixesDirection && one.parts == other.parts
      && one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(parts)
    hasher.combine(isRightToLeft)
    hasher.combine(scale)
    hasher.combine(fixesDirection)
  }

  /// The bytes of the text and its parts, each with what the allocator adds.
  var cost: Int { text.utf8.count + 48 + parts.capacity * MemoryLayout<Part>.stride + 48 }

  /// The shape, from the cache or made again.
  func shaped() -> ShapedParagraph {
    if let kept = ShapeCache.shared.value(for: self) { return kept }
    let made = TextEngine.borrow { $0.shape(self) }
    ShapeTally.current?.add(text.utf8.count)
    ShapeCache.shared.storeShape(made, for: self)
    return made
  }
}

extension RichText {
  /// What is to be shaped for the bytes of one paragraph.
  func shapeRequest(bytes: Range<Int>, isRightToLeft: Bool, scale: CGFloat) -> ShapeRequest {
    var parts: [ShapeRequest.Part] = []
    var index = runIndex(at: bytes.lowerBound)
    var start = bytes.lowerBound
    repeat {
      let end =
        index + 1 < runs.count
        ? min(runs[index].bytes.upperBound, bytes.upperBound)
        : bytes.upperBound
      let attributes = runs[index].attributes
      let part = ShapeRequest.Part(
        byteCount: end - start, font: attributes.font, kerning: attributes.kerning,
        baselineOffset: attributes.baselineOffset)
      if let last = parts.last, last.font == part.font, last.kerning == part.kerning,
        last.baselineOffset == part.baselineOffset
      {
        parts[parts.count - 1].byteCount += part.byteCount
      } else {
        parts.append(part)
      }
      start = end
      index += 1
    } while start < bytes.upperBound
    return ShapeRequest(
      text: substring(bytes), parts: parts, isRightToLeft: isRightToLeft, scale: scale)
  }

  /// The characters of a byte range.
  func substring(_ bytes: Range<Int>) -> String {
    guard bytes != 0..<string.utf8.count else { return string }
    return string.substring(bytes)
  }

  /// The index of a byte.
  func index(_ byte: Int) -> String.Index { string.byteIndex(byte) }

  /// The byte of an index.
  func byte(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }
}
