/// Rules of one's own for descriptions of APIs: a pattern and a place each, beside a set for style.
///
/// ```
///  rules.yaml ──APIRules.read──▶ rules, and what is wrong with them
///  api.yaml + APIModel ──APIRules.diagnostics──▶ what the description breaks, with its lines
/// ```
///
/// ```swift
/// let loader = MemoryLoader([
///   "rules.yaml": "rules: {secure: {place: servers.*.url, pattern: '^https:'}}",
///   "api.yaml": "openapi: 3.0.3\nservers: [{url: 'http://a.example'}]\n",
/// ])
/// let rules = APIRules.read("rules.yaml", from: loader)
/// print(rules.diagnostics(of: "api.yaml", from: loader, APIModel(title: "A")).map(\.place.line))     // [2]
/// ```
///
/// Any thread may call it. It must never change a description, and never end over what a rule or a description says.
enum LaminaAPIRules {}
