import LaminaGeometry

/// Characters by their bytes: what editing asks of a string.
extension String {
  /// The index of a byte; beyond the ends these.
  func byteIndex(_ offset: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: min(max(0, offset), utf8.count))
  }

  /// The byte at which a scalar begins: this one, or the nearest before.
  func scalarByte(atOrBefore offset: Int) -> Int {
    var offset = min(max(0, offset), utf8.count)
    while byteIndex(offset).samePosition(in: unicodeScalars) == nil { offset -= 1 }
    return offset
  }

  /// The characters of a byte range.
  func substring(_ bytes: Range<Int>) -> String {
    String(self[byteIndex(bytes.lowerBound)..<byteIndex(bytes.upperBound)])
  }

  mutating func replaceBytes(_ bytes: Range<Int>, with string: String) {
    replaceSubrange(byteIndex(bytes.lowerBound)..<byteIndex(bytes.upperBound), with: string)
  }

  /// The last border of a cluster that is not behind an offset.
  func clusterStart(_ offset: Int) -> Int {
    let index = byteIndex(offset)
    guard index > startIndex, index < endIndex else { return utf8Offset(index) }
    return utf8Offset(self.index(before: self.index(after: index)))
  }

  /// The first border of a cluster that is not before an offset.
  func clusterEnd(_ offset: Int) -> Int {
    let start = clusterStart(offset)
    return start == min(max(0, offset), utf8.count) ? start : clusterAfter(start)
  }

  /// The border behind the cluster that begins at an offset; at the end the end.
  func clusterAfter(_ offset: Int) -> Int {
    let index = byteIndex(offset)
    return index < endIndex ? utf8Offset(self.index(after: index)) : utf8.count
  }

  /// The border before the cluster that ends at an offset; at the start the start.
  func clusterBefore(_ offset: Int) -> Int {
    let index = byteIndex(offset)
    return index > startIndex ? utf8Offset(self.index(before: index)) : 0
  }

  /// The range with whole clusters at its ends, within the text; its start is moved back, its end on.
  func wholeClusters(_ bytes: Range<Int>) -> Range<Int> {
    let start = clusterStart(bytes.lowerBound)
    return start..<max(start, clusterEnd(bytes.upperBound))
  }

  private func utf8Offset(_ index: String.Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// How many characters more it would have with other bytes in place of some of its own.
  ///
  /// - Parameters:
  ///   - range: bytes at borders of clusters.
  ///   - string: what would stand there.
  /// - Returns: the number, and how many bytes had to be copied to find it.
  /// - Complexity: looks at the characters that would be replaced, at those put there, and at the
  ///   neighbours until both texts have a border at the same place.
  func growth(replacing range: Range<Int>, with string: String) -> (count: Int, copied: Int) {
    // Clusters begin again at a border, so that the text beside the change divides as the whole
    // does.
    let start = clusterBefore(clusterStart(range.lowerBound))
    let place = range.lowerBound - start..<range.upperBound - start
    var end = range.upperBound
    var reach = 2
    var copied = 0
    while true {
      for _ in 0..<reach { end = clusterAfter(end) }
      let before = substring(start..<end)
      var after = before
      after.replaceBytes(place, with: string)
      copied += before.utf8.count + after.utf8.count
      let found = after.growth(
        from: before, replaced: place, insertedCount: string.utf8.count, isWhole: end == utf8.count)
      if let found { return (found, copied) }
      reach *= 2
    }
  }

  /// How many characters more it has than `old`, where bytes of that were replaced by so many others.
  ///
  /// - Returns: nil when the texts have no border at the same place but their end, and go on behind it.
  private func growth(
    from old: String, replaced range: Range<Int>, insertedCount: Int, isWhole: Bool
  ) -> Int? {
    let shift = insertedCount - range.count
    var now = 0
    var then = 0
    var growth = 0
    while true {
      if then >= range.upperBound, now >= range.lowerBound + insertedCount, now == then + shift {
        return then < old.utf8.count || isWhole ? growth : nil
      }
      if now < then + shift || then == old.utf8.count {
        now = clusterAfter(now)
        growth += 1
      } else {
        then = old.clusterAfter(then)
        growth -= 1
      }
    }
  }

  /// The bytes of a range of Unicode scalars, moved to borders of clusters.
  func clusters(ofScalars range: Range<Int>) -> Range<Int> {
    func byte(_ count: Int) -> Int {
      unicodeScalars.prefix(max(0, count)).reduce(0) { $0 + UTF8.width($1) }
    }
    let start = clusterEnd(byte(range.lowerBound))
    return start..<max(start, clusterEnd(byte(range.upperBound)))
  }

  /// What of it differs from another text, byte by byte: nil when nothing does.
  func difference(to other: String) -> (range: Range<Int>, inserted: String)? {
    var other = other
    let change = other.withUTF8 { after in
      utf8.withContiguousStorageIfAvailable { before in before.difference(to: after) } ?? nil
    }
    guard let (range, inserted) = change else { return nil }
    return (range, other.substring(inserted))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The range that differs, here and there, with whole scalars at its ends.
  fileprivate func difference(to other: Self) -> (Range<Int>, Range<Int>)? {
    let shared = Swift.min(count, other.count)
    var head = equalBytes(as: other, upTo: shared)
    if head == count, head == other.count { return nil }
    func isInside(_ buffer: Self, _ offset: Int) -> Bool {
      offset < buffer.count && buffer[offset] & 0xC0 == 0x80
    }
    while head > 0, isInside(self, head) || isInside(other, head) { head -= 1 }
    var tail = 0
    while tail < shared - head, self[count - tail - 1] == other[other.count - tail - 1] {
      tail += 1
    }
    while tail > 0, isInside(self, count - tail) || isInside(other, other.count - tail) {
      tail -= 1
    }
    return (head..<count - tail, head..<other.count - tail)
  }

  /// How many of the first bytes are the same, found in steps that memory compares.
  private func equalBytes(as other: Self, upTo end: Int) -> Int {
    guard let mine = baseAddress, let theirs = other.baseAddress else { return 0 }
    var start = 0
    while start < end {
      let step = Swift.min(4096, end - start)
      if memcmp(mine + start, theirs + start, step) != 0 { break }
      start += step
    }
    while start < end, mine[start] == theirs[start] { start += 1 }
    return start
  }
}
