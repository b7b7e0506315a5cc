/// Basics: what is drawn, and how it is laid out: frames, stacks, shapes, styles, effects, safe areas.
///
/// ```
///  Rectangle().fill(.tint)      shapes and styles      ──▶ drawings
///  HStack { … }.padding()       stacks and modifiers   ──▶ layouts of nodes
///  .blur(radius: 2).opacity(0.5)    effects            ──▶ appearances of layers
///  .transition(.opacity)        coming and going       ──▶ what leaves is shown until it has left
///  GeometryReader, safeAreaInset    geometry           ──▶ what is known only when it is placed
/// ```
///
/// ```swift
/// struct Badge: View {
///   let color: Color
///   var body: some View {
///     HStack { Circle().fill(color).frame(width: 8); Capsule().fill(.quaternary) }.padding(4)
///   }
/// }
/// ```
///
/// Nothing here is touched, focused or scrolled: those are the rooms above, which export this one.
@_exported public import LaminaKernel
