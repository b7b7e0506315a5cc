import LaminaGeometry

/// Puts still WebP files together to one that moves.
struct WebPBuilder {
  struct Frame {
    /// A still file with one chunk of pixels.
    var patch: Data
    var x = 0
    var y = 0
    var milliseconds = 100
    var isCleared = false
  }

  var width: Int
  var height: Int
  var frames: [Frame]
  var loops = 0

  var data: Data {
    let canvas: [UInt8] = [0x12, 0, 0, 0] + number(width - 1, 3) + number(height - 1, 3)
    let chunks =
      chunk("VP8X", canvas) + chunk("ANIM", [0, 0, 0, 0] + number(loops, 2))
      + frames.flatMap { chunk("ANMF", body(of: $0)) }
    return Data(chunk("RIFF", Array("WEBP".utf8) + chunks))
  }

  private func body(of frame: Frame) -> [UInt8] {
    let pixels = [UInt8](frame.patch.dropFirst(12))
    // In VP8L's header the sides less one take 14 bits each.
    let bits = (0..<4).reduce(0) { $0 | Int(pixels[9 + $1]) << (8 * $1) }
    return number(frame.x / 2, 3) + number(frame.y / 2, 3) + number(bits & 0x3FFF, 3)
      + number(bits >> 14 & 0x3FFF, 3) + number(frame.milliseconds, 3)
      + [frame.isCleared ? 1 : 0] + pixels
  }

  private func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    Array(kind.utf8) + number(body.count, 4) + body + (body.count % 2 == 1 ? [0] : [])
  }

  private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
