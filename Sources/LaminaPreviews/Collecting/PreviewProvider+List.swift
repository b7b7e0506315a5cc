import LaminaDrawing
import LaminaGeometry

extension PreviewProvider {
  /// One preview for each view of `previews`.
  static func list() -> [Preview] {
    PreviewCount.values(of: previews).enumerated().map { index, values in
      var preview = Preview(values.displayName) { PickedPreview(content: previews, index: index) }
      preview.layout = values.layout
      preview.device = values.device
      preview.orientation = values.orientation
      preview.origin = origin(index + 1)
      return preview
    }
  }

  /// `Module` and `Outer.Row_Previews` of a type.
  private static func origin(_ number: Int) -> Preview.Origin {
    let name = String(reflecting: Self.self)
    let module = String(name.prefix { $0 != "." })
    // A private type is said to stand in "(unknown context at $…)".
    let parts = name.dropFirst(module.count + 1).split(separator: ".").filter { $0.first != "(" }
    return Preview.Origin(module: module, name: parts.joined(separator: "."), number: number)
  }
}

/// One of several views.
private struct PickedPreview<Content: View>: View {
  let content: Content
  let index: Int

  var body: some View {
    Group(subviews: content) { subviews in
      if subviews.indices.contains(index) { subviews[index] }
    }
  }
}

/// Counts the views of a content, and hears what each says about its preview.
private struct PreviewCount<Content: View>: View {
  let content: Content
  let report: ([PreviewValues]) -> Void

  var body: some View {
    Group(subviews: content) { subviews in
      let _ = report(subviews.map(\.containerValues.previewValues))
    }
  }

  static func values(of content: Content) -> [PreviewValues] {
    var found: [PreviewValues] = []
    let count = PreviewCount(content: content) { found = $0 }
    let graph = ViewGraph(
      count, environment: EnvironmentValues(), rasterizer: BlindRasterizer())
    _ = graph.render(size: CGSize(width: 1, height: 1), scale: 1)
    return found
  }
}

/// Draws nothing, and knows no picture.
private nonisolated struct BlindRasterizer: Rasterizer {
  func draw(
    _ list: DisplayList, into target: borrowing PixelBuffer, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken
  ) {}

  func imageInfo(for source: ImageSource) throws(ImageError) -> ImageInfo {
    throw .unreadable(name: source.name, reason: "Previews are only counted")
  }
}
