/// Declares a preview: a view that the source file shows of itself.
///
/// ```swift
/// #Preview { NoteList() }
/// #Preview("Empty", traits: .fixedLayout(width: 320, height: 200)) { NoteList(notes: []) }
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Sync", isOn: $isOn)
/// }
/// ```
/// - Parameters:
///   - name: what it is called; its file and line where there is none.
///   - traits: its size, how it is turned, and modifiers that other previews share.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LaminaMacroPlugin", type: "PreviewMacro")

/// Marks a variable in the braces of `#Preview` that lasts as long as the preview is shown.
///
/// ```swift
/// #Preview {
///   @Previewable @State var name = "Ada"
///   TextField("Name", text: $name)
/// }
/// ```
/// It becomes a property of a view whose body is the rest of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "LaminaMacroPlugin", type: "PreviewableMacro")
