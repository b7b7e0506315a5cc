package import LaminaGeometry
package import LaminaLayers

/// A service that knows where layers of a commit begin.
@MainActor
package protocol LayerOriginSource: GraphService {
  /// Hands over what it knows of the commit that was laid out.
  func takeOrigins(_ origins: inout LayerOrigins)
}

/// Where the layers of a commit begin, as far as that is not where the commit before left them.
package struct LayerOrigins {
  /// The layers of the commit before; nil for the first one.
  package let former: Layer?
  /// Those, moved so that what is seen begins where it is seen; nil where nothing was moved.
  package var rebased: Layer?
  /// The ways by which new layers are away when they begin.
  package var arrivals: [Layer.ID: CGSize] = [:]
  /// The new layers that begin at the places of others.
  package var matches: [Layer.ID: Layer.ID] = [:]
}
