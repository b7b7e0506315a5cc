import Foundation
import Lamina
import RainforestScene

/// What the program is asked to do, by its arguments.
///
/// ```
/// Rainforest [--variant plain|blurred|shadowed] [--policy async|sync|placeholder]
///            [--json FILE] [--times FILE] [--scene FILE] [--instructions FRAMES [--distance POINTS]]
/// ```
struct RainforestOptions {
  var variant = CardVariant.blurred
  var policy = "async"
  /// Where the figures of a replay go.
  var figures: String?
  /// Where each frame's own time goes, one a line, in the trace's order.
  var times: String?
  /// Where the scene goes for other toolkits; nothing is shown then.
  var scene: String?
  /// How many frames are counted without a window; nothing is shown then.
  var instructionFrames: Int?
  /// How far each of those frames scrolls, in points.
  var distance = 48.0

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw OptionError(name: name, value: nil) }
      switch name {
      case "--variant":
        guard let variant = CardVariant(rawValue: value) else {
          throw OptionError(name: name, value: value)
        }
        self.variant = variant
      case "--policy" where ["async", "sync", "placeholder"].contains(value): policy = value
      case "--json": figures = value
      case "--times": times = value
      case "--scene": scene = value
      case "--instructions" where Int(value) != nil: instructionFrames = Int(value)
      case "--distance":
        guard let distance = Double(value) else { throw OptionError(name: name, value: value) }
        self.distance = distance
      default: throw OptionError(name: name, value: value)
      }
    }
  }

  var displayPolicy: DisplayPolicy {
    switch policy {
    case "sync": .synchronous
    case "placeholder": .placeholder(DisplayPolicy.Placeholder(fade: 0.2))
    default: .asynchronous
    }
  }
}

struct OptionError: Error, CustomStringConvertible {
  let name: String
  let value: String?

  var description: String {
    guard let value else { return "Rainforest: \(name) needs a value." }
    return "Rainforest: \(name) \(value) is not understood."
  }
}
