/// Adds a value to the environment, to transactions, to what views say to containers, or to what has the focus.
///
/// ```swift
/// extension EnvironmentValues { @Entry var density = 1.0 }
/// extension Transaction { @Entry var isDragged = false }
/// extension ContainerValues { @Entry var isPinned = false }
/// extension FocusedValues { @Entry var note: Binding<Note>? }
///
/// Editor().environment(\.density, 0.8)
/// ```
/// It writes the key and the accessors. The value where none is set is what stands after the `=`, made once when it is
/// first asked for; nil of an optional without one. A focused value is an optional without a value.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LaminaMacroPlugin", type: "EntryMacro")
