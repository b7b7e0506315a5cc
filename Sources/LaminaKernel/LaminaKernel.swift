/// Kernel: what a view is, how it is evaluated, and the passes of a frame; it knows no control.
///
/// ```
///  View values ──evaluate──▶ Element tree (state, tracked reads) ──▶ Node tree ──▶ LaminaDisplay
///       ▲                          ▲                                    │
///       └── body runs again ◀── dirty ◀── state, models, environment    └─▶ layers, frame by frame
/// ```
///
/// A feature is a `GraphService`: it is made when it is first asked for, and each pass calls it.
///
/// ```swift
/// final class Blinker: GraphService {
///   private(set) var isLit = true
///   init(graph: ViewGraph) {}
///   var nextTick: TimeInterval? { … }               // when it looks different by itself
///   func advance(to time: TimeInterval) { … }       // before views are evaluated
/// }
///
/// extension ViewGraph { var blinker: Blinker { service() } }
/// ```
///
/// Nothing here has an appearance, a gesture or a control: appearance is LaminaBasics and
/// LaminaContents, the rest the rooms above those; they export this one.
