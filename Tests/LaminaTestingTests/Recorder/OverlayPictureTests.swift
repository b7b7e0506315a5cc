import LaminaRaster
import LaminaTesting
import Testing

@Suite("What the overlay of frames looks like")
struct OverlayPictureTests {
  /// Frames such as a list's: mostly short, now and then one that waits, two slow ones, one late.
  private var frames: [FrameRecord] {
    (0..<120).map { index in
      var frame = FrameRecord()
      frame.main = 400_000 + (index * 7919 % 11) * 150_000
      frame.wall = frame.main + (index % 9 == 0 ? 4_000_000 : 200_000)
      if index == 60 || index == 61 { (frame.main, frame.wall) = (10_500_000, 12_000_000) }
      if index == 90 {
        (frame.main, frame.wall, frame.refreshesMissed) = (21_000_000, 30_000_000, 1)
      }
      frame.blankLayers = index == 90 ? 2 : 0
      return frame
    }
  }

  @Test("it is read on light and on dark", arguments: [("light", 0xFFFFFF), ("dark", 0x16181D)])
  func looks(name: String, background: UInt32) throws {
    let overlay = FrameOverlay(frames, 1.0 / 60).list(scale: 1)
    let list = DisplayList { list in
      list.fill(
        CGRect(x: 0, y: 0, width: 272, height: 120),
        with: .color(Color.Resolved(hex: background)))
      list.append(overlay, transform: CGAffineTransform(translationX: 8, y: 8))
    }
    let picture = CairoRasterizer().bitmap(
      of: list, covering: PixelRect(x: 0, y: 0, width: 272, height: 120), scale: 1)
    try ReferencePicture("overlay-\(name)", besides: #filePath).check(#require(picture))
  }
}
