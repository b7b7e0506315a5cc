/// Engine: what those need who build hosts, kinds of layers or tools on Lamina, on top of what views need.
///
/// ```
///  import Lamina         an application: views, layers of one's own, layouts, themes
///  import LaminaEngine   what makes frames of them: nodes, preparation, compositing, hosts, rasterisers
/// ```
///
/// ```swift
/// import LaminaEngine
///
/// final class Terminal: ApplicationHost {        // a place to run in
///   func makeSurface(_ configuration: SurfaceConfiguration) throws -> any Surface { Screen(configuration) }
///   …
/// }
/// let application = Application(host: Terminal(), rasterizer: CairoRasterizer())
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
@_exported public import LaminaLayers
@_exported public import LaminaLayout
@_exported public import LaminaLoading
@_exported public import LaminaRaster
@_exported public import LaminaText
@_exported public import LaminaViews
