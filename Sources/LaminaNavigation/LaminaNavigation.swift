/// Navigation: stacks, tabs and what is presented, under SwiftUI's names.
///
/// ```
///  NavigationStack(path:), NavigationLink, sheet(isPresented:), dismiss()
///        │ asked to be shorter               ▲ followed: what is shown, and how it changed
///        ▼                                   │
///  the owner of the path: a binding, a wireframe's state (NavigationSource)
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
