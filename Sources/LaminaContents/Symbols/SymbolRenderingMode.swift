/// How the layers of a symbol are coloured.
///
/// ```
///  monochrome     one colour; a mark on a disc is a hole in it
///  hierarchical   one colour, fainter for the layers behind
///  palette        the styles of foregroundStyle(_:_:_:), one for each layer
///  multicolor     colours that the symbol has by itself, where it has some
/// ```
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  private let kind: Kind

  /// One colour for all layers.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// One colour, fainter for layers that matter less.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A style for each layer, those of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The colours that a symbol has by itself: a red heart, a yellow star.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
  /// How the layers of symbols are coloured here; nil: as the foreground style suggests.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolSurroundings.mode }
    set { symbolSurroundings.mode = newValue }
  }
}

extension View {
  /// Says how the layers of symbols inside the view are coloured.
  ///
  /// ```swift
  /// Image(systemName: "person.crop.circle.badge.plus")
  ///   .symbolRenderingMode(.palette).foregroundStyle(.green, .blue)
  /// ```
  /// Without it they have one colour, or a palette where `foregroundStyle` names several styles.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
