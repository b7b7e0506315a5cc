import LaminaTesting
import LaminaViews
import Testing

/// The undo manager of a window, as views find it, and the keys that reach it without any menu.
@MainActor @Suite("The undo manager of a window")
struct UndoManagerTests {
  private final class Model {
    var names = ["Tea"] { didSet { version += 1 } }
    private(set) var version = 0
  }

  /// Changes as programs for the Mac make them.
  private struct Names: View {
    let model: Model
    @State private var shown: [String] = ["Tea"]
    @State private var text = ""
    @Environment(\.undoManager) private var undoManager

    private func set(_ names: [String], _ action: String) {
      let former = model.names
      model.names = names
      shown = names
      undoManager?.registerUndo(withTarget: model) { _ in set(former, action) }
      undoManager?.setActionName(action)
    }

    var body: some View {
      VStack {
        Text(shown.joined(separator: ",")).accessibilityIdentifier("names")
        Button("Add") { set(model.names + ["\(model.names.count)"], "Add") }
        Button("Twice") {
          set(model.names + ["a"], "Add")
          set(model.names + ["b"], "Add Two")
        }
        TextField("Field", text: $text)
        Text("next: \(undoManager?.undoMenuItemTitle ?? "none")").accessibilityIdentifier(
          "undo title")
        Text("next: \(undoManager?.redoMenuItemTitle ?? "none")").accessibilityIdentifier(
          "redo title")
      }
    }
  }

  private func window() -> Harness {
    let model = Model()
    return Harness(size: CGSize(width: 300, height: 300)) { Names(model: model) }
  }

  @Test("Ctrl+Z takes the latest step back without a menu, Ctrl+Shift+Z and Ctrl+Y do it again")
  func keys() {
    let harness = window()
    harness.tap("Add")
    harness.tap("Add")
    #expect(harness.text(of: "names") == "Tea,1,2")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea,1")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea")
    harness.press("z", modifiers: [.command, .shift])
    #expect(harness.text(of: "names") == "Tea,1")
    harness.press("y", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea,1,2")
    harness.press("z", modifiers: .command)
    harness.tap("Add")
    harness.press("y", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea,1,2")
  }

  @Test("What is registered during one event is one step, by the name that was given last")
  func event() {
    let harness = window()
    harness.tap("Twice")
    #expect(harness.text(of: "names") == "Tea,a,b")
    #expect(harness.text(of: "undo title") == "next: Undo Add Two")
    #expect(harness.text(of: "redo title") == "next: Redo")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea")
    #expect(harness.text(of: "undo title") == "next: Undo")
    #expect(harness.text(of: "redo title") == "next: Redo Add")
  }

  @Test("A text with the focus takes the keys while it has something to take back")
  func text() throws {
    let harness = window()
    harness.tap("Add")
    try harness.textField("Field").focus()
    harness.type("x")
    harness.press("z", modifiers: .command)
    #expect(try harness.textField("Field").element().semantics.value == "")
    #expect(harness.text(of: "names") == "Tea,1")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea")
  }

  @Test("The commands of an Edit menu mean the manager, too, and have the keys in its place")
  func menu() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack {
        Menu("Edit") { UndoCommands() }
        Names(model: model)
      }
    }
    harness.tap("Add")
    harness.tap("Edit")
    #expect(harness.exists("Undo Add"))
    harness.tap("Undo Add")
    #expect(harness.text(of: "names") == "Tea")
    harness.press("z", modifiers: [.command, .shift])
    #expect(harness.text(of: "names") == "Tea,1")
  }

  @Test("Beside a model the keys mean what was used last")
  func models() {
    struct Counter: View {
      @Undoable private var number = 0
      var body: some View {
        Text("\(number)").accessibilityIdentifier("number")
          .onTapGesture { $number.change("Count") { $0 += 1 } }
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack {
        Counter()
        Names(model: model)
      }
    }
    harness.tap("number")
    harness.tap("Add")
    harness.tap("number")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "number") == "1" && harness.text(of: "names") == "Tea,1")
    harness.tap("Add")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "number") == "1" && harness.text(of: "names") == "Tea,1")
  }
}

