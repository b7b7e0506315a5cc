/// `@Animatable`: what moves of a type, made of its variables.
///
/// ```swift
/// @Animatable struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
///   …
/// }
/// // nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, Angle.AnimatableData> { get … set … }
/// // extension Wedge: nonisolated Animatable {}
/// ```
/// Constants, computed and static variables, and those with property wrappers take no part.
enum AnimatableMacro {
  static func expand(_ request: Request) throws(MacroError) -> String {
    let type = try TypeDeclaration(SwiftSource(request.syntax.source))
    if request.role == "extension" {
      guard request.wantsConformance, let name = request.extendedType else { return "" }
      return "extension \(name): nonisolated LaminaAnimation.Animatable {}"
    }
    var moving: [MovingVariable] = []
    for variable in type.variables { moving.append(try MovingVariable(variable)) }
    return moving.isEmpty ? "" : property(of: moving, access: type.access)
  }

  private static func property(of moving: [MovingVariable], access: String) -> String {
    """
    \(access)nonisolated var animatableData: \(pair(moving.map(\.dataType)) { "\($0)<\($1), \($2)>" }) {
      get { \(pair(moving.map(\.data)) { "\($0)(\($1), \($2))" }) }
      set {
        \(setting(moving).joined(separator: "\n    "))
      }
    }
    """
  }

  /// Pairs within pairs: the first, and all others.
  private static func pair(
    _ parts: [String], _ join: (_ pair: String, _ first: String, _ rest: String) -> String
  ) -> String {
    guard let last = parts.last else { return "" }
    return parts.dropLast().reversed().reduce(last) {
      join("LaminaAnimation.AnimatablePair", $1, $0)
    }
  }

  private static func setting(_ moving: [MovingVariable]) -> [String] {
    moving.indices.map { index in
      let isLast = index == moving.count - 1
      let way = String(repeating: ".second", count: index) + (isLast ? "" : ".first")
      return "\(moving[index].data) = newValue\(way)"
    }
  }
}
