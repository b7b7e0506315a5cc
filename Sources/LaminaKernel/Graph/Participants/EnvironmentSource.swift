/// A service with values that views find in every window.
@MainActor
package protocol EnvironmentSource: GraphService {
  /// Adds what views find in every window.
  func complete(_ environment: inout EnvironmentValues)
}
