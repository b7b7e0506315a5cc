public import LaminaNavigation
public import LaminaRoutes
import LaminaWireframes

/// A screen's way to the wireframe that shows it: `@Environment(\.wireframe)`.
///
/// ```swift
/// @Environment(\.wireframe) private var wireframe
/// Button("Buy") { Task { await wireframe?.navigate(to: "Buy", params: ["name": "tea"]) } }
/// ```
@MainActor
public struct WireframeScope {
  /// The wireframe itself.
  public let wireframe: Wireframe
  /// The screen's code.
  public let code: String
  /// What the screen was given.
  public let parameters: ScreenParameters
  let id: NavigationID?

  init(_ wireframe: Wireframe, code: String, parameters: ScreenParameters, id: NavigationID?) {
    self.wireframe = wireframe
    self.code = code
    self.parameters = parameters
    self.id = id
  }

  init(_ wireframe: Wireframe, _ screen: Screen) {
    self.init(wireframe, code: screen.code, parameters: screen.parameters, id: screen.id)
  }

  /// Goes where the map says from this screen.
  ///
  /// - Parameters:
  ///   - port: which way.
  ///   - gate: which of several at the port.
  ///   - params: for the screen that comes.
  /// - Returns: what became of it, when the movement is over.
  @discardableResult
  public func navigate(
    to port: String, gate: String? = nil, params: ScreenParameters = [:]
  ) async -> WireframeOutcome {
    await wireframe.navigate(WireframeKey(code, port, gate), params, from: id)
  }

  /// Goes where the map says, and waits for what the screen there gives back.
  ///
  /// - Returns: the value, or nil where the screen goes without one, or never comes.
  public func result(
    of port: String, gate: String? = nil, params: ScreenParameters = [:]
  ) async -> ParameterValue? {
    await wireframe.result(WireframeKey(code, port, gate), params, from: id)
  }

  /// Presents a screen above this one; dialogs as such.
  @discardableResult
  public func present(
    _ screen: ScreenRequest, as style: PresentationStyle = .cover, animated: Bool = true
  ) -> NavigationOutcome {
    wireframe.present(screen, as: style, from: id.map { .item($0) } ?? .front, animated: animated)
  }

  /// Gives something back to who has asked for this screen, and goes.
  public func finish(with value: ParameterValue? = nil) {
    if let id { wireframe.finish(id, with: value) }
  }

  /// The parameters as a type of one's own.
  ///
  /// - Throws: which parameter is missing, or of another type.
  public func parameters<P: Decodable>(as type: P.Type) throws(ParameterError) -> P {
    try parameters.decoded(as: type)
  }

  var title: String {
    if case .string(let title)? = parameters["title"] { title } else { code }
  }
}

extension EnvironmentValues {
  /// The way of the screen around the view to its wireframe; nil outside of wireframes.
  public internal(set) var wireframe: WireframeScope? {
    get { self[WireframeKeyOfScreen.self] }
    set { self[WireframeKeyOfScreen.self] = newValue }
  }
}

private struct WireframeKeyOfScreen: EnvironmentKey {
  static let defaultValue: WireframeScope? = nil
}
