/// WidgetHost: each widget in a process of its own, which hands its pixels to who shows it.
///
/// ```
///  WidgetRunner ──posix_spawn──▶ the program of a WidgetBundle
///       │  ◀── "frame …" ──────── draws the entry whose time it is
///       └─ reads pixels ◀──────── memory that both have open
/// ```
///
/// ```swift
/// @main struct DreamWidgets: WidgetBundle { var body: some Widget { FavouriteWidget() } }
///
/// let runner = WidgetRunner(WidgetOrder(program: url, kind: "favourite", family: .systemSmall, size: size))
/// runner.onFrame = { frame in show(frame.bitmap) }
/// runner.show()
/// ```
///
/// It must never wait for a widget, or take more from one than pixels of the size that it asked for.
@_exported public import LaminaWidgets
