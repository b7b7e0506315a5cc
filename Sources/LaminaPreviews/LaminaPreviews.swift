/// Previews: views that a source file shows of itself, found and made when somebody asks for them.
///
/// ```
///  #Preview { … } ──macro──▶ PreviewRegistry ──┐ conformances, which the
///  PreviewProvider ────────────────────────────┘ linker keeps in the program ──▶ Preview.all ──▶ view, size, name
/// ```
///
/// ```swift
/// #Preview("Night", traits: .sizeThatFitsLayout) { Row().preferredColorScheme(.dark) }
///
/// for preview in Preview.all(in: "Notes") {
///   let harness = try await Harness(preview: preview)     // in a test
///   try harness.picture().writePNG(to: "out/\(preview.title).png")
/// }
/// ```
///
/// Folders: `Declaring` is what one writes, `Collecting` finds it, `Showing` makes views and sizes of it.
///
/// A program that does not ask pays nothing when it runs: nothing registers itself, and nothing runs at the start.
@_exported public import LaminaViews
