/// Wireframes: which screen follows which action, as a map that a file holds, and the links that say so.
///
/// ```
///  plist, JSON, Swift ──▶ WireframeMap ──resolve(port, gate)──▶ destination ─┐
///  URL ──────────────────▶ DeepLinks ─────────────────────────▶ screens ─────┤ Navigator
///                                                                            ▼
///                                            NavigationState ◀── NavigationAction
/// ```
///
/// ```swift
/// let map = WireframeMap {
///   WireframeScreen("Home", class: "HomeView", storyboard: "Main", id: "Home")
///   WireframeScreen("Product", class: "ProductView", builder: "product")
///   WireframeDestination("Home", "Detail", "Product", to: "Product", by: .animatedPush)
/// }
/// ```
///
/// Any thread may call it. It must never know a view, and never keep a fault to itself: a map says all
/// that is wrong with it at once.
