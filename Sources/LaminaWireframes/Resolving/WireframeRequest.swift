public import Foundation

/// What a screen asks for: a port and a gate of its own, and what else it is.
public struct WireframeRequest: Hashable, Sendable {
  /// The key, whose code has the path of its module.
  public var key: WireframeKey
  /// The codes of the type's superclasses and protocols, the nearest first, in the same module.
  public var ancestors: [String]

  public init(_ key: WireframeKey, ancestors: [String] = []) {
    self.key = key
    self.ancestors = ancestors
  }
}

/// A destination that was found for a request.
public struct WireframeMatch: Hashable, Sendable {
  /// The path of the module whose map has the destination; empty at the root.
  public var module: [String]
  public var destination: WireframeDestination
  /// The target's code with the path of its module; nil without a target.
  public var target: String?
}

/// No destination was found, or one whose target is no screen: which keys were looked for, in which order.
public struct WireframeMiss: Error, Hashable, Sendable, CustomStringConvertible {
  public var request: WireframeRequest
  public var tried: [String]
  /// The target of what was found, which is no screen of the map; nil where nothing was found.
  public var unknownTarget: String?

  public var description: String {
    if let unknownTarget {
      return
        "\"\(tried.last ?? "")\" leads to \"\(unknownTarget)\", which is no screen of the map. "
        + "Add it to the map's Decodes."
    }
    return
      "No destination was found for \"\(request.key)\"; looked for \(tried.joined(separator: ", ")). "
      + "Add one of these to the map's Destinations."
  }
}

extension WireframeMiss: LocalizedError {
  public var errorDescription: String? { description }
}
