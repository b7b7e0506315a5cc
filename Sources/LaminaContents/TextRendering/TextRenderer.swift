public import LaminaAnimation
public import LaminaGeometry

/// Draws texts in a way of its own: glyph by glyph, moved, faded, or with something behind them.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var phase: Double
///   var animatableData: Double { get { phase } set { phase = newValue } }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var raised = context
///       raised.translateBy(x: 0, y: 3 * sin(phase + Double(index)))
///       raised.draw(slice)
///     }
///   }
/// }
/// Text("Hello").textRenderer(Wave(phase: isUp ? .pi : 0))
/// ```
///
/// A text takes the room that it takes without. The renderer runs on the main thread when the text, its size, the
/// renderer or what it reads is another one, and in each frame while its `animatableData` moves; it takes down what is
/// to be drawn, and workers make the pixels.
public nonisolated protocol TextRenderer: Animatable, SendableMetatype {
  /// Draws a text that is laid out, in its own coordinates.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// How far is drawn beyond the text, in points; by default no further.
  var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Draws the texts inside the view by a renderer.
  ///
  /// What is drawn so is not selected.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Hands a renderer down, which may move.
private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier {
  var renderer: Renderer

  func body(content: Content) -> some View {
    content.settingEnvironment { $0.textDrawing = RendererDrawing(renderer: renderer) }
  }
}

extension TextRendererModifier: @MainActor Animatable {
  typealias AnimatableData = Renderer.AnimatableData

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

private struct RendererDrawing: TextDrawing {
  let renderer: any TextRenderer

  func setDrawing(of text: Text, in element: Element) {
    element.setChild(0, to: RenderedText(text: text, renderer: renderer))
  }
}
