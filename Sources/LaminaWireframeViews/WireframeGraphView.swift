import LaminaDrawing
import LaminaGeometry
import LaminaLayout
public import LaminaNavigation
import LaminaText
public import LaminaWireframes

/// The map of a wireframe as a picture, with the screen marked that is seen.
public struct WireframeGraphView: View {
  private let wireframe: Wireframe
  private let metrics = GraphMetrics()

  /// Makes a picture of a wireframe's map.
  public init(_ wireframe: Wireframe) { self.wireframe = wireframe }

  public var body: some View {
    let state = wireframe.state
    let graph = wireframe.graph
    let size = metrics.size(of: graph)
    ScrollView([.horizontal, .vertical]) {
      ZStack(alignment: .topLeading) {
        ways(of: graph)
        ForEach(graph.screens, id: \.code) { screen in
          box(screen, isCurrent: screen.code == state.front?.visible.code)
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
  }

  private func ways(of graph: WireframeGraph) -> some View {
    Path { path in
      for way in graph.ways {
        guard let ends = metrics.ends(of: way, in: graph) else { continue }
        path.addArrow(
          from: CGPoint(x: ends.start.x, y: ends.start.y), to: CGPoint(x: ends.end.x, y: ends.end.y)
        )
      }
    }
    .stroke(Color.secondary, lineWidth: 1)
    .accessibilityHidden(true)
  }

  private func box(_ screen: WireframeGraph.Screen, isCurrent: Bool) -> some View {
    let frame = metrics.frame(of: screen)
    return Text(screen.code).font(.callout).lineLimit(1)
      .foregroundStyle(
        isCurrent ? AnyShapeStyle(.readable(on: .accentColor)) : AnyShapeStyle(.primary)
      )
      .frame(width: frame.width, height: frame.height)
      .background(
        isCurrent ? Color.accentColor : Color(role: .controlFill),
        in: RoundedRectangle(cornerRadius: 8)
      )
      .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 1))
      .accessibilityAddTraits(isCurrent ? .isSelected : [])
      .offset(x: frame.x, y: frame.y)
  }
}

extension Wireframe {
  /// The map as a graph, seen from the first screen of the window in front.
  public var graph: WireframeGraph {
    WireframeGraph(tree, entries: state.front?.content.screens.prefix(1).map(\.code) ?? [])
  }
}

extension Path {
  /// Adds a line with a tip at its end.
  fileprivate mutating func addArrow(from start: CGPoint, to end: CGPoint) {
    move(to: start)
    addLine(to: end)
    let angle = atan2(end.y - start.y, end.x - start.x)
    for side in [-1.0, 1.0] {
      move(to: end)
      addLine(
        to: CGPoint(
          x: end.x - 8 * cos(angle + side * 0.45), y: end.y - 8 * sin(angle + side * 0.45)))
    }
  }
}
