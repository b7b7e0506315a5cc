/// Layers: what is on the screen, placed and drawn, as values; and frames with damage made of them.
///
/// ```
///  LayerStage (LaminaModelLayers) ────┐
///  node tree ──prepare──▶ Layer ──────┤
///  workers ──LayerPicture (bitmaps)───┼─▶ Presentation ──Compositor──▶ Frame (damage, list) ──▶ host
///  scroll offsets ──Layer.scrolled────┘   ▲
///                                         └─ hit testing, frames of layers
/// ```
///
/// ```swift
/// let dot = Layer(id: Layer.ID(2), frame: CGRect(x: 8, y: 8, width: 16, height: 16),
///   contents: .direct(DisplayList { $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16), with: red) }))
/// let root = Layer(id: Layer.ID(1), frame: CGRect(x: 0, y: 0, width: 100, height: 100), children: [dot])
/// var compositor = Compositor()
/// let first = compositor.frame(for: Presentation(root: root, size: root.bounds.size))
/// first?.damage                  // [(0, 0, 100, 100)]: everything
/// if let first { rasterizer.draw(first, into: buffer, scale: 1) }
/// let moved = root.replacing(children: [dot.replacing(frame: dot.frame.offsetBy(dx: 4, dy: 0))])
/// let second = compositor.frame(for: Presentation(root: moved, size: root.bounds.size))
/// second?.damage                 // [(8, 8, 20, 16)]: where the dot was and is
/// compositor.frame(for: Presentation(root: moved, size: root.bounds.size))     // nil: no present
/// ```
