import LaminaAnimation

/// Has a structure move: makes its `animatableData` of its variables, and its conformance to `Animatable`.
///
/// ```swift
/// @Animatable struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
/// Each variable is of a type that is `Animatable`, as numbers, angles, points and sizes are. Constants, computed and
/// static variables and those with property wrappers are left out.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "LaminaMacroPlugin", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` has move: it jumps.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "LaminaMacroPlugin", type: "AnimatableIgnoredMacro")
