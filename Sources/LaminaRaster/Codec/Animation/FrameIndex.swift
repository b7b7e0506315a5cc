import LaminaGeometry

/// The frames of a picture that moves: where each goes, for how long, what it leaves behind.
///
/// ```
///  frame 0 ──▶ canvas ──frame 0 leaves──▶ canvas ──frame 1 drawn over──▶ canvas ──▶ ...
/// ```
struct FrameIndex: Hashable, Sendable {
  /// What becomes of a frame's place before the next is drawn.
  enum Disposal: Hashable, Sendable {
    case keep, clear
    /// The canvas is again as it was before the frame.
    case restore
  }

  struct Frame: Hashable, Sendable {
    /// On the canvas; it may reach beyond it.
    var place: PixelRect
    /// How long it is shown, in seconds.
    var delay: Double
    var disposal = Disposal.keep
    /// Whether the canvas shows through where the frame is clear; else it is replaced.
    var isBlended = true
    /// The palette index that stands for clear.
    var clearColor: UInt8?
    /// Where the frame's record stands among the file's bytes.
    var bytes: Range<Int>
  }

  var frames: [Frame] = []
  /// How often the picture is played in all; 0 for without end.
  var loopCount = 1

  /// Pixels that are decoded to play it once.
  var pixels: Int { frames.reduce(0) { $0 + $1.place.area } }

  /// A delay in a file, in seconds: browsers take one of 10 ms or less for "not said".
  static func delay(milliseconds: Int) -> Double {
    milliseconds <= 10 ? 0.1 : Double(milliseconds) / 1000
  }

  /// The nearest frame up to `index` that owes nothing to those before it.
  ///
  /// It fills the canvas by itself, or comes after one that filled it and was cleared away.
  func start(for index: Int, on canvas: PixelSize) -> Int {
    func fills(_ frame: Frame) -> Bool { frame.place.contains(PixelRect(size: canvas)) }
    return (0...index).last { index in
      guard index > 0 else { return true }
      let before = frames[index - 1]
      return fills(frames[index]) && !frames[index].isBlended
        || fills(before) && before.disposal == .clear
    } ?? 0
  }
}
