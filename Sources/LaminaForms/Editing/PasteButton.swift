import LaminaContentTypes
import LaminaDisplay
import LaminaGeometry
public import LaminaTransfer

/// A button that takes in what was copied last, in this program or another one.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in notes.append(contentsOf: strings) }
/// ```
/// A window knows the clipboard's text: values that can be made of text are taken in. The button is disabled while there is
/// none, and for values that are made of something else. Of another program's copies it hears when the window gets the keyboard, and
/// when the pointer comes to it.
public struct PasteButton: View {
  public typealias Body = Never
  private let take: @MainActor (Data) async -> Void
  /// Whether values are made of text.
  private let takesText: Bool

  /// Makes a button that takes in values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: the type.
  ///   - onPaste: gets the values, on the main actor.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    takesText = T.importedContentTypes().contains {
      $0.conforms(to: .text) || $0.conforms(to: .url) || UTType.utf8PlainText.conforms(to: $0)
    }
    take = { data in
      guard let value = try? await T(importing: data) else { return }
      onPaste([value])
    }
  }
}

extension PasteButton: PrimitiveView {
  package func update(_ element: Element) {
    let (take, edits) = (take, element.graph.edits)
    let canPaste = takesText && element.tracked { edits.hasText }
    element.setChild(
      0,
      to: Button {
        [weak graph = element.graph] in
        guard let text = graph?.pasteboard.string else { return }
        Task { @MainActor in await take(Data(text.utf8)) }
      } label: {
        Label("Paste", systemImage: "doc.on.doc")
      }
      .disabled(!canPaste)
      .onHover { [weak edits] isOver in if isOver { edits?.refreshWithClipboard() } })
  }
}
