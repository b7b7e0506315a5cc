/// What controls that give a style a `Configuration` look like; nil where nobody has said it.
///
/// The standard look is made where a control is shown.
package struct StyleKey<Configuration>: EnvironmentKey {
  package static var defaultValue: AnyControlStyle<Configuration>? { nil }
}
