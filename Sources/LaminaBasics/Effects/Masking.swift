import LaminaDisplay
import LaminaGeometry
public import LaminaLayout

/// A view of which only what the alpha of another one covers is seen.
struct Masked<Content: View, Mask: View>: RememberingView, DistributedView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(Masked<V, Mask>(content: view, mask: mask, alignment: alignment))
  }

  func makeMemory(for element: Element) -> DecorationCopies { DecorationCopies() }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(
      1,
      to: ZStack(alignment: alignment) { mask }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
  }

  func nodes(_ element: Element) -> [Node] {
    guard let mask = element.children[1].outputs.first else {
      return element.children[0].outputs
    }
    let copies = memory(of: element)
    return element.children[0].outputs.enumerated().map { index, content in
      content.wrapped(id: element.wrapperID(for: content.id, isFirst: index == 0)) {
        $0.appearance.mask =
          index == 0 ? mask : copies.copy(of: mask, for: content.id, in: element)
      }
    }
  }
}

extension View {
  /// Shows of the view what the alpha of `mask` covers; the mask's colours do not matter.
  ///
  /// ```swift
  /// Image("lake").mask {
  ///   LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom)
  /// }
  /// ```
  ///
  /// The mask is offered the view's size, and may be animated by itself.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { Masked(content: self, mask: mask(), alignment: alignment) }

  /// Shows of the view what the alpha of `mask` covers.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    Masked(content: self, mask: mask, alignment: .center)
  }
}
