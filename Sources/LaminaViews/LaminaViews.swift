/// Views: the declarative side, under SwiftUI's names: controls, lists, gestures, focus, text input.
///
/// ```
///  View values ──evaluate──▶ Element tree (state, tracked reads) ──▶ Node tree ──▶ LaminaDisplay
///       ▲                          ▲                                    │
///       └── body runs again ◀── dirty ◀── state, models, environment    └─▶ semantics, handlers
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
@_exported public import LaminaContents
@_exported public import LaminaModels
