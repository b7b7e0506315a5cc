/// MacroPlugin: the process that the compiler asks what a macro stands for.
///
/// ```
///  swiftc ──starts──▶ LaminaMacroPlugin ──asks──▶ LaminaMacros
/// ```
/// What it answers is in the room LaminaMacros, apart: SwiftPM builds a test that names a plugin, with all that it stands
/// on, a second time, for who compiles.
import LaminaMacros

@main enum Program {
  static func main() { Plugin.run() }
}
