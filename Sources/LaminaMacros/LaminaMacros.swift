/// Macros: what `#Preview`, `@Previewable`, `@Entry` and `@Animatable` stand for, without swift-syntax.
///
/// ```
///  compiler ──8 bytes of length, JSON──▶ Channel ──▶ Request ──▶ Macro ──▶ Expansion ──▶ JSON ──▶ compiler
///                                                                 │
///                                                  Lexer ◀────────┘  as much of Swift as the macros ask for
/// ```
///
/// The compiler starts one process for a module and asks it for one expansion after another, over standard
/// input and output. A macro is a function from a ``Request`` to Swift source, or to what is wrong, with its place.
package enum Plugin {
  /// Answers the compiler until it ends.
  package static func run() {
    let channel = Channel(input: 0, output: 1)
    do {
      while let message = try channel.receive() {
        try channel.send(answer(message))
      }
    } catch {
      channel.complain("\(error)")
    }
  }

  /// What the compiler is answered to one message.
  static func answer(_ message: JSON) -> JSON {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
    }
    guard let request = Request(message) else {
      return Expansion.failure("Lamina's macros do not know this message of the compiler").json
    }
    do {
      return Expansion(source: try expand(request)).json
    } catch {
      return Expansion.failure(error, in: request).json
    }
  }

  private static func expand(_ request: Request) throws(MacroError) -> String {
    switch request.macro {
    case "PreviewMacro": try PreviewMacro.expand(request)
    case "PreviewableMacro": try PreviewableMacro.expand(request)
    case "EntryMacro": try EntryMacro.expand(request)
    case "AnimatableMacro": try AnimatableMacro.expand(request)
    case "AnimatableIgnoredMacro": ""
    default: throw MacroError("Lamina has no macro «\(request.macro)»")
    }
  }
}
