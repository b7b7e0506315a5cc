import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayers

/// A change of how a view is shown, not of its layout, that may depend on where it is.
///
/// It is made of an ``EmptyVisualEffect`` in `visualEffect(_:)`.
@MainActor public protocol VisualEffect {
  /// What is changed, from the inside outwards.
  var steps: VisualEffectSteps { get }
}

/// What a visual effect is made of.
public struct VisualEffectSteps {
  var modifiers: [any NodeModifier] = []

  package init() {}

  func adding(_ modifier: any NodeModifier) -> ModifiedVisualEffect {
    var steps = self
    steps.modifiers.append(modifier)
    return ModifiedVisualEffect(steps: steps)
  }
}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes an effect without steps.
  public init() {}
  public var steps: VisualEffectSteps { VisualEffectSteps() }
}

/// An effect that changes something.
public struct ModifiedVisualEffect: VisualEffect {
  public let steps: VisualEffectSteps
}

extension VisualEffect {
  /// Shows the view elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    transformed(.translation(x: x.usable(), y: y.usable(), z: 0), .center)
  }

  /// Shows the view elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    transformed(.scale(x: x.usable(), y: y.usable(), z: 1), anchor.usable())
  }

  /// Shows the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Shows the view turned clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(.rotation(angle.usable(), x: 0, y: 0, z: 1), anchor.usable())
  }

  /// Shows the view turned about an axis in space.
  ///
  /// - Parameters:
  ///   - angle: how far.
  ///   - axis: x to the right, y down, z towards the eye.
  ///   - anchor: where the axis goes through the view, in fractions of its size.
  ///   - anchorZ: how far in front of the view it does, in points.
  ///   - perspective: how near the eye is: 1 is as far away as the view's longer side, 0 endless.
  /// - Returns: the effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    steps.adding(
      SpatialTurn(
        angle: angle.usable(), x: axis.x.usable(), y: axis.y.usable(), z: axis.z.usable(),
        anchor: anchor.usable(), anchorZ: anchorZ.usable(), perspective: perspective.usable()))
  }

  /// Shows the view through an affine map of its coordinates, from the top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return transformed(
      .matrix(CATransform3D(numbers.allAreFinite() ? transform : .identity)), .topLeading)
  }

  /// Makes light dark and each colour its opposite.
  public func colorInvert() -> some VisualEffect { steps.adding(FilterModifier(.colorInvert)) }

  /// Shows the view `opacity` times as strong.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    steps.adding(OpacityModifier(opacity: opacity.usableFraction()))
  }

  /// Blurs the view by a Gaussian of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    steps.adding(FilterModifier(.blur(radius: radius.usableLength(), opaque: opaque)))
  }

  /// Adds `amount`, from -1 (black) to 1 (white), to the view's colours.
  public func brightness(_ amount: Double) -> some VisualEffect {
    steps.adding(FilterModifier(.brightness(CGFloat(amount).usable())))
  }

  /// Moves the view's colours away from the middle, `amount` times; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    steps.adding(FilterModifier(.contrast(CGFloat(amount).usable())))
  }

  /// Makes the view's colours `amount` times as strong; 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    steps.adding(FilterModifier(.saturation(CGFloat(amount).usable())))
  }

  /// Takes the view's colours away: 0 leaves them, 1 makes shades of gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    steps.adding(FilterModifier(.grayscale(CGFloat(amount).usable())))
  }

  /// Turns the hues of the view's colours around the wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    steps.adding(FilterModifier(.hueRotation(angle.usable())))
  }

  private func transformed(
    _ step: TransformOperation, _ anchor: UnitPoint
  ) -> ModifiedVisualEffect {
    steps.adding(TransformModifier(transform: LayerTransform(step), anchor: anchor))
  }
}

/// A view that is shown through an effect which knows where it is.
private struct VisualEffectView<Content: View>: RememberingView, DistributedView {
  let content: Content
  let effect: (GeometryProxy) -> VisualEffectSteps

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(VisualEffectView<V>(content: view, effect: effect))
  }

  func makeMemory(for element: Element) -> Latest<VisualEffectSteps> { Latest() }

  func update(_ element: Element) {
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.onChange = { [weak element] _ in element?.invalidate() }
    var steps = reading.proxy.map { proxy in element.tracked { effect(proxy) } }
    steps?.prepare(element)
    memory(of: element).replace(with: steps ?? VisualEffectSteps())
    element.setChild(0, to: content)
  }

  func nodes(_ element: Element) -> [Node] {
    (memory(of: element).value ?? VisualEffectSteps()).nodes(element)
  }
}

extension View {
  /// Shows the view through an effect that knows its size and place, and leaves layout alone.
  ///
  /// ```swift
  /// Card().visualEffect { content, proxy in
  ///   content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
  /// }
  /// ```
  ///
  /// While its place changes, by layout or by scrolling, the effect is made again; no body is
  /// evaluated and nothing is laid out for it.
  /// - Parameter effect: makes the effect of the empty one and the view's geometry.
  /// - Returns: the changed view.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0).steps }
  }
}
