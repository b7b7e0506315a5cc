import LaminaAnimation
import LaminaInput
import LaminaDisplay
package import LaminaDrawing
package import LaminaGeometry
import LaminaLayers

/// Takes a colour from a place in the window: pressed, dragged there and let go.
struct ColorDropper: RememberingView {
  let target: ColorTarget

  func makeMemory(for element: Element) -> DropperMemory { DropperMemory() }

  func update(_ element: Element) {
    let memory = memory(of: element)
    memory.write = { [target] in target.write(ColorMix($0, former: target.current)) }
    memory.ground = element.read(\.paletteByRole)[.background]
    control(memory).update(element)
  }

  func nodes(_ element: Element) -> [Node] { control(memory(of: element)).nodes(element) }

  private func control(_ memory: DropperMemory) -> Control<some View> {
    var semantics = Semantics(role: .button, label: "Pick from Window")
    semantics.children = .ignore
    return Control(semantics: semantics, isFocusable: false) { handlers, element in
      memory.attach(&handlers, graph: element.graph)
    } content: { phase in
      DropperFace(shade: phase.shade)
    }
  }
}

/// What a dropper does with a drag.
@MainActor
package final class DropperMemory: ControlKeeper {
  package let control = ControlMemory()
  var write: (Color.Resolved) -> Void = { _ in }
  /// What lies behind all views.
  var ground = Color.Resolved.white

  func attach(_ handlers: inout Handlers, graph: ViewGraph) {
    handlers.pointer.cursor = .crosshair
    handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: {})
    handlers.pointer.drag = PointerHandlers.Drag(minimumDistance: 4) { _ in
    } ended: { [weak self, weak graph] drag in
      guard let self, let color = graph?.color(at: drag.surfaceLocation, over: ground) else {
        return
      }
      write(color)
    }
  }
}

extension ViewGraph {
  /// What a point of the window looks like; nil outside of it.
  ///
  /// It is drawn for this: once when a drag ends.
  /// - Complexity: O(layers of the window): all are taken down, and those that touch the point are drawn.
  package func color(at point: CGPoint, over ground: Color.Resolved) -> Color.Resolved? {
    guard let layer = shownLayer, layer.bounds.contains(point) else { return nil }
    let pixel = PixelRect(
      x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down)), width: 1, height: 1)
    let rect = CGRect(x: pixel.x, y: pixel.y, width: 1, height: 1)
    let list = TakenDown(layer, scale: 1).drawing(in: rect)
    let bitmap = rasterizer.bitmap(
      of: list, covering: pixel, scale: 1, format: .argb32, token: CancellationToken())
    return bitmap.map { Color.Resolved(premultiplied: $0.pixel(x: 0, y: 0), over: ground) }
  }
}

extension Color.Resolved {
  /// A pixel of 0xAARRGGBB, premultiplied, on a ground.
  fileprivate init(premultiplied pixel: UInt32, over ground: Color.Resolved) {
    let rest = 1 - Float(pixel >> 24 & 255) / 255
    func part(_ shift: UInt32, _ below: Float) -> Float {
      min(Float(pixel >> shift & 255) / 255 + below * rest, 1)
    }
    self.init(red: part(16, ground.red), green: part(8, ground.green), blue: part(0, ground.blue))
  }
}

/// A dropper in a soft box.
private struct DropperFace: View {
  let shade: Float
  @ScaledMetric private var side = 28.0

  var body: some View {
    ZStack {
      ControlBox(fill: Color(role: .controlFill), border: Color(role: .controlBorder), shade: shade)
      DropperShape().stroke(
        Color.primary, style: StrokeStyle(lineWidth: side / 19, lineCap: .round, lineJoin: .round)
      )
      .frame(width: side * 0.6, height: side * 0.6)
    }
    .frame(width: side.rounded(), height: side.rounded())
    .contentShape(Rectangle())
  }
}

/// A bulb at the upper right, a tube to the lower left, a drop at its end.
private nonisolated struct DropperShape: Shape, Equatable {
  func path(in rect: CGRect) -> Path {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x / 16 * rect.width, y: rect.minY + y / 16 * rect.height)
    }
    return Path { path in
      path.addLines([at(8, 5), at(2.5, 10.5), at(2, 14), at(5.5, 13.5), at(11, 8)])
      path.move(to: at(6.5, 3.5))
      path.addLine(to: at(12.5, 9.5))
      path.move(to: at(9, 6))
      path.addCurve(to: at(14.5, 1.5), control1: at(11, 3), control2: at(13, 0.5))
      path.addCurve(to: at(10, 7), control1: at(15.5, 3), control2: at(13, 5))
    }
  }
}
