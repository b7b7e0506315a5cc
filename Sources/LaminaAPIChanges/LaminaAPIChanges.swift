/// What changed between two versions of a web API, and what of it breaks those who call it.
///
/// ```
///  APIModel (old) ─┐
///                  ├─APIChanges(from:to:)─▶ [APIChange] ─▶ Markdown, exit codes
///  APIModel (new) ─┘      └ requests may become wider, answers narrower; the rest breaks callers
/// ```
///
/// ```swift
/// let item = APIResource(path: "/items", uri: "/items")
/// let changes = APIChanges(from: APIModel(title: "Shop", resources: [item]), to: APIModel(title: "Shop"))
/// print(changes.isBreaking, changes.changes.map(\.code))      // false ["resource-removed"]
/// ```
///
/// Any thread may call it. It must never know a language that models are written in, or end over what a model says.
enum LaminaAPIChanges {}
