import LaminaDisplay
import LaminaNavigation
public import LaminaRoutes
import LaminaWireframes

/// What screens show.
extension Wireframe {
  /// Makes what a screen of a code shows: the entry screen of something of one's own.
  public func build(code: String, params: ScreenParameters = [:]) -> AnyView {
    view(of: WireframeScope(self, code: code, parameters: params, id: nil))
  }

  func view(of scope: WireframeScope) -> AnyView {
    guard let build = tree.screen(scope.code).flatMap(names.builder(of:)) else {
      return AnyView(MissingScreen(code: scope.code))
    }
    return build(scope)
  }
}
