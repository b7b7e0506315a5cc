package import LaminaGeometry

extension DocumentLayout {
  /// Where words stand that are laid out, each line's part of a word for itself.
  ///
  /// - Parameter words: ranges of bytes, in order and apart from each other.
  /// - Returns: the boxes of the lines, in points.
  /// - Complexity: goes once over the stretches that are laid out and over the words.
  package func rects(ofEach words: [Range<Int>]) -> [CGRect] {
    var rects: [CGRect] = []
    var rest = words[...]
    for number in knownNumbers {
      let place = index.place(number)
      rest = rest.drop { $0.upperBound <= place.start }
      let here = rest.prefix { $0.lowerBound < place.end }
      if here.isEmpty { continue }
      let part = part(number)
      for word in here {
        let local = word.lowerBound - part.start..<word.upperBound - part.start
        rects += part.layout.rects(for: local).map {
          $0.offsetBy(dx: part.origin.x, dy: part.origin.y)
        }
      }
    }
    return rects
  }
}
