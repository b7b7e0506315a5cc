package import LaminaGeometry

precedencegroup ForwardApplicationPrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}

infix operator |> : ForwardApplicationPrecedence

extension ImageEffect {
  /// A chain of two.
  public static func |> (first: ImageEffect, next: ImageEffect) -> [ImageEffect] { [first, next] }
}

extension [ImageEffect] {
  /// The chain with one more effect at its end.
  public static func |> (chain: [ImageEffect], next: ImageEffect) -> [ImageEffect] {
    chain + [next]
  }

  /// The effects with the roles of their colours filled in.
  public func resolve(in palette: ColorPalette) -> [ImageEffect] {
    map { $0.resolve(in: palette) }
  }

  /// How far beyond its edges the chain lays something on, in points.
  package var reach: CGFloat { reduce(0) { $0 + $1.reach } }

  /// How far around a pixel decides on it, in points.
  package var context: CGFloat { reduce(0) { $0 + $1.context } }

  /// The same chain where a point is `factor` points.
  package func scaled(by factor: CGFloat) -> [ImageEffect] {
    factor == 1 ? self : map { $0.scaled(by: factor) }
  }
}

extension ImageDrawing {
  /// The picture with one more effect.
  public static func |> (image: ImageDrawing, effect: ImageEffect) -> ImageDrawing {
    image |> [effect]
  }

  /// The picture with more effects.
  public static func |> (image: ImageDrawing, effects: [ImageEffect]) -> ImageDrawing {
    var copy = image
    copy.effects += effects
    return copy
  }
}
