/// Interaction: what a person does to views, and what views mean to assistive tools and tests.
///
/// ```
///  pointer ──▶ hits ──▶ GestureArena ──┐                  above, by role:
///  keys ─────▶ FocusTracker ───────────┼──▶ handlers      Scrollables     what scrolls
///  text ─────▶ the node with the focus ┘    of nodes      FocusableRows   rows, made or not
///  assistive tools, tests ──▶ SemanticTree ──▶            ModalMenus      the menu that is open
/// ```
///
/// ```swift
/// Circle()
///   .gesture(LongPressGesture().sequenced(before: DragGesture()).updating($lifted) { … })
///   .focusable()
///   .onKeyPress(.space) { flip(); return .handled }
///   .accessibilityAction(named: "Flip") { flip() }
/// ```
///
/// It must never name a control, a list or a text field: those stand above. What they add to the ways of
/// input is asked through the protocols in `Roles`.
@_exported public import LaminaContents
@_exported public import LaminaModels
