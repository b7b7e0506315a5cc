import Lamina
import LaminaTesting
import Testing

@Observable private final class ShortcutModel {
  var keys = ["Open": "", "Save": "S"]
  var recorded: String?
  var scope = Scope.window

  enum Scope: String, CaseIterable { case window, everywhere }

  /// Another action that has the keys.
  func owner(of keys: String, but action: String) -> String? {
    self.keys.first { $0.key != action && $0.value == keys && !keys.isEmpty }?.key
  }
}

/// A field that takes down the key that is pressed in it.
private struct Recorder: View {
  let action: String
  let model: ShortcutModel
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(isFocused ? "Press keys" : keys.isEmpty ? "None" : keys)
      .frame(minWidth: 120)
      .padding(4)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
      .focusable()
      .focused($isFocused)
      .onTapGesture { isFocused = true }
      .onKeyPress(phases: .down) { press in
        guard press.key != .tab else { return .ignored }
        if press.key == .escape || press.key == .delete {
          model.keys[action] = ""
        } else {
          model.keys[action] = press.characters.uppercased()
        }
        isFocused = false
        return .handled
      }
      .accessibilityLabel("Keys of \(action)")
      .accessibilityValue(keys)
  }

  private var keys: String { model.keys[action] ?? "" }
}

/// Keys of a program's actions, with a recorder.
private struct ShortcutForm: View {
  @Bindable var model: ShortcutModel

  var body: some View {
    Form {
      Picker("Keys hold", selection: $model.scope) {
        ForEach(ShortcutModel.Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      Section("Actions") {
        ForEach(model.keys.keys.sorted(), id: \.self) { action in
          LabeledContent(action) { Recorder(action: action, model: model) }
          if let owner = model.owner(of: model.keys[action] ?? "", but: action) {
            Text("\(action) has the keys of \(owner).").font(.footnote).foregroundStyle(.red)
          }
        }
      }
      Button("Reset", role: .destructive) { model.keys = ["Open": "O", "Save": "S"] }
    }
    .formStyle(.grouped)
  }
}

@MainActor @Suite("Forms: keyboard shortcuts", .timeLimit(.minutes(5)))
struct ShortcutFormIdioms {
  private let model = ShortcutModel()

  private func harness(width: CGFloat = 480) -> Harness {
    let model = model
    return Harness(size: CGSize(width: width, height: 420)) { ShortcutForm(model: model) }
  }

  @Test("By mouse: a key is recorded, and one that is taken is said", arguments: [480, 1_400])
  func mouse(width: CGFloat) {
    let harness = harness(width: width)
    harness.tap("Everywhere")
    #expect(model.scope == .everywhere)
    harness.tap("Keys of Open")
    harness.press(.character("p"))
    #expect(model.keys["Open"] == "P")
    harness.tap("Keys of Open")
    harness.press(.character("s"))
    #expect(harness.exists("Open has the keys of Save."))
    harness.tap("Keys of Open")
    harness.press(.escape)
    #expect(model.keys["Open"] == "")
    harness.tap("Reset")
    #expect(model.keys == ["Open": "O", "Save": "S"])
  }

  @Test("By keyboard alone")
  func keyboard() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(model.scope == .everywhere)
    harness.press(.tab)
    harness.press(.character("q"))
    #expect(model.keys["Open"] == "Q")
  }
}
