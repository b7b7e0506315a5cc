/// Lamina: what an application imports; picks the host and starts the app.
///
/// ```
///  import Lamina ──▶ every interface room
///  @main App ──▶ WindowHost when there is a display, else pictures in out/
/// ```
///
/// ```swift
/// import Lamina
///
/// @main struct HelloApp: App {
///   var body: some Scene {
///     WindowGroup("Hello") { Text("Hello, world").padding() }
///   }
/// }
/// ```
@_exported public import LaminaAnimation
@_exported public import LaminaApp
@_exported public import LaminaBasics
@_exported public import LaminaBindings
@_exported public import LaminaConstraints
@_exported public import LaminaContents
@_exported public import LaminaDisplay
@_exported public import LaminaDrawing
@_exported public import LaminaGeometry
@_exported public import LaminaHost
@_exported public import LaminaInput
@_exported public import LaminaKernel
@_exported public import LaminaLayers
@_exported public import LaminaLayout
@_exported public import LaminaLoading
@_exported public import LaminaModels
@_exported public import LaminaRaster
@_exported public import LaminaStreams
@_exported public import LaminaText
@_exported public import LaminaViews
@_exported public import Observation

/// State that a stream feeds: what `StreamState` is called where Foundation is not imported besides.
///
/// A file that also writes `import Foundation` has that module's `Stream` in sight, too, and says
/// `@StreamState`.
public typealias Stream = StreamState
