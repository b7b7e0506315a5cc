import LaminaInteraction
import LaminaKernel

/// Views that are made with the pasteboard of their window.
struct PasteboardReader<Content: View>: PrimitiveView {
  let content: (Pasteboard) -> Content

  func update(_ element: Element) { element.setChild(0, to: content(element.graph.pasteboard)) }
}