/// The undo manager by itself, as Foundation's is documented.
@MainActor @Suite("An undo manager by itself")
struct UndoStepTests {
  private final class Count {
    var value = 0
  }

  private let count = Count()
  private let manager = UndoManager()

  private func set(_ value: Int, _ name: String? = nil) {
    let former = count.value
    count.value = value
    manager.registerUndo(withTarget: count) { _ in set(former) }
    if let name { manager.setActionName(name) }
  }

  @Test("Groups within groups are one step, and an end without a beginning does nothing")
  func groups() {
    manager.endUndoGrouping()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    set(1, "Outer")
    manager.beginUndoGrouping()
    set(2)
    #expect(manager.groupingLevel == 2)
    manager.undo()
    #expect(count.value == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && manager.undoActionName == "Outer")
    manager.undo()
    #expect(count.value == 0 && !manager.canUndo && manager.canRedo)
    #expect(manager.redoActionName == "Outer")
    manager.redo()
    #expect(count.value == 2 && manager.undoMenuItemTitle == "Undo Outer")
  }

  @Test("Without groups by event each registration is a step; so many are kept as it is told")
  func levels() {
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for value in 1...4 { set(value) }
    for _ in 0..<5 { manager.undo() }
    #expect(count.value == 2)
    for _ in 0..<5 { manager.redo() }
    #expect(count.value == 4)
  }

  @Test("What is registered while registration is disabled is not kept")
  func disabled() {
    manager.enableUndoRegistration()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    set(1)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    set(2)
    #expect(manager.canUndo)
  }

  @Test("A target that is gone takes its steps along, and so does one that is removed")
  func targets() {
    var other: Count? = Count()
    if let other { manager.registerUndo(withTarget: other) { $0.value = 1 } }
    #expect(manager.canUndo)
    other = nil
    #expect(!manager.canUndo)
    manager.undo()
    set(1)
    manager.removeAllActions(withTarget: count)
    #expect(!manager.canUndo)
    set(2)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("Steps of targets that are gone take no place of those that can be taken back")
  func deadSteps() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let target = Count()
    manager.registerUndo(withTarget: target) { $0.value = 1 }
    for _ in 0..<5 { manager.registerUndo(withTarget: Count()) { _ in } }
    manager.registerUndo(withTarget: target) { $0.value = 2 }
    manager.undo()
    #expect(target.value == 2)
    manager.undo()
    #expect(target.value == 1)
  }

  @Test("Within a group of the author's there is nothing to take back yet")
  func withinGroup() {
    let manager = UndoManager()
    let target = Count()
    manager.registerUndo(withTarget: target) { $0.value = 1 }
    manager.beginUndoGrouping()
    #expect(!manager.canUndo)
    manager.endUndoGrouping()
    #expect(manager.canUndo)
  }

  @Test("An end too many within an undo leaves later groups as they are")
  func unbalancedEnd() {
    let manager = UndoManager()
    let target = Count()
    manager.registerUndo(withTarget: target) { [manager] same in
      manager.endUndoGrouping()
      manager.registerUndo(withTarget: same) { _ in }
    }
    manager.undo()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
  }

  @Test("While it takes a step back it says so")
  func running() {
    var said: [String] = []
    manager.registerUndo(withTarget: count) { [manager] count in
      said.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: count) { _ in
        said.append("\(manager.isUndoing) \(manager.isRedoing)")
      }
    }
    manager.undo()
    manager.redo()
    #expect(said == ["true false", "false true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
    #expect(manager.redoMenuTitle(forUndoActionName: "Cut") == "Redo Cut")
    #expect(
      manager.redoMenuItemTitle == "Redo" && manager.undoMenuTitle(forUndoActionName: "") == "Undo")
  }
}
