/// Drawing: what is to be drawn, as values; nothing here touches a pixel.
///
/// ```
///  colours, gradients, paths, glyph runs, pictures ──record──▶ DisplayList ──Rasterizer──▶ Bitmap
///                                                    any thread              any thread
/// ```
///
/// ```swift
/// let card = DisplayList { list in
///   list.shadow(Path(roundedRect: frame, cornerRadius: 12), color: .black.opacity(0.25), radius: 3)
///   list.fill(Path(roundedRect: frame, cornerRadius: 12), with: .color(.white))
///   list.glyphs(run)
/// }
/// card.inkBounds          // what it may touch, shadow and overhang included
/// let pixels = PixelRect(covering: card.inkBounds, scale: 2)
/// let bitmap = try rasterizer.bitmap(of: card, covering: pixels, scale: 2)
/// ```
