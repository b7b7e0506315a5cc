import LaminaDrawing
public import LaminaGeometry

nonisolated extension GraphicsContext {
  /// A view that was given to the canvas, to be drawn.
  public nonisolated struct ResolvedSymbol: Sendable {
    let list: DisplayList
    /// The view's own size, in points.
    public let size: CGSize
  }

  /// The view of the canvas's symbols that has a tag; nil where none has.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   guard let pin = context.resolveSymbol(id: "pin") else { return }
  ///   for place in places { context.draw(pin, at: place, anchor: .bottom) }
  /// } symbols: {
  ///   Pin().tag("pin")
  /// }
  /// ```
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.surroundings.symbols.symbol(for: AnyHashable(id), orNote: recording.misses)
  }

  /// Draws a symbol into a rectangle, stretched to it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect, style: FillStyle = FillStyle()) {
    let box = rect.standardized
    guard box.isDrawable, symbol.size.width > 0, symbol.size.height > 0, box.width > 0,
      box.height > 0
    else {
      return
    }
    let place = CGAffineTransform(stretching: symbol.size, over: box)
    let ink = symbol.list.inkBounds.isNull ? box : symbol.list.inkBounds.applying(place)
    draw(symbol.list, under: place, ink: ink)
  }

  /// Draws a symbol in its own size, so that a point of it (by default its middle) lies at a point of the context.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, anchor: anchor, at: point))
  }
}
