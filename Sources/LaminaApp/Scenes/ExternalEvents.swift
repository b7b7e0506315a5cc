import LaminaGeometry

extension Scene {
  /// Has this scene's windows open addresses that one of some texts is part of, and no others.
  ///
  /// ```swift
  /// WindowGroup("Notes") { NoteList() }
  /// WindowGroup("Note", id: "note") { NoteEditor() }.handlesExternalEvents(matching: ["notes://note/"])
  /// ```
  /// An address goes to a window of a scene that names it, which is opened where there is none; any other goes to the
  /// scenes that name nothing. `"*"` is part of every address; no text at all is part of none.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ExternalEventScene(content: self, conditions: conditions)
  }
}

/// A scene that says which addresses its windows open.
private struct ExternalEventScene<Content: Scene>: PrimitiveScene {
  typealias Body = Never
  let content: Content
  let conditions: Set<String>

  func visit(_ walk: inout SceneWalk) {
    let first = walk.windows.count
    walk.visit(content, part: 0)
    for index in first..<walk.windows.count { walk.windows[index].role.externalEvents = conditions }
  }
}

extension WindowRole {
  /// Whether the scene's windows are for an address because the scene says so; nil where it says nothing.
  func names(_ address: URL) -> Bool? {
    externalEvents.map { conditions in
      let text = address.absoluteString
      return conditions.contains { $0 == "*" || !$0.isEmpty && text.contains($0) }
    }
  }
}
