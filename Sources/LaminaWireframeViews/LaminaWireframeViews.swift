/// WireframeViews: screens that do not know each other, shown as a wireframe's map says.
///
/// ```
///  a screen ──navigate(to: port)──▶ Wireframe ──guards, tree.resolve──▶ Navigator ──▶ NavigationState
///     ▲                                │ builders by name, transitions by pattern        │
///     └── WireframeView ◀──────────────┴─────────────────────────────────────────────────┘
/// ```
///
/// ```swift
/// let wireframe = Wireframe(WireframeTree(map))
/// wireframe.register(builderName: "seller") { screen in SellerView(name: screen.parameters["name"]) }
/// try wireframe.start(.stack("Home"))
/// WindowGroup("Market") { WireframeView(wireframe) }
///
/// @Environment(\.wireframe) private var wireframe          // in a screen
/// Button("Seller") { Task { await wireframe?.navigate(to: "Detail", gate: "Seller") } }
/// ```
///
/// It must never let a fault of a map end the program, or call a completion twice.
@_exported public import LaminaNavigation
@_exported public import LaminaRoutes
@_exported public import LaminaWireframes
