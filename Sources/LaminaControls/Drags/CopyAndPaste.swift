import Foundation
import LaminaContentTypes
import LaminaInput
public import LaminaTransfer

extension View {
  /// Says what is copied by Ctrl+C, or by Copy in an Edit menu, while the focus is in here and is not on a text that copies its
  /// own.
  ///
  /// ```swift
  /// Board(cards).focusable().copyable(cards.filter(\.isChosen))
  /// ```
  /// Within the window the values are pasted as they are; other programs paste the text that they can be given as.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    silentHandlers { $0.keys.commands.copyValues = { CopiedValues(of: payload()) } }
  }

  /// Takes away what Ctrl+X, or Cut in an Edit menu, is to copy, and says what that is.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    silentHandlers { $0.keys.commands.cutValues = { CopiedValues(of: action()) } }
  }

  /// Takes values of a type that are pasted by Ctrl+V, or by Paste in an Edit menu, while the focus is in here and is not on a
  /// text that is edited.
  ///
  /// Of several around the focus, the innermost that has use for what was copied takes it.
  ///
  /// - Parameters:
  ///   - payloadType: the type: those that were copied in this window, or what can be made of the clipboard's text.
  ///   - action: is given the values, at least one.
  ///   - validator: says which of them are taken.
  /// - Returns: this view.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    func taking(_ values: [T]) -> (() -> Void)? {
      let valid = validator(values)
      return valid.isEmpty ? nil : { action(valid) }
    }
    return silentHandlers {
      $0.keys.commands.pasteValues = { values, text in
        let items = NSItemProvider.items(values, text).filter { $0.canBecome(T.self) }
        let known = items.compactMap { $0.known(as: T.self) }
        if known.count == items.count { return taking(known) }
        return {
          Task { if let paste = taking(await NSItemProvider.values(T.self, of: items)) { paste() } }
        }
      }
    }
  }
}

extension CopiedValues {
  /// Values with the words that stand for them.
  fileprivate init<Value: Transferable>(of values: [Value]) {
    let texts = values.compactMap { value in (value as? String) ?? (value as? URL)?.absoluteString }
    guard texts.count < values.count else {
      self.init(values, text: values.isEmpty ? nil : texts.joined(separator: "\n"))
      return
    }
    self.init(values, text: nil) {
      var texts: [String] = []
      for value in values {
        guard let text = await Self.text(of: value) else { return nil }
        texts.append(text)
      }
      return texts.joined(separator: "\n")
    }
  }

  /// The words that a value can be given as; its markup, or JSON, only where it has none.
  private static func text<Value: Transferable>(of value: Value) async -> String? {
    for type in [UTType.plainText, .text] {
      if let data = try? await value.exported(as: type) {
        return String(decoding: data, as: UTF8.self)
      }
    }
    return nil
  }
}

extension NSItemProvider {
  /// What is pasted: the values, or else the text.
  fileprivate static func items(_ values: [any Sendable], _ text: String?) -> [NSItemProvider] {
    let items = items(values)
    if !items.isEmpty { return items }
    guard let text, !text.isEmpty else { return [] }
    return [NSItemProvider(.text(text))]
  }

  private static func items(_ values: [any Sendable]) -> [NSItemProvider] {
    values.compactMap { $0 as? any Transferable }.map { NSItemProvider(.value($0)) }
  }

  /// What was copied in this program of which values of a type can be made.
  package static func copied<Value: Transferable>(
    _ values: [any Sendable], for type: Value.Type
  ) -> [NSItemProvider] {
    items(values).filter { $0.canBecome(Value.self) }
  }
}
