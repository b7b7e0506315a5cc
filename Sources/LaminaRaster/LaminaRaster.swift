/// Raster: makes pixels of display lists and of picture files, on any thread.
///
/// ```
///  DisplayList ──CairoRasterizer──▶ PixelBuffer ──▶ Bitmap ──PNGEncoder──▶ Data
///                      │
///  ImageSource ──ImageStore: read, decode to display size, scale──▶ Bitmap (shared)
/// ```
///
/// ```swift
/// let rasterizer = CairoRasterizer(images: ImageStore { print($0) })
/// let card = DisplayList { list in
///   list.fill(roundedRect: CGRect(x: 4, y: 4, width: 92, height: 42), radius: 8,
///     with: .color(.white))
///   list.image(.file("frog.jpg"), in: CGRect(x: 8, y: 8, width: 34, height: 34))
/// }
/// let bitmap = rasterizer.bitmap(of: card, covering: PixelRect(x: 0, y: 0, width: 200, height: 100),
///   scale: 2)
/// try bitmap?.writePNG(to: "card.png")
/// ```
