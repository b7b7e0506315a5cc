/// What menus write for undo and redo: "Undo Rename".
package nonisolated enum UndoTitle {
  /// For taking back a step of that name; nil and an empty name are none.
  package static func undo(_ name: String?) -> String { title("Undo", name) }

  /// For doing it again.
  package static func redo(_ name: String?) -> String { title("Redo", name) }

  private static func title(_ verb: String, _ name: String?) -> String {
    guard let name, !name.isEmpty else { return verb }
    return "\(verb) \(name)"
  }
}
