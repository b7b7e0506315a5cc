import LaminaDrawing

/// The canvases of pictures that are being played, each held by the worker that draws on it or
/// here.
///
/// ```
///  worker ──take──▶ canvas at frame 6 ──frame 7 drawn──▶ give back ──▶ next worker
/// ```
/// A canvas leaves while it is drawn on, so that two workers never share one; a worker that finds
/// none begins with an empty one.
struct FrameCanvasCache: Sendable {
  private struct Entry {
    var canvas: FrameCanvas
    var lastUse: Int
  }

  private let byteBudget: Int
  private var entries: [ImageSource: Entry] = [:]
  private var clock = 0

  init(byteBudget: Int) { self.byteBudget = byteBudget }

  private(set) var byteCount = 0

  mutating func takeCanvas(_ source: ImageSource) -> FrameCanvas? {
    let canvas = entries.removeValue(forKey: source)?.canvas
    byteCount -= canvas?.byteCount ?? 0
    return canvas
  }

  /// Keeps `canvas` in the place of an earlier one; the least recently used leave.
  mutating func giveBack(_ canvas: FrameCanvas, of source: ImageSource) {
    guard canvas.byteCount <= byteBudget else { return }
    _ = takeCanvas(source)
    clock += 1
    entries[source] = Entry(canvas: canvas, lastUse: clock)
    byteCount += canvas.byteCount
    while byteCount > byteBudget,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      _ = takeCanvas(oldest.key)
    }
  }

  mutating func removeAll() {
    entries.removeAll()
    byteCount = 0
  }
}
