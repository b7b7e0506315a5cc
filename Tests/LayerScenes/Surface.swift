package import LaminaDrawing
package import LaminaGeometry
package import LaminaLayers
package import LaminaRaster

/// A host's retained buffer, brought up to date with frames.
package struct Surface: ~Copyable {
  package static let rasterizer = CairoRasterizer()

  private let buffer: PixelBuffer
  package let size: PixelSize
  private let scale: CGFloat

  package init(_ presentation: Presentation) {
    size = presentation.pixelSize
    scale = presentation.scale
    buffer = PixelBuffer(size: size, format: .rgb24)
  }

  package func draw(_ frame: Frame) {
    Surface.rasterizer.draw(frame, into: buffer, scale: scale)
  }

  /// All pixels, row by row, as 0x__RRGGBB with a first byte that means nothing.
  package var pixels: [UInt32] {
    buffer.withUnsafeMutableBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// What a compositor that knows nothing draws, and does not care what is hidden.
  package static func fullRedraw(of presentation: Presentation) -> [UInt32] {
    let surface = Surface(presentation)
    var compositor = Compositor(skipsHidden: false)
    if let frame = compositor.frame(for: presentation) { surface.draw(frame) }
    return surface.pixels
  }
}

extension Layer {
  /// A layer of one colour, for tests that count pixels.
  package static func plain(
    _ id: UInt64, _ frame: CGRect, _ color: UInt32 = 0x3366CC, origin: CGPoint = .zero,
    _ appearance: Appearance = Appearance(), children: [Layer] = [], acceptsHits: Bool = false
  ) -> Layer {
    let list = DisplayList {
      $0.fill(CGRect(origin: .zero, size: frame.size), with: .color(Color.Resolved(hex: color)))
    }
    return Layer(
      id: ID(id), frame: frame, boundsOrigin: origin, appearance: appearance,
      contents: .direct(list), children: children, hitArea: acceptsHits ? .bounds : .nowhere)
  }

  package static func plain(
    _ id: UInt64, _ frame: CGRect, origin: CGPoint = .zero, _ appearance: Appearance,
    children: [Layer] = []
  ) -> Layer {
    plain(id, frame, 0x3366CC, origin: origin, appearance, children: children)
  }

  /// A layer that draws nothing itself.
  package static func group(
    _ id: UInt64, _ frame: CGRect, origin: CGPoint = .zero,
    _ appearance: Appearance = Appearance(), children: [Layer] = [], acceptsHits: Bool = false
  ) -> Layer {
    Layer(
      id: ID(id), frame: frame, boundsOrigin: origin, appearance: appearance, children: children,
      hitArea: acceptsHits ? .bounds : .nowhere)
  }
}

extension Layer {
  /// The layer under another transform about its centre.
  package func transformed(_ transform: CGAffineTransform) -> Layer {
    var next = geometry
    next.transform = LayerTransform(transform)
    return replacing(geometry: next)
  }
}

/// A rectangle, shortly.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A rectangle of pixels, shortly.
package func pixels(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
  PixelRect(x: x, y: y, width: width, height: height)
}

package let red = Color.Resolved(hex: 0xFF0000)
package let green = Color.Resolved(hex: 0x00FF00)
package let blue = Color.Resolved(hex: 0x0000FF)
