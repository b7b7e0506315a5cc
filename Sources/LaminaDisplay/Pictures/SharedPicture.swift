import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Synchronization

/// What a bitmap is made of: a drawing, the part of it, the scale.
struct PictureKey: Hashable {
  let list: DisplayList
  let rect: PixelRect
  let scale: CGFloat

  static func == (a: PictureKey, b: PictureKey) -> Bool {
    a.rect == b.rect && a.scale == b.scale && a.list == b.list
  }

  /// Cheap: hashing every glyph of an article would take longer than most drawings.
  func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(scale)
    hasher.combine(list.commands.count)
    for command in list.commands.prefix(4) { command.hashBriefly(into: &hasher) }
  }
}

extension PictureKey {
  /// The job that makes the bitmap.
  var label: JobLabel {
    JobLabel(kind: list.jobKind, drawing: list, pixels: rect.area, scale: scale)
  }

  /// Makes the bitmap; nil when cancelled, or where this thread cannot record what was deferred.
  func draw(with rasterizer: any Rasterizer, token: CancellationToken) -> Bitmap? {
    guard !token.isCancelled, let list = list.recordedWhole(), !token.isCancelled else {
      return nil
    }
    let format: PixelFormat = list.isOpaque(in: rect, scale: scale) ? .rgb24 : .argb32
    return rasterizer.bitmap(of: list, covering: rect, scale: scale, format: format, token: token)
  }
}

extension DisplayList {
  /// What drawing it is called: pictures may have to be decoded first, which takes another time.
  var jobKind: String { hasPictures ? "picture" : "draw" }
}

extension DisplayCommand {
  fileprivate func hashBriefly(into hasher: inout Hasher) {
    switch self {
    case .glyphs(let run):
      hasher.combine(run.glyphs.count)
      for glyph in run.glyphs.prefix(8) { hasher.combine(glyph.id) }
    case .image(let image, let rect):
      hasher.combine(image.source.name)
      hasher.combine(image.effects.count)
      hasher.combine(image.frame)
      hasher.combine(rect.origin.y)
    case .fillRect(let rect, let paint), .fillRoundedRect(let rect, _, let paint):
      hasher.combine(rect.origin.y)
      if case .color(let color) = paint { hasher.combine(color) }
    case .sprites(let batch): hasher.combine(batch.sprites.count)
    case .fill, .stroke, .bitmap, .shadow, .shadowOf, .clipRect, .clip, .save, .restore,
      .concatenate, .beginGroup, .endGroup, .beginMask, .endMask, .sampledBitmap, .cached,
      .backdrop, .deferred:
      break
    }
  }
}

/// One bitmap, ready or being drawn, and the layers that want it: equal drawings share it.
///
/// Owned by the thread of its `PictureDisplay`.
final class SharedPicture {
  enum State {
    case drawing(Job)
    case ready(Bitmap)
  }

  let key: PictureKey
  /// Later ones have higher numbers: a job names its result by it.
  let number: UInt64
  var state: State
  /// Layers that show it or wait for it, each counted once for each.
  var users = 0
  /// The layers to notify when it is ready.
  var waiting: [Layer.ID] = []
  /// Read by the job when it is over.
  let urgency: Urgency
  var priority: JobPriority
  /// The last commit that asked for it.
  var stamp: UInt64
  /// Whether a commit has waited for it already: others do not again.
  var wasAwaited = false
  /// Whether a layer that wanted it was in sight while it was drawn or ready.
  var wasSeen = false

  init(
    key: PictureKey, number: UInt64, job: Job, urgency: Urgency, priority: JobPriority,
    stamp: UInt64
  ) {
    self.key = key
    self.number = number
    self.state = .drawing(job)
    self.urgency = urgency
    self.priority = priority
    self.stamp = stamp
  }

  var bitmap: Bitmap? {
    if case .ready(let bitmap) = state { bitmap } else { nil }
  }

  var job: Job? {
    if case .drawing(let job) = state { job } else { nil }
  }
}

/// Whether a frame is waited for: written by the display's thread, read by a job at its end.
final class Urgency: Sendable {
  private let flag: Atomic<Bool>

  init(_ isUrgent: Bool) { flag = Atomic(isUrgent) }

  var isUrgent: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
}
