public import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// A picture, or a part of it, that lies in the layer's bounds as its gravity says.
///
/// ```swift
/// var photo = ImageContent(.bitmap(bitmap, scale: 2))      // 200x100 pixels: 100x50 points
/// photo.contentsGravity = .resizeAspectFill
/// photo.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)     // its right half
/// photo.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
/// ```
///
/// Rectangles are fractions of the picture, with (0, 0) at its top left corner: y grows downwards,
/// where Core Animation's on a Mac grows upwards.
public struct ImageContent: LayerContent {
  /// Where the picture comes from.
  public var source: ImageSource
  /// The size of the whole picture in pixels.
  public var pixelSize: PixelSize
  /// The picture's pixels for each point: pixels / scale = points.
  public var contentsScale: CGFloat
  /// How the picture lies in the layer's bounds.
  public var contentsGravity: ContentsGravity
  /// The part that is shown; what lies outside of (0, 0, 1, 1) is clear.
  public var contentsRect: CGRect
  /// The part, of what is shown, that stretches when gravity makes the picture another size.
  ///
  /// ```
  ///  ┌──┬──────┬──┐    corners keep their size,
  ///  ├──┼──────┼──┤    edges stretch along one side,
  ///  │  │center│  │    the centre along both.
  ///  └──┴──────┴──┘
  /// ```
  public var contentsCenter: CGRect
  /// How pixels are made where the picture is shown at another size than its own.
  public var interpolation: Interpolation
  /// Makes the picture a stencil for a paint; nil shows its own colours.
  public var tint: Paint?

  /// Shows `source`, which is `pixelSize` large (`Rasterizer.imageInfo(for:)` says).
  public init(_ source: ImageSource, pixelSize: PixelSize, contentsScale: CGFloat = 1) {
    self.source = source
    self.pixelSize = pixelSize
    self.contentsScale = contentsScale
    contentsGravity = .resize
    contentsRect = .unit
    contentsCenter = .unit
    interpolation = .medium
    tint = nil
  }

  /// Shows ready pixels.
  public init(_ bitmap: Bitmap, contentsScale: CGFloat = 1) {
    self.init(
      .bitmap(bitmap, scale: contentsScale), pixelSize: bitmap.size, contentsScale: contentsScale)
  }

  /// The size of what is shown, in points.
  public var size: CGSize {
    let scale = contentsScale > 0 ? contentsScale : 1
    return CGSize(
      width: CGFloat(pixelSize.width) / scale * contentsRect.width,
      height: CGFloat(pixelSize.height) / scale * contentsRect.height)
  }

  /// Where what is shown lies in a layer of `size`, in its points.
  public func rect(in size: CGSize) -> CGRect {
    contentsGravity.rect(of: self.size, in: CGRect(origin: .zero, size: size))
  }

  /// Drawn by a worker, because a picture may have to be decoded first; ready pixels into each frame.
  public func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let list = DisplayList { recorder in
      for part in parts(in: size, scale: scale) {
        recorder.image(
          source, source: part.source, in: part.place, interpolation: interpolation, tint: tint)
      }
    }
    if list.isEmpty { return .none }
    if case .bitmap = source { return .direct(list) }
    return .drawn(list)
  }

  /// The outline of the picture's place, both rectangles and a tint.
  public var animatableData:
    AnimatablePair<
      StructuredVector, AnimatablePair<CGRect.AnimatableData, CGRect.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        Paint.movingData(of: tint),
        AnimatablePair(contentsRect.animatableData, contentsCenter.animatableData))
    }
    set {
      tint = Paint.moved(tint, to: newValue.first)
      contentsRect.animatableData = newValue.second.first
      contentsCenter.animatableData = newValue.second.second
    }
  }
}

extension CGRect {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
