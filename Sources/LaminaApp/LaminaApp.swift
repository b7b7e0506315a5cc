/// App: an application's scenes, and the tie between a view graph and whichever host shows it.
///
/// ```
///  App ──scenes──▶ WindowGroup ──▶ PresentedWindow: ViewGraph ──▶ PictureDisplay ──▶ Compositor
///                                        ▲ events                                   │ frames
///                                        └────────────── Surface ◀──────────────────┘
/// ```
///
/// ```swift
/// @main struct HelloApp: App {
///   var body: some Scene {
///     WindowGroup("Hello") { Text("Hello").padding() }
///   }
/// }
/// ```
///
/// It never draws and never asks for the time: rasterizer, workers, clock and host are given to it.
