public import LaminaContentTypes
public import LaminaGeometry
import LaminaInput

typealias DropItem = DropEvent.Item

extension View {
  /// Takes what is dragged from other programs and let go above the view, if it is of one of some types.
  ///
  /// ```swift
  /// .onDrop(of: [.image], isTargeted: nil) { providers in
  ///   for provider in providers { _ = provider.loadObject(ofClass: URL.self) { url, _ in … } }
  ///   return true
  /// }
  /// ```
  /// - Parameters:
  ///   - supportedContentTypes: the types.
  ///   - isTargeted: true while something is about to be let go here; the window's library says that of no drag from outside.
  ///   - action: is given what fits; says whether it took it.
  /// - Returns: this view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// The same, with the place in the view where it was let go.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    drops { items, location in
      let providers = items.map(NSItemProvider.init(dropped:)).filter {
        $0.isOne(of: supportedContentTypes)
      }
      return providers.isEmpty ? false : action(providers, location)
    }
  }
}

nonisolated extension NSItemProvider {
  fileprivate convenience init(dropped item: DropItem) {
    switch item {
    case .file(let path): self.init(.file(URL(fileURLWithPath: path)))
    case .text(let text): self.init(.text(text))
    }
  }
}
