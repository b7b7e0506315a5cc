import LaminaAnimation
import LaminaGeometry
import LaminaLayers

/// Any layer's content as one value, which moves while its kind stays the same.
public struct AnyLayerContent: Hashable, Sendable {
  /// The content, whatever its type.
  public let base: any LayerContent

  /// Makes a value that hides the type of a content.
  public init(_ base: any LayerContent) { self.base = base }

  public static func == (a: AnyLayerContent, b: AnyLayerContent) -> Bool {
    func equals<C: LayerContent>(_ own: C) -> Bool { b.base as? C == own }
    return equals(a.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnyLayerContent: LayerAnimatable {
  /// Content that draws nothing.
  private struct Nothing: LayerContent {
    func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents { .none }
  }

  /// What can be made of the data of two.
  private enum Combination {
    case mix(Double), add, subtract

    func callAsFunction<Data: VectorArithmetic>(_ own: Data, _ other: Data) -> Data {
      switch self {
      case .mix(let amount): own.interpolated(towards: other, amount: amount)
      case .add: own + other
      case .subtract: own - other
      }
    }
  }

  public static var nothing: AnyLayerContent { AnyLayerContent(Nothing()) }

  public func mixed(with other: AnyLayerContent, amount: Double) -> AnyLayerContent {
    if amount == 0 { return self }
    if amount == 1 { return other }
    return combined(with: other, .mix(amount)) ?? other
  }

  public func adding(_ other: AnyLayerContent) -> AnyLayerContent {
    combined(with: other, .add) ?? self
  }

  public func way(from other: AnyLayerContent) -> AnyLayerContent {
    combined(with: other, .subtract) ?? self
  }

  public func distance(to other: AnyLayerContent) -> Double {
    func distance<C: LayerContent>(_ own: C) -> Double {
      guard let other = other.base as? C else { return 0 }
      return (other.animatableData - own.animatableData).magnitudeSquared.squareRoot()
    }
    return distance(base)
  }

  public func hasWay(to other: AnyLayerContent) -> Bool { distance(to: other) > 0 }

  private func combined(
    with other: AnyLayerContent, _ combination: Combination
  ) -> AnyLayerContent? {
    func combined<C: LayerContent>(_ own: C) -> AnyLayerContent? {
      guard var next = other.base as? C else { return nil }
      next.animatableData = combination(own.animatableData, next.animatableData)
      return AnyLayerContent(next)
    }
    return combined(base)
  }
}
