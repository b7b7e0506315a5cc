import LaminaDisplay
public import LaminaDrawing

nonisolated extension Image {
  /// The picture with one more effect: `image |> .gray |> .blur(4) |> .contrast(1.2)`.
  public static func |> (image: Image, effect: ImageEffect) -> Image { image |> [effect] }

  /// The picture with more effects.
  public static func |> (image: Image, effects: [ImageEffect]) -> Image {
    image.with { $0.effects += effects }
  }

  /// Changes the picture's pixels on a worker, after they are brought to the size they have here.
  ///
  /// Roles of colours are those of the place where the picture stands. Equal pictures with equal
  /// effects are made once.
  public func imageModification(_ effects: ImageEffect...) -> Image { self |> effects }

  /// Changes the picture's pixels by a chain, such as `.gray |> .blur(4)`.
  public func imageModification(_ effects: [ImageEffect]) -> Image { self |> effects }
}

extension Image.ResizingMode {
  /// How a leaf calls it.
  var fit: ImageLeaf.Fit {
    switch self {
    case .stretch: .stretch
    case .aspectFill: .aspectFill
    case .aspectFit: .aspectFit
    }
  }
}
