public import LaminaGeometry

/// A recorded drawing: commands in order, and the bounds of everything they may touch.
///
/// Immutable and shared by reference: the same object is the same drawing, so a cache of bitmaps
/// compares pointers first.
public final class DisplayList: Sendable {
  /// What is drawn, in order.
  public let commands: [DisplayCommand]
  /// What the commands may touch, in points; `.null` when nothing.
  public let inkBounds: CGRect
  /// Whether it draws pictures, which may have to be decoded first, or what is recorded by who draws it.
  package let hasPictures: Bool

  /// Records what `build` draws.
  public convenience init(_ build: (inout Recorder) -> Void) {
    var recorder = Recorder()
    build(&recorder)
    self.init(recorder)
  }

  /// Records what `build` draws, with what of it leaves no mark: clear, without an area, of no width.
  ///
  /// What grows from nothing or fades from clear begins there.
  package static func keepingUnseen(_ build: (inout Recorder) -> Void) -> DisplayList {
    var recorder = Recorder(keepingUnseen: true)
    build(&recorder)
    return DisplayList(recorder)
  }

  /// Takes commands as they are, such as those of another program; their bounds are not known and
  /// count as endless.
  public init(commands: [DisplayCommand]) {
    self.commands = commands
    inkBounds = commands.isEmpty ? .null : .infinite
    hasPictures = commands.contains(where: \.hasPictures)
  }

  /// What a recorder took down so far.
  package init(_ recorder: Recorder) {
    commands = recorder.commands
    inkBounds = recorder.inkBounds
    hasPictures = commands.contains(where: \.hasPictures)
  }

  /// Commands of which it is known what they may touch, and whether there are pictures among them.
  package init(commands: [DisplayCommand], inkBounds: CGRect, hasPictures: Bool) {
    self.commands = commands
    self.inkBounds = commands.isEmpty ? .null : inkBounds
    self.hasPictures = hasPictures
  }

  /// A drawing without commands.
  public static let empty = DisplayList { _ in }
  /// Whether there are no commands.
  public var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList: Hashable {
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a === b || a.commands == b.commands
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(commands) }
}

extension DisplayCommand {
  /// What it fills, draws along or tints with; nil for what has colours of its own, or none.
  package var paint: Paint? {
    switch self {
    case .fillRect(_, let paint), .fillRoundedRect(_, _, let paint), .fill(_, let paint, _),
      .stroke(_, let paint, _):
      paint
    case .glyphs(let run): run.paint
    case .image(let image, _): image.tint
    default: nil
    }
  }

  /// Whether it draws pictures, which may have to be decoded first, or what is recorded by who draws it.
  package var hasPictures: Bool {
    switch self {
    case .image, .deferred: true
    case .shadowOf(let list, _, _): list.hasPictures
    default: paint?.hasPictures ?? false
    }
  }
}

/// One step of a drawing.
public enum DisplayCommand: Hashable, Sendable {
  /// Fills a rectangle.
  case fillRect(CGRect, Paint)
  /// Corners never larger than half a side.
  case fillRoundedRect(CGRect, radius: CGFloat, Paint)
  /// Fills the inside of an outline; with `eoFill`, what it encloses an even number of times stays
  /// empty.
  case fill(Path, Paint, eoFill: Bool)
  /// Draws along an outline.
  case stroke(Path, Paint, StrokeStyle)
  /// Draws glyphs of one face and paint.
  case glyphs(GlyphRun)
  /// A picture, or a part of it, drawn into the rectangle.
  case image(ImageDrawing, in: CGRect)
  /// Ready pixels whose top left corner goes to a point; each of its pixels is one device pixel.
  case bitmap(Bitmap, at: CGPoint, opacity: CGFloat)
  /// Ready pixels whose own coordinates a projection maps to points; their edges are smooth.
  ///
  /// Each pixel is the same wherever the drawing is cut, unlike with other scaled pictures.
  case sampledBitmap(Bitmap, ProjectionTransform, opacity: CGFloat, Interpolation)
  /// A drawing that is kept as a bitmap, its points mapped.
  case cached(CachedDrawing, ProjectionTransform, opacity: CGFloat)
  /// A drawing that is recorded by who draws it.
  case deferred(DeferredDrawing)
  /// Changes what lies below, inside the outline, as far as the enclosing group has drawn it.
  ///
  /// Nothing outside is looked at: a blur goes on beyond the outline's box in the colours there.
  case backdrop(Path, [ImageEffect], opacity: CGFloat)
  /// Many copies of one small picture.
  case sprites(SpriteBatch)
  /// A Gaussian shadow of the outline (sigma = radius), without the outline itself.
  case shadow(Path, Color.Resolved, radius: CGFloat)
  /// A Gaussian shadow (sigma = radius) of everything that a list draws, without the drawing.
  case shadowOf(DisplayList, Color.Resolved, radius: CGFloat)
  /// Narrows what later commands may touch, until the matching restore.
  case clipRect(CGRect)
  /// Narrows what later commands may touch to the inside of an outline, until the matching restore.
  case clip(Path, eoFill: Bool)
  /// Remembers transform and clip for the matching restore.
  case save
  /// Goes back to the transform and the clip of the matching save.
  case restore
  /// Maps the coordinates of later commands, until the matching restore.
  case concatenate(CGAffineTransform)
  /// What follows, up to the matching `endGroup`, is drawn apart and then laid on as one picture.
  case beginGroup(GroupStyle)
  /// Lays on as one picture what was drawn since the matching `beginGroup`.
  case endGroup
  /// Inside a group: what follows, up to the matching `endMask`, is not seen. The group is seen as
  /// far as its alpha goes.
  case beginMask
  /// Goes on with the group, as far as the mask lets it be seen.
  case endMask
}
