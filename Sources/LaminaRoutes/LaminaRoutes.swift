/// Routes: navigation as values: what is shown where, and what changes it.
///
/// ```
///  NavigationState ───────────navigate──────────────────────── NavigationAction
///        │  windows ▶ tabs, panes ▶ stacks ▶ screens, and what is presented
///        └──▶ (NavigationState, NavigationOutcome: done, or refused with the reason)
/// ```
///
/// ```swift
/// var state = NavigationState(.stack("Home"))
/// state.apply(.push(["Seller"], from: .front))
/// state.apply(.present(.screen("Product"), as: .sheet, from: .front))
/// print(state.front?.visible.code ?? "-")                          // Product
/// let (_, outcome) = state.navigate(.pop(1, from: .front))
/// print(outcome)      // The action was refused: no stack is around the screen "Product" ...
/// ```
///
/// Any thread may call it. It must never know a view, and never lose a state that an action cannot
/// change: who refuses gives back what came.
