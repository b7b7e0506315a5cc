import LaminaAnimation
public import LaminaGeometry
public import LaminaLayers

extension ModelLayer {
  /// The layer with all inside it as it is seen at a time of its stage.
  ///
  /// What did not move since the last call is the same object.
  /// - Complexity: O(layers that move, those that enclose them and those directly inside).
  public func presentation(at time: TimeInterval) -> Layer {
    foldBottomUp(
      ShownLayer(layer: self, time: shownTime(at: time), scale: stage?.scale ?? 1), reuse: \.still,
      children: \.children, combine: { $0.presented($1) }
    ).layer
  }

  /// All its properties as they are seen at a time of its stage.
  public func values(at time: TimeInterval) -> LayerValues {
    shown.values(at: shownTime(at: time))
  }

  private func shownTime(at time: TimeInterval) -> TimeInterval {
    chain.reduce(time) { $1.shown.timing.localTime(at: $0) }
  }

  /// What the layer draws itself; asked again only where something is different.
  ///
  /// While the bounds are on their way, what workers draw is drawn once, for the size they are
  /// going to, and laid on those of the moment.
  fileprivate func contents(
    of values: LayerValues, at time: TimeInterval, scale: CGFloat
  ) -> SizedContents {
    guard let content = values.contents else { return .nothing }
    let size = values.bounds.size
    let target = shown.values.bounds.size
    if let latest, !content.base.isMovingByItself, latest.scale == scale,
      latest.values.contents == content,
      latest.contents.size == (latest.contents.contents.isDrawn ? target : size)
    {
      return latest.contents
    }
    let drawn = content.base.contents(in: target, scale: scale, at: time)
    return size == target || drawn.isDrawn
      ? SizedContents(contents: drawn, size: target)
      : SizedContents(
        contents: content.base.contents(in: size, scale: scale, at: time), size: size)
  }
}

/// Contents, and the size that they were made for.
struct SizedContents: Equatable {
  let contents: Contents
  let size: CGSize

  static let nothing = SizedContents(contents: .none, size: .zero)
}

/// A layer at a time of its own.
private struct ShownLayer {
  let layer: ModelLayer
  let time: TimeInterval
  let scale: CGFloat

  /// What is made of it, when it is the same at any time.
  var still: PresentedLayer? { layer.still.map { PresentedLayer(layer: $0, isStill: true) } }

  var children: [ShownLayer] {
    layer.shown.children.map {
      ShownLayer(layer: $0, time: $0.shown.timing.localTime(at: time), scale: scale)
    }
  }

  func presented(_ inside: [PresentedLayer]) -> PresentedLayer {
    let state = layer.shown
    let values = state.values(at: time)
    let scale = values.contentsScale ?? self.scale
    let next = LatestLayer.Parts(
      values: values, scale: scale, contents: layer.contents(of: values, at: time, scale: scale),
      children: children(of: values, inside), hasMask: state.hasMask)
    let latest =
      layer.latest.flatMap { $0.parts.isSame(as: next) ? $0 : nil }
      ?? LatestLayer(parts: next, id: layer.id)
    layer.latest = latest
    let isStill =
      state.running.isEmpty && !(values.contents?.base.isMovingByItself ?? false)
      && inside.allSatisfy(\.isStill)
    if isStill { layer.still = latest.layer }
    return PresentedLayer(layer: latest.layer, isStill: isStill)
  }
}

extension ShownLayer {
  /// The layers inside, or copies of them, and last the mask, if there is one.
  fileprivate func children(of values: LayerValues, _ inside: [PresentedLayer]) -> [Layer] {
    guard let replicator = values.replicator else { return inside.map(\.layer) }
    let sublayers = layer.shown.sublayers
    let copies = replicator.instances(inside: layer.id, bounds: values.bounds, at: time) { time in
      if time == self.time { return inside.prefix(sublayers.count).map(\.layer) }
      return sublayers.map { presentation(of: $0, at: time) }
    }
    return copies + inside.dropFirst(sublayers.count).map(\.layer)
  }

  /// A layer inside at another time of this one.
  private func presentation(of sublayer: ModelLayer, at time: TimeInterval) -> Layer {
    let local = sublayer.shown.timing.localTime(at: time)
    return foldBottomUp(
      ShownLayer(layer: sublayer, time: local, scale: scale), reuse: \.still,
      children: \.children, combine: { $0.presented($1) }
    ).layer
  }
}

/// What was made of a layer, and whether it is that at any time.
private struct PresentedLayer {
  let layer: Layer
  let isStill: Bool
}

/// The immutable layer that was made last, with what it was made of.
struct LatestLayer {
  struct Parts {
    let values: LayerValues
    let scale: CGFloat
    let contents: SizedContents
    /// The layers inside and, last, the mask, if there is one.
    let children: [Layer]
    let hasMask: Bool

    func isSame(as other: Parts) -> Bool {
      hasMask == other.hasMask && children.count == other.children.count
        && zip(children, other.children).allSatisfy(===) && values == other.values
        && contents == other.contents
    }
  }

  let parts: Parts
  let layer: Layer

  var values: LayerValues { parts.values }
  var scale: CGFloat { parts.scale }
  var contents: SizedContents { parts.contents }

  init(parts: Parts, id: Layer.ID) {
    self.parts = parts
    let values = parts.values
    let children = parts.children
    let isOnItsWay = parts.contents.contents.isDrawn && parts.contents.size != values.bounds.size
    layer = Layer(
      id: id, geometry: values.geometry, appearance: values.appearance,
      contents: parts.contents.contents,
      contentsGravity: isOnItsWay ? values.gravityOnItsWay : values.contentsGravity,
      contentsSize: isOnItsWay ? parts.contents.size : nil,
      mask: parts.hasMask ? children.last : nil,
      children: parts.hasMask ? children.dropLast() : children)
  }
}

extension LayerValues {
  /// How a picture for other bounds is laid: stretched, if nothing else was asked for.
  fileprivate var gravityOnItsWay: ContentsGravity {
    contentsGravity == .topLeft ? .resize : contentsGravity
  }
}
