public import LaminaDrawing
public import LaminaGeometry

nonisolated extension GraphicsContext {
  // MARK: Outlines

  /// Fills the inside of an outline.
  ///
  /// - Parameters:
  ///   - path: the outline, in the context's coordinates.
  ///   - shading: what it is filled with.
  ///   - style: what lies inside where the outline crosses itself.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    if case .backdrop = shading.kind { return fillWithBackdrop(path) }
    let paint = paint(shading, in: path.boundingRect)
    if isDirect {
      let paint = opacity < 1 ? paint.faded(by: Float(max(opacity, 0))) : paint
      return recording.add(.fill(path, paint, eoFill: style.isEOFilled), in: place)
    }
    if blendMode.composition != nil, filters.isEmpty {
      return compose(paint, inside: path, eoFill: style.isEOFilled)
    }
    layer(ink: path.boundingRect) { inner in
      recording.add(.fill(path, paint, eoFill: style.isEOFilled), in: inner.place)
    }
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: the outline, in the context's coordinates.
  ///   - shading: what the line is filled with.
  ///   - style: its width, ends, corners and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    style.lineWidth = style.lineWidth.usableLength("stroke")
    style.miterLimit = style.miterLimit.usable("stroke")
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    let reach = style.reach
    if case .backdrop = shading.kind { return fillWithBackdrop(path.strokedPath(style)) }
    let paint = paint(shading, in: path.boundingRect.insetBy(dx: -reach, dy: -reach))
    if isDirect {
      let paint = opacity < 1 ? paint.faded(by: Float(max(opacity, 0))) : paint
      return recording.add(.stroke(path, paint, style), in: place)
    }
    if blendMode.composition != nil, filters.isEmpty {
      return compose(paint, inside: path.strokedPath(style), eoFill: false)
    }
    layer(ink: path.boundingRect.insetBy(dx: -reach, dy: -reach)) { inner in
      recording.add(.stroke(path, paint, style), in: inner.place)
    }
  }

  /// Draws a line of `lineWidth` points along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Layers

  /// Draws `content` apart and lays it on as one picture: opacity, blend mode, filters and clips of this context hold
  /// for all of it together.
  ///
  /// ```swift
  /// context.opacity = 0.5
  /// context.drawLayer { layer in
  ///   layer.fill(left, with: .color(.blue))
  ///   layer.fill(right, with: .color(.blue))        // no darker where both lie over each other
  /// }
  /// ```
  /// The layer's context begins with the coordinates of this one, and with nothing else of it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try layer(ink: nil) { inner in
      var inner = inner
      try content(&inner)
    }
  }

  // MARK: How

  /// Whether what is drawn can go right into the canvas.
  var isDirect: Bool { filters.isEmpty && masks.isEmpty && blendMode == .normal }

  /// Takes down a drawing under a transform to the context's coordinates, in which it is inside of `ink`.
  func draw(_ list: DisplayList, under transform: CGAffineTransform, ink: CGRect) {
    if isDirect, opacity >= 1 { return recording.add(list, transform, in: place) }
    layer(ink: ink) { inner in recording.add(list, transform, in: inner.place) }
  }

  /// Puts a paint in an outline by an operation that changes what it does not cover, too: no further than the outline.
  private func compose(_ paint: Paint, inside path: Path, eoFill: Bool) {
    var clipped = self
    clipped.clip(to: path, style: FillStyle(eoFill: eoFill))
    let box = path.boundingRect.insetBy(dx: -1, dy: -1)
    clipped.layer(ink: box) { inner in recording.add(.fillRect(box, paint), in: inner.place) }
  }

  /// Changes what is there by the context's filters, inside of an outline.
  ///
  /// In the coordinates of the canvas, which the lengths of the filters are in already.
  private func fillWithBackdrop(_ path: Path) {
    let effects = filters.reversed().flatMap(\.effects)
    let strength = CGFloat(min(max(opacity, 0), 1))
    guard !effects.isEmpty, strength > 0 else { return }
    recording.add(
      .backdrop(path.applying(transform), effects, opacity: strength),
      in: place.withoutTransform(in: recording))
  }

  /// Has `body` draw apart, with a context that has this one's coordinates, and lays that on.
  ///
  /// - Parameters:
  ///   - ink: what is drawn at most, in the context's coordinates; nil where that is not known.
  ///   - body: draws with the context that it is given.
  func layer(ink: CGRect?, _ body: (GraphicsContext) throws -> Void) rethrows {
    guard opacity > 0 else { return }
    var inner = GraphicsContext(recording)
    inner.place = place.withoutClips(in: recording)
    let commands = try recording.apart { try body(inner) }
    let pictures = recording.hasPictures
    guard !commands.isEmpty || blendMode.composition != nil else { return }
    let touched = ink.map { $0.applying(transform) } ?? recording.surroundings.bounds
    var drawn = LayerCommands(
      commands: commands, ink: touched.isDrawable ? touched : recording.surroundings.bounds)
    for filter in filters.reversed() { drawn = filter.applied(to: drawn, hasPictures: pictures) }
    recording.add(wrapped(drawn), hasPictures: pictures)
  }

  /// The group in which a layer is laid on, cut to the context's clips.
  private func wrapped(_ drawn: LayerCommands) -> [DisplayCommand] {
    var style = GroupStyle(
      opacity: CGFloat(min(opacity, 1)), blendMode: blendMode.mix,
      bounds: drawn.ink.insetBy(dx: -1, dy: -1))
    style.composition = blendMode.composition
    var commands: [DisplayCommand] = []
    if !place.clips.isEmpty { commands.append(.save) }
    commands += place.clips
    commands.append(.beginGroup(style))
    commands += drawn.commands
    for mask in masks { commands += mask.commands }
    commands.append(.endGroup)
    if !place.clips.isEmpty { commands.append(.restore) }
    return commands
  }
}

/// What a layer draws, in the coordinates of the canvas.
nonisolated struct LayerCommands {
  var commands: [DisplayCommand]
  /// Where that is at most.
  var ink: CGRect

  /// The same as one picture.
  func grouped(_ style: GroupStyle = GroupStyle()) -> [DisplayCommand] {
    var style = style
    style.bounds = ink.insetBy(dx: -1, dy: -1)
    var list: [DisplayCommand] = [.beginGroup(style)]
    list += commands
    list.append(.endGroup)
    return list
  }
}
