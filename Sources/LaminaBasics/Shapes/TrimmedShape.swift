public import LaminaAnimation
public import LaminaGeometry

extension Shape {
  /// The part of the outline between two fractions of its length.
  ///
  /// ```
  ///  ╭─────╮        ╭──
  ///  │     │        │         Circle().trim(from: 0.5, to: 0.75)
  ///  ╰─────╯
  /// ```
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: progress).stroke(Color.accentColor, lineWidth: 4)
  /// ```
  ///
  /// Fractions are held to 0...1; nothing is left where `from` is not less than `to`.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }
}

/// The part of a shape's outline between two fractions of its length, which an animation can move.
public nonisolated struct TrimmedShape<Content: Shape>: Shape, WrappedShape {
  /// The shape of whose outline a part is taken.
  public var shape: Content
  /// Where the part begins, as a fraction of the outline's length from 0 to 1.
  public var startFraction: CGFloat
  /// Where the part ends, as a fraction of the outline's length from 0 to 1.
  public var endFraction: CGFloat

  /// Makes the part of a shape's outline from one fraction of its length to another.
  public init(shape: Content, from startFraction: CGFloat, to endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction.usable("trim(from:to:)")
    self.endFraction = endFraction.usable("trim(from:to:)")
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// What of the shape itself moves, and both fractions.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction))
    }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}
