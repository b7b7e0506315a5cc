/// Paragraphs end where layout ends them: at line feeds, returns and U+2029.
extension String {
  /// The start of the paragraph that an offset is in, looking back no further than `limit`.
  func paragraphStart(_ offset: Int, notBefore limit: Int = 0) -> Int {
    var start = min(max(0, offset), utf8.count)
    withBytes { bytes in
      // Between the bytes of CRLF there is no place; a query there means the line before.
      while start > limit, !bytes.endsParagraph(before: start) { start -= 1 }
    }
    return start
  }

  /// The end of the paragraph that an offset is in, before what ends it, looking no further than `limit`.
  func paragraphEnd(_ offset: Int, notBehind limit: Int = .max) -> Int {
    var end = min(max(0, offset), utf8.count)
    withBytes { bytes in
      let limit = min(limit, bytes.count)
      while end < limit, !bytes.beginsTerminator(at: end) { end += 1 }
    }
    return end
  }

  private func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let isDone = utf8.withContiguousStorageIfAvailable { body($0) } != nil
    if !isDone {
      var copy = self
      copy.withUTF8(body)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func beginsTerminator(at offset: Int) -> Bool {
    switch self[offset] {
    case 10, 13: true
    case 0xE2: offset + 2 < count && self[offset + 1] == 0x80 && self[offset + 2] == 0xA9
    default: false
    }
  }

  fileprivate func endsParagraph(before offset: Int) -> Bool {
    switch self[offset - 1] {
    case 10, 13: true
    case 0xA9: offset > 2 && self[offset - 2] == 0x80 && self[offset - 3] == 0xE2
    default: false
    }
  }
}
