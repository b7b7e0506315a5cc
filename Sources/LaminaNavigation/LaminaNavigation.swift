/// Navigation: stacks, tabs and what is presented, under SwiftUI's names, on one value.
///
/// ```
///  NavigationStack(path:), NavigationLink, sheet(isPresented:), dismiss()
///        │ actions                          ▲ what is shown, and how it changed
///        ▼                                  │
///  NavigationState ───────navigate──────────┘                         (LaminaRoutes: no view in it)
///
///  a view ──nodes──▶ Portal ──▶ PortalExit, where they are shown: a sheet, a bar
/// ```
///
/// ```swift
/// NavigationStack {
///   List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
///     .navigationTitle("Recipes")
///     .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
/// }
/// .sheet(isPresented: $isAdding) { NewRecipe() }
/// ```
///
/// It must never show a state that an action was refused, or leave the focus behind a thing that is
/// presented.
@_exported public import LaminaTextInput
