/// Views: all rooms of views together, under SwiftUI's names, and what every window's views find.
///
/// ```
///  View values ──evaluate──▶ Element tree (state, tracked reads) ──▶ Node tree ──▶ LaminaDisplay
///       ▲                          ▲                                    │
///       └── body runs again ◀── dirty ◀── state, models, environment    └─▶ semantics, handlers
///
///  LaminaTextInput ─▶ LaminaControls ─▶ LaminaLists ─▶ LaminaInteraction ─▶ LaminaContents ─▶ LaminaBasics
/// ```
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     HStack {
///       Text("\(count)")
///       Spacer()
///       Text("Add").onTapGesture { count += 1 }
///     }
///   }
/// }
/// ```
///
/// Everything here lives on the main actor. It knows no host, no pixel and no clock.
@_exported public import LaminaForms
@_exported public import LaminaPickers
