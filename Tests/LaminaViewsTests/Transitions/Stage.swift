import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import LaminaTesting
import LaminaViews

/// A view in whose tree things come and go, with its layers as lines.
@MainActor
final class Stage {
  let harness: Harness

  init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    harness = Harness { Tracked(content: content) }
  }

  /// A body that is evaluated when what it reads changes.
  private struct Tracked<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }

  /// Makes changes that move for a second, and lays them out.
  func animate(_ change: () -> Void) {
    harness.graph.advance(to: harness.clock.now)
    withAnimation(.linear(duration: 1), change)
    _ = harness.graph.render(size: CGSize(width: 200, height: 200), scale: 1)
  }

  /// The layers as they were laid out at first, with what comes where it comes from.
  var beginnings: Layer? { harness.graph.transitionBeginnings }

  /// Waits until everything is over.
  func end() { harness.advance(by: 1.1) }

  /// Where a view is that can be met, as of the latest layout; no frame passes.
  func frame(of name: String) -> CGRect? { harness.graph.semanticTree?.first(name)?.frame }

  /// What it says.
  func text(of name: String) -> String? { harness.graph.semanticTree?.first(name)?.text }

  /// The layers of the views, as they are to be, outermost first.
  var layers: [Layer] { harness.graph.prepared?.layer.children ?? [] }

  var opacities: [CGFloat] { layers.map(\.appearance.opacity) }

  var frames: [String] {
    layers.map { layer in
      let frame = layer.frame
      return "(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height)))"
    }
  }
}
