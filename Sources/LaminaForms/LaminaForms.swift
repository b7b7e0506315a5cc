/// Forms: pickers, forms and groups of controls, panes that are dragged apart, editing, under SwiftUI's names.
///
/// ```
///  Form ── rows of a list (grouped), or two columns ──▶ labels and controls beside each other
///  Picker ── what its entries say (tags) ──▶ PickerModel ──▶ a pop-up, segments, radio buttons, a drum, a screen
/// ```
///
/// ```swift
/// Form {
///   Section("Printer") {
///     Picker("Quality", selection: $quality) {
///       Text("Draft").tag(Quality.draft)
///       Text("Best").tag(Quality.best)
///     }
///     Toggle("Both sides", isOn: $isDuplex)
///   }
/// }
/// ```
///
/// It must never make an entry or a row before it is needed, or write a value that no person has chosen.
@_exported public import LaminaNavigation
