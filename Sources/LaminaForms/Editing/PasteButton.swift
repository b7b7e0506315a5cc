import LaminaContentTypes
import LaminaDisplay
import LaminaGeometry
public import LaminaTransfer

/// A button that takes in what was copied last, in this program or another one.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in notes.append(contentsOf: strings) }
/// ```
/// A window knows what was copied in it by `copyable(_:)`, and the clipboard's text: values that can be made of these are
/// taken in. The button is disabled while there are none, and hears of what other programs copy.
public struct PasteButton: View {
  public typealias Body = Never
  /// Takes values that were copied in this window, or else the clipboard's text.
  private let take: @MainActor ([any Sendable], String?) async -> Void
  private let canTake: (EditTable.Clipboard) -> Bool

  /// Makes a button that takes in values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: the type.
  ///   - onPaste: gets the values, on the main actor.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    let takesText = T.importedContentTypes().contains {
      $0.conforms(to: .text) || $0.conforms(to: .url) || UTType.utf8PlainText.conforms(to: $0)
    }
    canTake = {
      takesText && $0.hasText || !NSItemProvider.copied($0.values, for: T.self).isEmpty
    }
    take = { values, text in
      let items = NSItemProvider.copied(values, for: T.self)
      let made = await NSItemProvider.values(T.self, of: items)
      if !made.isEmpty { return onPaste(made) }
      guard takesText, let text, let value = try? await T(importing: Data(text.utf8)) else {
        return
      }
      onPaste([value])
    }
  }
}

extension PasteButton: PrimitiveView {
  package func update(_ element: Element) {
    let (take, edits) = (take, element.graph.edits)
    let canPaste = canTake(element.tracked { edits.pasteable })
    element.setChild(
      0,
      to: Button {
        [weak graph = element.graph] in
        guard let pasteboard = graph?.pasteboard else { return }
        let (values, text) = (pasteboard.values, pasteboard.string)
        Task { @MainActor in await take(values, text) }
      } label: {
        Label("Paste", systemImage: "doc.on.doc")
      }
      .disabled(!canPaste)
      .onHover { [weak edits] isOver in if isOver { edits?.refreshWithClipboard() } })
  }
}
