import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaText

extension Element {
  /// Opens the links of a text when they are clicked; the rest of the text stays as it is.
  func followLinks(in text: RichText, _ style: ParagraphStyle) {
    let open = read(\.openURL)
    let link: (CGPoint) -> URL? = { [weak self] point in
      guard let self, let size = self.graph.prepared?.root.path(to: self.id)?.last?.frame.size
      else { return nil }
      return TextLayout(
        text, style: style, width: size.width, maxHeight: size.height,
        scale: self.graph.preparer.scale
      ).link(at: point)
    }
    var handlers = Handlers()
    handlers.pointer.cursor = .pointingHand
    handlers.pointer.accepts = { link($0) != nil }
    handlers.pointer.taps = [
      PointerHandlers.Tap(count: 1) { point in if let url = link(point) { open(url) } }
    ]
    graph.handlers[id] = handlers
  }
}
