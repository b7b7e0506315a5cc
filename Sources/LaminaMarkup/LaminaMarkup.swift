/// Markup: trees of XML and HTML that know their lines, read with limits.
///
/// ```
///  bytes ──MarkupDocument(xml:)──▶ tree of MarkupNode ──withRoot──▶ your value
///                 │                (libxml2's, freed)
///                 └──▶ MarkupFault: kind, line, column
/// ```
///
/// ```swift
/// let document = try MarkupDocument(xml: data, elements: 10_000)      // throws MarkupFault
/// let names = document.withRoot { root in root.children.map(\.name) }
/// ```
///
/// It is the one room that touches libxml2. Nothing is fetched, no entity is expanded, and no node
/// outlives the call of `withRoot`. It must never know what a document means.
