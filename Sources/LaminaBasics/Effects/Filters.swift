import LaminaAnimation
import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaLayers

/// A wrapper that changes the pixels of everything inside, as one picture.
struct FilterModifier: NodeModifier, Equatable {
  private var filter: ImageEffect

  init(_ filter: ImageEffect) { self.filter = filter }

  mutating func prepare(_ element: Element) {
    filter = filter.resolve(in: element.read(\.paletteByRole))
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.appearance.filters = [filter] }
  }
}

extension FilterModifier: @MainActor InterpolatedStep {
  func interpolated(towards other: FilterModifier, amount: Double) -> FilterModifier {
    let filters = [ImageEffect].interpolated(
      from: [filter], to: [other.filter], amount: amount)
    return filters.first.map(FilterModifier.init) ?? other
  }
}

extension View {
  /// Blurs the view by a Gaussian of `radius` points.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the bell curve.
  ///   - opaque: whether the view goes on beyond its edges in their colour; otherwise they grow soft.
  /// - Returns: the blurred view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    nodes(FilterModifier(.blur(radius: radius.usableLength(), opaque: opaque)))
  }

  /// Adds `amount`, from -1 (black) to 1 (white), to the view's colours.
  public func brightness(_ amount: Double) -> some View {
    nodes(FilterModifier(.brightness(CGFloat(amount).usable())))
  }

  /// Moves the view's colours away from the middle, `amount` times; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    nodes(FilterModifier(.contrast(CGFloat(amount).usable())))
  }

  /// Makes the view's colours `amount` times as strong; 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    nodes(FilterModifier(.saturation(CGFloat(amount).usable())))
  }

  /// Takes the view's colours away: 0 leaves them, 1 makes shades of gray.
  public func grayscale(_ amount: Double) -> some View {
    nodes(FilterModifier(.grayscale(CGFloat(amount).usable())))
  }

  /// Turns the hues of the view's colours around the wheel.
  public func hueRotation(_ angle: Angle) -> some View {
    nodes(FilterModifier(.hueRotation(angle.usable())))
  }

  /// Makes light dark and each colour its opposite.
  public func colorInvert() -> some View { nodes(FilterModifier(.colorInvert)) }

  /// Multiplies the view's colours, and their opacity, by `color`.
  public func colorMultiply(_ color: Color) -> some View {
    nodes(FilterModifier(.colorMultiply(color)))
  }

  /// Shows the view in black, as opaque as it is bright: for masks.
  public func luminanceToAlpha() -> some View { nodes(FilterModifier(.luminanceToAlpha)) }
}
