/// Engine: what authors of hosts, kinds of layers or tools on Lamina need, on top of what views need.
///
/// ```
///  import Lamina         an application: views, layers of one's own, layouts, themes
///  import LaminaEngine   what makes frames of them: nodes, preparation, compositing, hosts, rasterisers
/// ```
///
/// ```swift
/// import LaminaEngine
///
/// let graph = ViewGraph(Hello(), environment: EnvironmentValues(), rasterizer: CairoRasterizer())
/// var compositor = Compositor()
/// let size = CGSize(width: 100, height: 60)
/// let layer = graph.render(size: size, scale: 2)
/// let frame = compositor.frame(for: Presentation(root: layer, size: size))
/// frame?.damage                  // all of it: nothing was shown before
/// ```
///
/// It holds nothing of its own, and brings no window: an application picks its host.
@_exported public import LaminaAnimation
@_exported public import LaminaApp
@_exported public import LaminaConstraints
@_exported public import LaminaDisplay
@_exported public import LaminaDrawing
@_exported public import LaminaGeometry
@_exported public import LaminaHeadless
@_exported public import LaminaHost
@_exported public import LaminaInput
@_exported public import LaminaInstances
@_exported public import LaminaLayers
@_exported public import LaminaLayout
@_exported public import LaminaLoading
@_exported public import LaminaModelLayers
@_exported public import LaminaRaster
@_exported public import LaminaText
@_exported public import LaminaViews
