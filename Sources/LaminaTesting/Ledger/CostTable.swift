/// What each kind of work takes in a ledger's virtual time, in nanoseconds.
///
/// ```swift
/// var costs = CostTable.free
/// costs.job = 10_000_000                       // each drawing takes a worker 10 ms
/// ```
public struct CostTable: Codable, Hashable, Sendable {
  // MARK: Drawing

  /// For each drawing, whatever it draws.
  public var job = 0
  /// For each pixel of a picture's file, by the file's extension in lower case.
  public var decode: [String: Int] = [:]
  /// The same for every other picture.
  public var decodeOther = 0
  /// For each pixel of a picture's file, to scale it to the size in which it is shown.
  public var scale = 0
  /// For each pixel shown, and each blur.
  public var blur = 0
  /// For each pixel shown, and each other effect.
  public var effect = 0
  /// For each glyph.
  public var glyph = 0
  /// For each pixel of a drawing's bitmap.
  public var pixel = 0
  /// Bytes of scaled pictures that are kept after their use; those in them cost nothing again.
  public var pictureBudget = 64 << 20

  /// For each row that a worker measures and lays out.
  public var row = 0

  // MARK: The main thread

  /// For each body.
  public var evaluate = 0
  /// For each measure of a node.
  public var measure = 0
  /// For each container whose children are placed.
  public var place = 0
  /// For each frame that changes something on the screen.
  public var composite = 0

  /// Work that takes no time, for tests that set what they are about.
  public nonisolated static let free = CostTable()

  /// What was measured on a machine with two cores: a picture of 1600x1000 pixels is decoded in
  /// 45 ms (JPEG) to 53 ms (PNG) and scaled in 16, a blur over 376x300 takes 14, the text of a card
  /// 0.2, a frame from ready bitmaps 0.4.
  public nonisolated static let measured: CostTable = {
    var costs = CostTable()
    costs.job = 20_000
    costs.decode = ["jpg": 28, "jpeg": 28, "png": 33]
    costs.decodeOther = 30
    costs.scale = 10
    costs.blur = 124
    costs.effect = 5
    costs.glyph = 1_300
    costs.pixel = 1
    costs.row = 300_000
    costs.measure = 5_000
    costs.evaluate = 50_000
    costs.place = 2_000
    costs.composite = 400_000
    return costs
  }()
}

extension CostTable {
  /// What a job takes.
  ///
  /// - Parameters:
  ///   - label: what the job is about.
  ///   - filePixels: how many pixels the file of a picture has.
  ///   - isReady: whether a picture is there, decoded, scaled and changed.
  /// - Returns: virtual time on a worker, or on the main thread when that does it.
  public nonisolated func cost(
    of label: JobLabel, pixels filePixels: (ImageSource) -> Int,
    isReady: (JobLabel.Picture) -> Bool
  ) -> Duration {
    if label.kind == "row" { return .nanoseconds(label.amount * row) }
    var total = job + label.amount * pixel + label.glyphs * glyph
    for picture in label.pictures where !isReady(picture) {
      total += filePixels(picture.source) * (decode(picture.source) + scale)
      for effect in picture.effects {
        total += picture.pixelSize.area * (effect.isBlur ? blur : self.effect)
      }
    }
    return .nanoseconds(total)
  }

  private nonisolated func decode(_ source: ImageSource) -> Int {
    let name = source.name
    let mark = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return mark.flatMap { decode[$0] } ?? decodeOther
  }
}
