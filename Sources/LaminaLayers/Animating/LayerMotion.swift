import LaminaDrawing
import LaminaGeometry

/// The properties of one layer that are on their way.
struct LayerMotion: Sendable {
  private var origin = Channel<CGPoint>()
  private var size = Channel<CGSize>()
  private var scrolling = Channel<CGPoint>()
  private var anchorPoint = Channel<UnitPoint>()
  private var zPosition = Channel<CGFloat>()
  private var transform = Channel<LayerTransform>()
  private var sublayerTransform = Channel<LayerTransform>()
  private var opacity = Channel<CGFloat>()
  private var clip = Channel<ClipShape?>()
  private var shadow = Channel<Shadow?>()
  private var background = Channel<Paint?>()
  private var cornerRadius = Channel<CGFloat>()
  private var border = Channel<Border?>()
  private var filters = Channel<[ImageEffect]>()
  private var backdropFilters = Channel<[ImageEffect]>()
  private var contents = Channel<MovingContents>()

  /// Whether any property moves.
  var isMoving: Bool { runCount > 0 }

  var runCount: Int {
    let geometry =
      origin.runCount + size.runCount + scrolling.runCount + anchorPoint.runCount
      + zPosition.runCount + transform.runCount + sublayerTransform.runCount
    let appearance =
      opacity.runCount + clip.runCount + shadow.runCount + background.runCount
      + cornerRadius.runCount + border.runCount + filters.runCount + backdropFilters.runCount
    return geometry + appearance + contents.runCount
  }

  /// The layer becomes another.
  mutating func change(from old: Layer, to new: Layer, _ change: inout Change) {
    let other = change.transaction
    let (before, after) = (MovingContents(old), MovingContents(new))
    change.transaction = change.place
    if old.geometry != new.geometry {
      if change.transaction.reducesMotion, change.transaction.animation != nil {
        fadeIn(old, at: new.geometry, &change)
      } else {
        self.change(from: old.geometry, to: new.geometry, &change)
      }
    }
    if before.size == after.size { change.transaction = other }
    if change.transaction.reducesMotion, before.size != after.size {
      contents.stop(&change.ledger)
    } else {
      contents.change(from: before, to: after, &change)
    }
    change.transaction = other
    if old.appearance != new.appearance {
      self.change(from: old.appearance, to: new.appearance, &change)
    }
  }

  /// Says the model's place in the coordinates of another parent; nothing else changes.
  mutating func rebase(to geometry: LayerGeometry) { origin.rebase(to: geometry.origin) }

  /// Puts the layer at its new place at once, where it appears by and by if it would have moved.
  private mutating func fadeIn(_ old: Layer, at new: LayerGeometry, _ change: inout Change) {
    stopGeometry(&change.ledger)
    guard old.geometry.origin != new.origin || old.geometry.transform != new.transform,
      old.appearance.opacity > 0
    else { return }
    opacity.change(from: 0, to: old.appearance.opacity, &change)
  }

  private mutating func change(
    from old: LayerGeometry, to new: LayerGeometry, _ change: inout Change
  ) {
    origin.change(from: old.origin, to: new.origin, &change)
    size.change(from: old.bounds.size, to: new.bounds.size, &change)
    scrolling.change(from: old.bounds.origin, to: new.bounds.origin, &change)
    anchorPoint.change(from: old.anchorPoint, to: new.anchorPoint, &change)
    zPosition.change(from: old.zPosition, to: new.zPosition, &change)
    transform.change(from: old.transform, to: new.transform, &change)
    sublayerTransform.change(from: old.sublayerTransform, to: new.sublayerTransform, &change)
  }

  private mutating func change(from old: Appearance, to new: Appearance, _ change: inout Change) {
    opacity.change(from: old.opacity, to: new.opacity, &change)
    clip.change(from: old.clip, to: new.clip, &change)
    shadow.change(from: old.shadow, to: new.shadow, &change)
    background.change(from: old.background, to: new.background, &change)
    cornerRadius.change(from: old.cornerRadius, to: new.cornerRadius, &change)
    border.change(from: old.border, to: new.border, &change)
    filters.change(from: old.filters, to: new.filters, &change)
    backdropFilters.change(from: old.backdropFilters, to: new.backdropFilters, &change)
  }

  /// The geometry of `layer` at `time`; nil when it is the model's.
  mutating func geometry(
    of layer: Layer, at time: TimeInterval, _ ledger: inout TransactionLedger
  ) -> LayerGeometry? {
    var next = layer.geometry
    var moves = false
    func set<Value>(_ value: Value?, _ write: (Value) -> Void) {
      guard let value else { return }
      write(value)
      moves = true
    }
    set(size.value(at: time, &ledger)) { size in
      next.bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    set(scrolling.value(at: time, &ledger)) { next.bounds.origin = $0 }
    set(anchorPoint.value(at: time, &ledger)) { next.anchorPoint = $0 }
    // The origin comes last: size and anchor point leave the position where it is.
    if moves { next.origin = layer.geometry.origin }
    set(origin.value(at: time, &ledger)) { next.origin = $0 }
    set(zPosition.value(at: time, &ledger)) { next.zPosition = $0 }
    set(transform.value(at: time, &ledger)) { next.transform = $0 }
    set(sublayerTransform.value(at: time, &ledger)) { next.sublayerTransform = $0 }
    return moves ? next : nil
  }

  /// The appearance of `layer` at `time`; nil when they are the model's.
  mutating func appearance(
    of layer: Layer, at time: TimeInterval, _ ledger: inout TransactionLedger
  ) -> Appearance? {
    var next = layer.appearance
    var moves = false
    func set<Value>(_ value: Value?, _ write: (Value) -> Void) {
      guard let value else { return }
      write(value)
      moves = true
    }
    set(opacity.value(at: time, &ledger)) { next.opacity = min(max($0, 0), 1) }
    set(clip.value(at: time, &ledger)) { next.clip = $0 }
    set(shadow.value(at: time, &ledger)) { next.shadow = $0 }
    set(background.value(at: time, &ledger)) { next.background = $0 }
    set(cornerRadius.value(at: time, &ledger)) { next.cornerRadius = max(0, $0) }
    set(border.value(at: time, &ledger)) { next.border = $0 }
    set(filters.value(at: time, &ledger)) { next.filters = $0 }
    set(backdropFilters.value(at: time, &ledger)) { next.backdropFilters = $0 }
    return moves ? next : nil
  }

  /// The contents at `time`; nil when they are the model's.
  mutating func contents(
    at time: TimeInterval, _ ledger: inout TransactionLedger
  ) -> MovingContents? {
    contents.value(at: time, &ledger)
  }

  private mutating func stopGeometry(_ ledger: inout TransactionLedger) {
    origin.stop(&ledger)
    size.stop(&ledger)
    scrolling.stop(&ledger)
    anchorPoint.stop(&ledger)
    zPosition.stop(&ledger)
    transform.stop(&ledger)
    sublayerTransform.stop(&ledger)
  }

  /// Ends everything.
  mutating func stop(_ ledger: inout TransactionLedger) {
    stopGeometry(&ledger)
    opacity.stop(&ledger)
    clip.stop(&ledger)
    shadow.stop(&ledger)
    background.stop(&ledger)
    cornerRadius.stop(&ledger)
    border.stop(&ledger)
    filters.stop(&ledger)
    backdropFilters.stop(&ledger)
    contents.stop(&ledger)
  }
}
