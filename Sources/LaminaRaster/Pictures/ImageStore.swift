public import LaminaDrawing
import LaminaGeometry

/// Keeps decoded pictures at the sizes at which they are shown.
public final class ImageStore: Sendable {
  let onError: @Sendable (ImageError) -> Void
  public init(onError: @escaping @Sendable (ImageError) -> Void = { _ in }) {
    self.onError = onError
  }
  func info(for source: ImageSource) throws(ImageError) -> ImageInfo {
    guard case .bitmap(let bitmap, let scale) = source else {
      throw .unknownFormat(name: source.name)
    }
    return ImageInfo(pixelSize: bitmap.size, scale: scale)
  }
}
