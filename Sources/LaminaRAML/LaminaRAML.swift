/// RAML 0.8 and 1.0: reads a model with all it includes, says all that is wrong with it at once, and expands it.
///
/// ```
///  SourceComposer ─▶ DocumentChecker ─▶ Expander ─▶ ContentChecker ─▶ RAMLDocument
///  YAML, includes    rules, as written   types,       examples,         diagnostics, tree, model
///                                        traits       schemas
/// ```
///
/// ```swift
/// let loader = MemoryLoader(["api.raml": "#%RAML 0.8\ntitle: Shop\n/items:\n  gett:\n"])
/// let document = RAMLDocument.read("api.raml", from: loader)
/// for diagnostic in document.diagnostics { print(diagnostic) }
/// // api.raml:4:3: error: Property 'gett' is invalid in a resource. (Did you mean "get"?) [unknown-property]
/// print(document.tree())     // {"title":"Shop","resources":[{"relativeUri":"/items", …
/// ```
///
/// Any thread may call it. It must never stop at the first problem, and never crash on a text.
enum LaminaRAML {}
