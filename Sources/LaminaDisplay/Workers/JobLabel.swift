public import LaminaDrawing
public import LaminaGeometry

/// What kind of work a job is and how much of it, for cost tables and statistics.
///
/// ```swift
/// JobLabel(kind: "draw", drawing: list, pixels: 79_712, scale: 2)
/// // 79,712 pixels, one picture of 752x424 pixels with one effect, 41 glyphs
/// ```
public struct JobLabel: Hashable, Sendable {
  /// A picture that has to be there for the job: decoded, scaled and changed.
  public struct Picture: Hashable, Sendable {
    public var source: ImageSource
    /// The pixels that the whole picture takes where it is shown.
    public var pixelSize: PixelSize
    public var effects: [ImageEffect]

    public init(source: ImageSource, pixelSize: PixelSize, effects: [ImageEffect] = []) {
      self.source = source
      self.pixelSize = pixelSize
      self.effects = effects
    }
  }

  public var kind: String
  /// In the kind's unit: pixels of drawings, nodes of rows that are measured.
  public var amount: Int
  public var pictures: [Picture]
  public var glyphs: Int
  /// Whether it takes a millisecond or so, and costs the main thread as much where it comes too late: it
  /// does not wait behind long ones that run.
  public var isBrief: Bool

  public init(
    kind: String, amount: Int = 0, pictures: [Picture] = [], glyphs: Int = 0, isBrief: Bool = false
  ) {
    self.kind = kind
    self.amount = amount
    self.pictures = pictures
    self.glyphs = glyphs
    self.isBrief = isBrief
  }

  /// The label of a job that draws a list.
  ///
  /// - Parameters:
  ///   - kind: what the job is called.
  ///   - list: what is drawn, in points.
  ///   - pixels: how many the drawing has.
  ///   - scale: pixels for each point.
  /// - Complexity: O(commands).
  public init(kind: String, drawing list: DisplayList, pixels: Int, scale: CGFloat) {
    self.init(kind: kind, amount: pixels)
    var known: Set<CachedDrawing> = []
    add(list, scale: scale, beside: &known)
  }

  /// What several commands show of one kept drawing is drawn once.
  private mutating func add(
    _ list: DisplayList, scale: CGFloat, beside known: inout Set<CachedDrawing>
  ) {
    for command in list.commands {
      switch command {
      case .image(let image, let rect):
        pictures.append(Picture(image, in: rect, scale: scale))
      case .glyphs(let run): glyphs += run.glyphs.count
      case .shadowOf(let inner, _, _): add(inner, scale: scale, beside: &known)
      case .cached(let drawing, _, _):
        if known.insert(drawing).inserted { add(drawing.list, scale: scale, beside: &known) }
      case .fillRect, .fillRoundedRect, .fill, .stroke, .bitmap, .sprites, .shadow, .clipRect,
        .clip, .save,
        .restore, .concatenate, .beginGroup, .endGroup, .beginMask, .endMask, .sampledBitmap,
        .backdrop, .deferred:
        break
      }
    }
  }
}

extension JobLabel.Picture {
  /// The picture of which `image` shows a part in `rect`.
  fileprivate init(_ image: ImageDrawing, in rect: CGRect, scale: CGFloat) {
    let whole = CGSize(
      width: rect.width / max(image.part.width, 1e-3),
      height: rect.height / max(image.part.height, 1e-3))
    self.init(
      source: image.source, pixelSize: PixelSize(covering: whole, scale: scale),
      effects: image.effects)
  }
}
