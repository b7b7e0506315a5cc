import LaminaAnimation
public import LaminaGeometry

/// A movement of one property from one value to another.
///
/// ```swift
/// BasicAnimation(.opacity, from: 0, to: 1, duration: 0.5)
/// BasicAnimation(.positionX, by: 40)            // 40 points on from where it is
/// ```
///
/// | given | goes |
/// | --- | --- |
/// | from, to | from one to the other |
/// | from, by | from `from` to `from` + `by` |
/// | by, to | from `to` - `by` to `to` |
/// | from | from there to the value beneath |
/// | to | from the value beneath to there |
/// | by | from the value beneath on by it |
/// | nothing | from what was shown when it was added to the value beneath |
///
/// The value beneath is the layer's own with the animations that were added before.
public struct BasicAnimation<Value: LayerAnimatable>: LayerAnimation {
  /// The property that moves.
  public let key: LayerKey<Value>
  /// Where it begins; nil: see the type's table.
  public var from: Value?
  /// Where it ends; nil: see the type's table.
  public var to: Value?
  /// How far it goes; nil: see the type's table.
  public var by: Value?
  /// Whether the value is laid on top of the one beneath instead of replacing it.
  public var isAdditive = false
  /// Whether each turn begins where the one before ended.
  public var isCumulative = false
  public var settings: AnimationSettings

  /// Makes a movement in `duration` seconds; 0 is the duration of the transaction in which it is
  /// added.
  public init(
    _ key: LayerKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: TimeInterval = 0
  ) {
    self.key = key
    self.from = from
    self.to = to
    self.by = by
    settings = AnimationSettings(timing: MediaTiming(duration: duration))
  }

  public func filled(from shown: LayerValues) -> BasicAnimation {
    guard from == nil, to == nil, by == nil else { return self }
    var filled = self
    filled.from = shown[keyPath: key.path]
    return filled
  }

  public func apply(progress: Double, turn: Int, to values: inout LayerValues) {
    let beneath = values[keyPath: key.path]
    let (start, end) = ends(over: isAdditive ? .nothing : beneath)
    var value = start.mixed(with: end, amount: progress)
    if isCumulative, turn > 0 {
      value = value.adding(Value.nothing.mixed(with: end, amount: Double(turn)))
    }
    values[keyPath: key.path] = isAdditive ? beneath.adding(value) : value
  }

  private func ends(over beneath: Value) -> (Value, Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.way(from: by), to)
    case (let from?, nil, nil): (from, beneath)
    case (nil, let to?, nil): (beneath, to)
    case (nil, nil, let by?): (beneath, beneath.adding(by))
    case (nil, nil, nil): (beneath, beneath)
    }
  }
}
