package import LaminaDisplay
public import LaminaDrawing

/// A style that fills what it is offered when it is used as a view.
package protocol AreaStyle: ShapeStyle, PrimitiveView {}

extension AreaStyle {
  package static var comparesWhole: Bool { true }

  package func nodes(_ element: Element) -> [Node] {
    let leaf = ShapeLeaf(fill: fill(for: element.recordedEnvironment))
    return [Node(id: element.id, rule: .leaf(leaf))]
  }
}

extension Color: View { public typealias Body = Never }
extension Color: AreaStyle {}
extension LinearGradient: View { public typealias Body = Never }
extension LinearGradient: AreaStyle {}
extension RadialGradient: View { public typealias Body = Never }
extension RadialGradient: AreaStyle {}
extension AngularGradient: View { public typealias Body = Never }
extension AngularGradient: AreaStyle {}
