package import LaminaDrawing
package import LaminaGeometry
import LaminaLayout

extension Preview {
  /// The size of a window that nothing else is said of, in points.
  private static let windowSize = CGSize(width: 800, height: 600)

  /// How large its surroundings are, in points.
  ///
  /// - Parameters:
  ///   - view: its view, which is measured where it is as large as it wants to be.
  ///   - environment: what the surroundings hand to the view.
  ///   - rasterizer: knows how large pictures are.
  /// - Returns: a size with an edge of a point at least.
  package func size(
    of view: AnyView, environment: EnvironmentValues, rasterizer: any Rasterizer
  ) -> CGSize {
    switch layout {
    case .fixed(let width, let height): return turned(CGSize(width: width, height: height))
    case .device: return turned(device?.size ?? Self.windowSize)
    case .sizeThatFits:
      let graph = ViewGraph(view, environment: environment, rasterizer: rasterizer)
      _ = graph.render(size: Self.windowSize, scale: 1)
      return Self.whole(graph.sizeThatFits(.unspecified))
    }
  }

  private func turned(_ size: CGSize) -> CGSize { orientation?.turned(size) ?? size }

  /// A size with an edge at least, in whole points: what a window can have.
  private static func whole(_ size: CGSize) -> CGSize {
    func whole(_ length: CGFloat, _ other: CGFloat) -> CGFloat {
      length.isFinite ? max(1, length.rounded(.up)) : other
    }
    return CGSize(
      width: whole(size.width, windowSize.width), height: whole(size.height, windowSize.height))
  }
}
