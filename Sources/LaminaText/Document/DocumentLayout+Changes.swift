/// What a change of the text touches.
extension DocumentLayout {
  /// The stretches that a change touches, from the first to the last.
  struct Touched {
    fileprivate(set) var first: DocumentIndex.Place
    fileprivate(set) var last: DocumentIndex.Place

    var numbers: ClosedRange<Int> { first.number...last.number }
  }

  /// The stretches that hold a range, and the one before where a line feed would join what it ends
  /// with.
  func touched(by range: Range<Int>) -> Touched {
    let last = index.place(ofByte: range.upperBound)
    let first = index.place(ofByte: range.lowerBound)
    let joins =
      first.number > 0 && range.lowerBound == first.start
      && text.utf8.byte(range.lowerBound - 1) == 13
    return Touched(first: joins ? index.place(first.number - 1) : first, last: last)
  }

  /// As many more that what is left of them is more than nothing, unless it is the empty last line.
  func widened(_ touched: Touched, for growth: Int) -> Touched {
    var wider = touched
    while wider.last.end + growth == wider.first.start {
      if wider.last.number + 1 < index.count {
        wider.last = index.place(wider.last.number + 1)
      } else if !wider.first.stretch.startsParagraph {
        wider.first = index.place(wider.first.number - 1)
      } else {
        break
      }
    }
    return wider
  }

  /// Where the first line of a piece of a paragraph ends; nil where no other line stands before it.
  func firstLineEnd(of number: Int) -> Int? {
    guard let layout = stretches.layout(number), !index.place(number).stretch.startsParagraph
    else { return nil }
    return layout.placed[0].bytes.upperBound
  }
}

extension StretchAppearance {
  /// Whether the lines are the same, whatever their colours.
  func isShaped(like other: StretchAppearance) -> Bool {
    var same = self
    same.attributes.foreground = other.attributes.foreground
    same.attributes.background = other.attributes.background
    if let base = other.base {
      same.base?.foreground = base.foreground
      same.base?.palette = base.palette
    }
    return same == other
  }

  /// Whether letters have the same glyphs, wherever lines end.
  func hasGlyphs(of other: StretchAppearance) -> Bool {
    var same = self
    same.width = other.width
    same.style = other.style
    same.alignsByParagraph = other.alignsByParagraph
    return same.isShaped(like: other)
  }
}

extension String {
  /// Whether what stands in a range has a say in the glyphs next to it only.
  ///
  /// A bracket looks for its partner, and marks of direction hold until they are ended.
  func isNeighbourly(_ bytes: Range<Int>) -> Bool {
    bytes.count <= 1024
      && self[byteIndex(bytes.lowerBound)..<byteIndex(bytes.upperBound)]
        .unicodeScalars.allSatisfy(\.isNeighbourly)
  }
}

extension Unicode.Scalar {
  fileprivate var isNeighbourly: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .mathSymbol:
      false
    // A joiner is between two letters.
    case .format: value == 0x200C || value == 0x200D
    default: true
    }
  }
}
