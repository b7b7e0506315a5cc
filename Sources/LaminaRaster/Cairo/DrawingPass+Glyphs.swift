import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  func glyphs(_ run: GlyphRun) {}
}
