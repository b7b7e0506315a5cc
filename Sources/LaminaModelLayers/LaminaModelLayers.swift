/// Layers of one's own: Core Animation's model layers, animations and transactions, and what they show.
///
/// ```
///  ModelLayer ──set──▶ LayerStage ──presentation(at:)──▶ Layer (LaminaLayers)
///    contents: LayerContent (a shape, a gradient, a picture, particles) ──▶ a display list
///    animations: BasicAnimation, SpringAnimation, KeyframeAnimation, AnimationGroup
/// ```
///
/// ```swift
/// let stage = LayerStage()
/// let dot = ModelLayer()
/// dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
/// dot.contents = ShapeContent(path: Path(ellipseIn: dot.bounds), fill: .color(.black))
/// stage.root.addSublayer(dot)
/// stage.advance(to: 0)                         // it stands there
/// dot.position = CGPoint(x: 100, y: 10)        // goes there in a quarter of a second
/// stage.advance(to: 1)
/// stage.presentation(at: 1.125)                // a Layer: halfway
/// ```
///
/// No clock reports to a layer or a stage: times are arguments.
