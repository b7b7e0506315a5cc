import LaminaDrawing
public import LaminaGeometry

/// Leaves of what is drawn what the alpha of a layer covers.
nonisolated struct CanvasMask {
  /// A mask of the enclosing group, in the coordinates of the canvas.
  let commands: [DisplayCommand]
}

nonisolated extension GraphicsContext {
  /// What of a shape remains when one cuts by it.
  public nonisolated struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside of the shape remains.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The rectangle around all that can still be drawn on, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    let bounds = place.clips.reduce(recording.surroundings.bounds) { box, clip in
      guard case .clip(let path, _) = clip else { return box }
      return box.intersection(path.boundingRect)
    }
    let isUsable = abs(transform.a * transform.d - transform.b * transform.c) > 1e-12
    return bounds.isNull || !isUsable ? .zero : bounds.applying(transform.inverted())
  }

  /// Cuts everything that is drawn from now on to an outline.
  ///
  /// - Parameters:
  ///   - path: the outline, in the coordinates of now.
  ///   - style: what lies inside where the outline crosses itself.
  ///   - options: whether what lies outside remains instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform)
    guard options.contains(.inverse) else {
      return place.addClip(.clip(outline, eoFill: style.isEOFilled), in: recording)
    }
    let all = Path(recording.surroundings.bounds.insetBy(dx: -2, dy: -2))
    place.addClip(
      .clip(all.subtracting(outline, eoFill: style.isEOFilled), eoFill: false), in: recording)
  }

  /// Cuts everything that is drawn from now on to the alpha of what `content` draws.
  ///
  /// - Parameters:
  ///   - opacity: how much is left where the layer is opaque.
  ///   - options: whether what the layer does not cover remains instead.
  ///   - content: draws the layer, with a context in the coordinates of this one.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(recording)
    inner.place = place.withoutClips(in: recording)
    let drawn = try recording.apart { try content(&inner) }
    let style = GroupStyle(opacity: CGFloat(opacity.isNaN ? 0 : min(max(opacity, 0), 1)))
    var commands: [DisplayCommand] = [.beginMask]
    var group = style
    if options.contains(.inverse) {
      group.blendMode = .destinationOut
      let all = recording.surroundings.bounds.insetBy(dx: -2, dy: -2)
      commands.append(.fillRect(all, .color(.black)))
    }
    commands.append(.beginGroup(group))
    commands += drawn
    commands.append(.endGroup)
    commands.append(.endMask)
    masks.append(CanvasMask(commands: commands))
  }
}
