package import LaminaGeometry

/// The picture formats that are read, recognised by content and never by a file's name.
package enum ImageFormat: Hashable, Sendable {
  case png, jpeg, webp, gif, svg

  /// The format of some bytes; nil for what is none of these.
  package init?(recognising data: Data) {
    let start = [UInt8](data.prefix(12))
    switch start {
    case _ where start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
    case _ where start.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case _
    where start.starts(with: Array("RIFF".utf8)) && start.dropFirst(8) == Array("WEBP".utf8)[...]:
      self = .webp
    case _ where start.starts(with: Array("GIF87a".utf8)),
      _ where start.starts(with: Array("GIF89a".utf8)):
      self = .gif
    case _ where Self.isSVG(data): self = .svg
    default: return nil
    }
  }

  /// Whether the outermost tag says so, or only an XML file's beginning is there to see.
  private static func isSVG(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      switch SVGRoot.read(bytes) {
      case .root: true
      case .unfinished: !bytes.isEmpty
      case .otherwise: false
      }
    }
  }

  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .svg: "SVG"
    }
  }

  var codec: any ImageCodec {
    switch self {
    case .png: PNGCodec()
    case .jpeg: JPEGCodec()
    case .webp: WebPCodec()
    case .gif: GIFCodec()
    case .svg: SVGCodec()
    }
  }
}
