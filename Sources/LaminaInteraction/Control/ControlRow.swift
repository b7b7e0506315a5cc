package import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// The parts of a control side by side, held at least as high as asked for and faded as a whole: one node.
package struct ControlRow<Content: View>: RememberingView {
  private let shape: ControlRowMemory.Shape
  private let content: Content

  /// - Parameters:
  ///   - spacing: the distance of the parts; nil is what each pair prefers.
  ///   - minHeight: how high it is at least where text has its usual size.
  ///   - opacity: how strong it is shown.
  ///   - isSolid: whether pointers hit the gaps between the parts.
  ///   - content: the parts.
  package init(
    spacing: ControlLength? = nil, minHeight: ControlLength = .theme(.controlHeight),
    opacity: Double, isSolid: Bool = false, @ViewBuilder content: () -> Content
  ) {
    shape = .init(spacing: spacing, minHeight: minHeight, opacity: opacity, isSolid: isSolid)
    self.content = content()
  }

  package func makeMemory(for element: Element) -> ControlRowMemory { ControlRowMemory() }

  package func update(_ element: Element) {
    element.setChild(0, to: content, environment: element.rowEnvironment)
  }

  package func nodes(_ element: Element) -> [Node] {
    memory(of: element).row(element.childOutputs, shape, in: element)
  }
}

/// What the row of a control was made of; nothing but the control knows its node.
@MainActor
package final class ControlRowMemory: ControlShell {
  package struct Shape: Equatable {
    let spacing: ControlLength?
    let minHeight: ControlLength
    let opacity: Double
    let isSolid: Bool

    package init(
      spacing: ControlLength?, minHeight: ControlLength = .theme(.controlHeight), opacity: Double,
      isSolid: Bool
    ) {
      self.spacing = spacing
      self.minHeight = minHeight
      self.opacity = opacity
      self.isSolid = isSolid
    }

    @MainActor fileprivate func layout(in element: Element) -> HeldLayout<HStackLayout> {
      HeldLayout(
        HStackLayout(spacing: spacing?.points(in: element)),
        minHeight: element.scaled(minHeight.points(in: element)))
    }
  }

  private var shape: Shape?
  private var layout: HeldLayout<HStackLayout>?
  private static let hitShape = HitShape(ShapeOutline(Rectangle()))

  package init() {}

  /// The node of a row of `parts`: the one there is, where nothing changed.
  ///
  /// It is as high as `shape` says where text has its usual size, and grows with that.
  package func row(_ parts: [Node], _ shape: Shape, in element: Element) -> [Node] {
    let layout = shape.layout(in: element)
    if shape == self.shape, layout == self.layout, let known = element.outputs.first,
      known.children.count == parts.count, zip(known.children, parts).allSatisfy(===)
    {
      return element.outputs
    }
    (self.shape, self.layout) = (shape, layout)
    return [
      element.node(AnyLayout(layout), parts) {
        if shape.isSolid { $0.hitShape = Self.hitShape }
        // What may fade must have a layer also while it does not.
        $0.hasOwnLayer = true
        $0.appearance.opacity = shape.opacity
      }
    ]
  }
}

extension Element {
  /// The environment of what stands in a row.
  package var rowEnvironment: EnvironmentValues {
    var environment = readEverything()
    if environment.stackOrientation != .horizontal { environment.stackOrientation = .horizontal }
    return environment
  }
}
