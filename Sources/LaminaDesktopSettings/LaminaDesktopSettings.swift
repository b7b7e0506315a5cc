/// DesktopSettings: what the desktop says of colours, movement, text and clicks, as a value that changes.
///
/// ```
///  portal (LaminaBus) ──▶
///  XSettings (libxcb) ──▶ SettingsBoard ──▶ DesktopSettings ──▶ changes(): AsyncStream
///  locale             ──▶    ▲ what is said wrong counts as not said
/// ```
///
/// ```swift
/// let desktop = SessionSettings(display: ":0") { try Bus.session() }
/// for await settings in desktop.changes() {        // ends where there is neither bus nor display
///   print(settings.colorScheme, settings.textScale)  // dark 1.25
/// }
///
/// let manual = ManualSettings()                    // for tests
/// manual.settings.reducesMotion = true
/// ```
///
/// Any thread may call it. It must never make who asks wait, print, or trust what a desktop says.
