/// Lamina: what an application imports; picks the host and starts the app.
///
/// ```
///  import Lamina ──▶ views, scenes, streams; what an author writes of the rooms below (Exports.swift)
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

/// State that a stream feeds: what `StreamState` is called where Foundation is not imported besides.
///
/// A file that also writes `import Foundation` has that module's `Stream` in sight, too, and says
/// `@StreamState`.
public typealias Stream = StreamState
