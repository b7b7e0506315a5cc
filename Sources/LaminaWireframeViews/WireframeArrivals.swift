import LaminaRoutes
import LaminaWireframes

/// By which ways of the map windows have come.
@MainActor
final class WireframeArrivals {
  private var requests: [NavigationID: WireframeRequest] = [:]

  func note(_ request: WireframeRequest, of window: NavigationID) { requests[window] = request }

  func request(of window: NavigationID) -> WireframeRequest? { requests[window] }
}
