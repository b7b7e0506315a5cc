/// Texts of API models: where each piece stands, what is wrong with it, and YAML 1.2 with positions.
///
/// ```
///  SourceLoader ──bytes──▶ SourceComposer ──reads, includes──▶ SourceDocument (YAMLNode + SourceTable)
///  (folder, memory)                                               │
///                                       Problem (span) ──▶ Diagnostic (file, line, column, trace)
/// ```
///
/// ```swift
/// let loader = MemoryLoader(["api.raml": "title: Shop\nversion: 1.0\n"])
/// var composer = SourceComposer(loader: loader)
/// let document = composer.compose("api.raml")
/// print(document.root?.value(of: "version")?.text ?? "-")     // 1.0
/// print(document.diagnostics.count)                           // 0
/// ```
///
/// Any thread may call it. It must never know a format above YAML, never crash on a text, and never read
/// a file outside of the folder it was given.
enum LaminaAPISource {}
