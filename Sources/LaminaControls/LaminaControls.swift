/// Controls: what is pressed, switched and dragged, in its standard appearance or a style's; menus.
///
/// ```
///  Control (hover, press, focus) ──▶ ControlPhase ──▶ a style's body ──▶ nodes
///  Menu ──press──▶ MenuTable ──▶ MenuHost, above everything else in the window
/// ```
///
/// ```swift
/// Toggle("Snow", isOn: $snows)
/// Slider(value: $wind, in: 0...12) { Text("Wind") }
/// Menu("Edit") { EditCommands() }
/// ```
///
/// It must never take text: fields and editors are LaminaTextInput's.
@_exported public import LaminaLists
