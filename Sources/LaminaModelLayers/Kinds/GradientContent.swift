public import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// Colours that run into each other over the whole layer.
///
/// ```
///  axial  start ─────────▶ end     radial  an ellipse around     conic   clockwise around the
///  ░░░▒▒▒▓▓▓███                    the start that goes           start; the first colour lies
///                                  through the end's x and y     towards the end
/// ```
///
/// ```swift
/// let fade = GradientContent(colors: [.black, .clear], locations: [0.6, 1])    // a fading edge
/// let sky = GradientContent(.radial, colors: [.white, blue], startPoint: .center,
///   endPoint: .bottomTrailing)
/// ```
public struct GradientContent: LayerContent {
  /// Along which lines colours change.
  public enum Kind: Hashable, Sendable {
    /// Along the line from start to end.
    case axial
    /// Along ellipses around the start, the largest through the end's x and y.
    case radial
    /// Clockwise around the start, from the direction of the end.
    case conic
  }

  /// Along which lines colours change.
  public var kind: Kind
  /// The colours in their order.
  public var colors: [Color.Resolved]
  /// Where each colour lies, from 0 to 1 and not before the one it follows; nil or another count
  /// than that of the colours spreads them evenly.
  ///
  /// Outside of them the first and the last colour go on.
  public var locations: [CGFloat]?
  /// In the layer's bounds: where colours begin, or the centre.
  public var startPoint: UnitPoint
  /// In the layer's bounds: where colours end, or how wide, or the direction of the first one.
  public var endPoint: UnitPoint

  /// Makes a gradient of colours, by default evenly spaced from the top to the bottom.
  public init(
    _ kind: Kind = .axial, colors: [Color.Resolved], locations: [CGFloat]? = nil,
    startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Drawn into each frame; a conic one, whose pixels are dearer, by a worker.
  public func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let list = DisplayList { draw(in: CGRect(origin: .zero, size: size), into: &$0) }
    if list.isEmpty { return .none }
    return kind == .conic ? .drawn(list) : .direct(list)
  }

  /// Fills `bounds`.
  private func draw(in bounds: CGRect, into recorder: inout DisplayList.Recorder) {
    let (start, end) = (startPoint.point(in: bounds), endPoint.point(in: bounds))
    let stops = self.stops
    guard let last = stops.last, [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else {
      return
    }
    switch kind {
    case .axial where start != end:
      recorder.fill(bounds, with: .linear(stops, from: start, to: end))
    case .radial where start.x != end.x && start.y != end.y:
      drawEllipses(stops, from: start, to: end, in: bounds, into: &recorder)
    case .conic where start != end:
      let angle = Angle(radians: atan2(end.y - start.y, end.x - start.x))
      recorder.fill(
        bounds,
        with: .angular(
          stops, center: start, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi)
        ))
    case .axial, .radial, .conic:
      // Without a way from start to end all lies beyond the end.
      recorder.fill(bounds, with: .color(last.color))
    }
  }

  /// Fills `bounds` with circles of the radius 1 under a transform.
  private func drawEllipses(
    _ stops: [Paint.Stop], from center: CGPoint, to corner: CGPoint, in bounds: CGRect,
    into recorder: inout DisplayList.Recorder
  ) {
    let (width, height) = (abs(corner.x - center.x), abs(corner.y - center.y))
    let toBounds = CGAffineTransform(
      a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
    recorder.saving {
      $0.concatenate(toBounds)
      $0.fill(
        bounds.applying(toBounds.inverted()),
        with: .radial(stops, center: .zero, startRadius: 0, endRadius: 1))
    }
  }

  /// Colours with their places, in order.
  var stops: [Paint.Stop] {
    var least: CGFloat = 0
    return zip(colors, usedLocations).map { color, location in
      least = max(least, location.isFinite ? min(max(location, 0), 1) : 0)
      return Paint.Stop(color: color, location: least)
    }
  }

  private var usedLocations: [CGFloat] {
    if let locations, locations.count == colors.count { return locations }
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.indices.map { CGFloat($0) / last }
  }
}

extension GradientContent {
  public typealias AnimatableData = AnimatablePair<
    StructuredVector, AnimatablePair<UnitPoint.AnimatableData, UnitPoint.AnimatableData>
  >

  /// Both points, and colours and locations while there are as many of them.
  public var animatableData: AnimatableData {
    get {
      let values = usedLocations.map { Double($0) } + colors.flatMap(\.movingValues)
      return AnimatablePair(
        StructuredVector(structure: [colors.count], values: values),
        AnimatablePair(startPoint.animatableData, endPoint.animatableData))
    }
    set {
      startPoint.animatableData = newValue.second.first
      endPoint.animatableData = newValue.second.second
      guard newValue.first.structure == [colors.count] else { return }
      let values = newValue.first.values
      let moved = values.prefix(colors.count).map { CGFloat($0) }
      if moved != usedLocations { locations = moved }
      for index in colors.indices {
        let begin = colors.count + index * Color.Resolved.movingCount
        colors[index] = Color.Resolved(movingValues: values[begin...])
      }
    }
  }
}
