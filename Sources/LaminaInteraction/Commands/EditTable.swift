import LaminaDisplay
import LaminaInput
import Observation

/// Knows what the commands of an Edit menu would do, and notifies the views that show it.
///
/// ```
///  frame, focus, opened menu ──▶ refresh ──another set──▶ items that read it are evaluated
/// ```
///
/// Nothing is looked up before the first item reads it, and a key that changes nothing of it
/// evaluates nothing.
@MainActor
package final class EditTable: GraphService, @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private weak var graph: ViewGraph?
  private var latest: EditCommandSet = []
  private var isRead = false
  /// What there was to paste when that was looked at, and after which writing.
  private var clipboard: Clipboard?
  /// What those were told who want to know of the clipboard alone; nil before one asks.
  private var told: Clipboard?

  package init(graph: ViewGraph) { self.graph = graph }

  package func complete(_ environment: inout EnvironmentValues) {
    environment.edit = EditActions(self)
  }

  /// What can be done, as of the latest frame; reading it is tracked.
  var enabled: EditCommandSet {
    registrar.access(self, keyPath: \.enabled)
    if !isRead {
      isRead = true
      latest = findCommands()
    }
    return latest
  }

  /// What can be pasted.
  package struct Clipboard {
    package fileprivate(set) var hasText = false
    /// What was copied in this window.
    package fileprivate(set) var values: [any Sendable] = []
    fileprivate var changeCount = 0

    fileprivate func isSame(as other: Clipboard) -> Bool {
      (hasText, values.isEmpty, changeCount)
        == (other.hasText, other.values.isEmpty, other.changeCount)
    }
  }

  /// What can be pasted, as far as that is known; reading it is tracked.
  package var pasteable: Clipboard {
    registrar.access(self, keyPath: \.pasteable)
    let current = currentClipboard
    told = current
    return current
  }

  package func finishRendering() { refresh() }

  /// Finds out again what can be done.
  func refresh() {
    refreshText()
    guard isRead else { return }
    let next = findCommands()
    guard next != latest else { return }
    registrar.withMutation(of: self, keyPath: \.enabled) { latest = next }
  }

  private func refreshText() {
    guard let told else { return }
    let current = currentClipboard
    if current.isSame(as: told) { return }
    registrar.withMutation(of: self, keyPath: \.pasteable) { self.told = current }
  }

  /// Finds it out again, for the clipboard too: other programs write to it without notice.
  package func refreshWithClipboard() {
    clipboard = nil
    refresh()
  }

  func perform(_ command: EditCommand) {
    guard let action = action(for: command) else { return }
    action()
    // What was copied may be what others wait for.
    refresh()
  }

  /// What a command does; nil where it does nothing.
  func action(for command: EditCommand) -> (() -> Void)? {
    let wanted = EditCommandSet(command)
    for node in graph?.focusedPath ?? [] {
      guard let handlers = graph?.handlers[node.node.id] else { continue }
      if let edit = handlers.keys.edit {
        if edit.enabled().contains(wanted) { return { edit.perform(command) } }
        if edit.kept.contains(wanted) { return nil }
      }
      if let graph, let action = handlers.keys.commands.action(for: command, graph.pasteboard) {
        return action
      }
    }
    return nil
  }

  private func findCommands() -> EditCommandSet {
    var (found, kept): (EditCommandSet, EditCommandSet) = ([], [])
    for node in graph?.focusedPath ?? [] {
      guard let handlers = graph?.handlers[node.node.id] else { continue }
      if let edit = handlers.keys.edit {
        found.formUnion(edit.enabled().subtracting(kept))
        kept.formUnion(edit.kept)
      }
      found.formUnion(handlers.keys.commands.editing.subtracting(kept))
    }
    guard found.contains(.paste) else { return found }
    let clipboard = currentClipboard
    return clipboard.hasText || !clipboard.values.isEmpty ? found : found.subtracting(.paste)
  }

  /// Asked only where it could be pasted: the answer may have to come from another application.
  private var currentClipboard: Clipboard {
    guard let pasteboard = graph?.pasteboard else { return Clipboard() }
    if let clipboard, clipboard.changeCount == pasteboard.changeCount { return clipboard }
    let current = Clipboard(
      hasText: pasteboard.string?.isEmpty == false, values: pasteboard.values,
      changeCount: pasteboard.changeCount)
    clipboard = current
    return current
  }
}

extension EditTable {
  /// Takes a key that stands for a command which a view that encloses the focus handles; false for
  /// none.
  func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.subtracting([.capsLock, .numericPad]) == .command,
      let command = Self.keys[event.key], action(for: command) != nil
    else { return false }
    perform(command)
    return true
  }

  private static let keys: [Key: EditCommand] = ["c": .copy, "x": .cut, "v": .paste]
}

extension CommandHandlers {
  /// What of an Edit menu it takes.
  fileprivate var editing: EditCommandSet {
    var commands: EditCommandSet = []
    if copy != nil || copyValues != nil { commands.insert(.copy) }
    if cut != nil || cutValues != nil { commands.insert(.cut) }
    if paste != nil || pasteValues != nil { commands.insert(.paste) }
    if delete != nil { commands.insert(.delete) }
    return commands
  }

  /// What it does with a command of an Edit menu.
  fileprivate func action(
    for command: EditCommand, _ pasteboard: Pasteboard
  ) -> (() -> Void)? {
    func write(_ texts: () -> [String]) {
      let payload = texts()
      if !payload.isEmpty { pasteboard.string = payload.joined(separator: "\n") }
    }
    func writing(_ values: (() -> CopiedValues)?) -> (() -> Void)? {
      values.map { values in { pasteboard.write(values()) } }
    }
    return switch command {
    case .copy: copy.map { copy in { write(copy) } } ?? writing(copyValues)
    case .cut: cut.map { cut in { write(cut) } } ?? writing(cutValues)
    case .paste:
      paste.map { paste in { if let text = pasteboard.string, !text.isEmpty { paste([text]) } } }
        ?? pasteValues.flatMap { $0(pasteboard.values, pasteboard.string) }
    case .delete: delete
    case .undo, .redo, .selectAll: nil
    }
  }
}

extension ViewGraph {
  /// What an Edit menu would do.
  package var edits: EditTable { service() }
}
