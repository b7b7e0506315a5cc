import LaminaAnimation
package import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// A step of a visual effect that has others between itself and one of its kind.
@MainActor protocol InterpolatedStep: NodeModifier {
  /// The step that lies `amount` of the way to another one; the other where nothing lies in between.
  func interpolated(towards other: Self, amount: Double) -> Self
}

extension InterpolatedStep {
  fileprivate func between(_ other: any NodeModifier, amount: Double) -> any NodeModifier {
    (other as? Self).map { interpolated(towards: $0, amount: amount) } ?? other
  }
}

extension VisualEffectSteps {
  /// The effect that lies `amount` of the way to another one, where both have steps of the same kinds.
  package func interpolated(towards other: VisualEffectSteps, amount: Double) -> VisualEffectSteps {
    if amount <= 0 { return self }
    guard amount < 1, modifiers.count == other.modifiers.count else { return other }
    var steps = self
    for (index, end) in other.modifiers.enumerated() {
      let start = modifiers[index] as? any InterpolatedStep
      steps.modifiers[index] = start?.between(end, amount: amount) ?? end
    }
    return steps
  }

  /// Brings the steps in line with what is around the view.
  package mutating func prepare(_ element: Element) {
    for index in modifiers.indices { modifiers[index].prepare(element) }
  }

  /// The nodes of a view's contents with the effect on each, of which the place is reported.
  package func nodes(_ element: Element) -> [Node] {
    element.childOutputs.enumerated().map { index, content in
      let id = element.wrapperID(for: content.id, isFirst: index == 0)
      let inner = GeometryReporting().node(around: content, id: id, in: element)
      return modifiers.reduce(inner) { node, modifier in
        let id = element.wrapperID(for: node.id, isFirst: false)
        return modifier.node(around: node, id: id, in: element)
      }
    }
  }
}

extension OpacityModifier: @MainActor InterpolatedStep {
  func interpolated(towards other: OpacityModifier, amount: Double) -> OpacityModifier {
    OpacityModifier(opacity: opacity.mixed(other.opacity, amount))
  }
}

extension TransformModifier: @MainActor InterpolatedStep {
  func interpolated(towards other: TransformModifier, amount: Double) -> TransformModifier {
    TransformModifier(
      transform: .interpolated(from: transform, to: other.transform, amount: amount),
      anchor: anchor.mixed(other.anchor, amount))
  }
}

extension SpatialTurn: @MainActor InterpolatedStep {
  func interpolated(towards other: SpatialTurn, amount: Double) -> SpatialTurn {
    // About another axis there is no turn in between.
    guard (x, y, z) == (other.x, other.y, other.z) || angle == .zero else { return other }
    let angle = angle.radians + (other.angle.radians - angle.radians) * amount
    return SpatialTurn(
      angle: .radians(angle), x: other.x, y: other.y, z: other.z,
      anchor: anchor.mixed(other.anchor, amount), anchorZ: anchorZ.mixed(other.anchorZ, amount),
      perspective: perspective.mixed(other.perspective, amount))
  }
}

nonisolated extension CGFloat {
  fileprivate func mixed(_ other: CGFloat, _ amount: Double) -> CGFloat {
    self + (other - self) * amount
  }
}

nonisolated extension UnitPoint {
  fileprivate func mixed(_ other: UnitPoint, _ amount: Double) -> UnitPoint {
    UnitPoint(x: x.mixed(other.x, amount), y: y.mixed(other.y, amount))
  }
}
