/// Turns spans into places; counts the lines of a file once, and only of files somebody asks about.
package struct PlaceFinder {
  private let files: [SourceFile]
  private var starts: [Int: [Int]] = [:]

  package init(files: [SourceFile]) { self.files = files }

  /// The place of a byte of a source.
  package mutating func place(source: Int, offset: Int) -> Place {
    guard files.indices.contains(source) else { return Place(file: "", line: 1, column: 1) }
    let lines = lineStarts(of: source)
    let offset = min(max(offset, 0), files[source].bytes.count)
    let line = Self.lastIndex(in: lines, upTo: offset)
    let column = Self.scalars(in: files[source].bytes, from: lines[line], to: offset)
    return Place(file: files[source].path, line: line + 1, column: column + 1)
  }

  /// The includes that lead to a source, nearest first.
  package mutating func trace(of source: Int) -> [Place] {
    var places: [Place] = []
    var next = files.indices.contains(source) ? files[source].includedAt : nil
    while let span = next, places.count < 64 {
      places.append(place(source: Int(span.source), offset: Int(span.start)))
      next = files[Int(span.source)].includedAt
    }
    return places
  }

  private mutating func lineStarts(of source: Int) -> [Int] {
    if let known = starts[source] { return known }
    let lines = files[source].lineStarts()
    starts[source] = lines
    return lines
  }

  private static func lastIndex(in lines: [Int], upTo offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func scalars(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var count = 0
    for offset in start..<max(start, end) where bytes[offset] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
