import Lamina
import LaminaTesting
import Testing

@Observable private final class OnboardingModel {
  var step = 0
  var name = ""
  var topics: Set<String> = []
  var hour = 8
  var isDone = false

  var canGoOn: Bool { step != 0 || name.count > 1 }
}

/// The first start of a program: three steps, back and forth.
private struct Onboarding: View {
  @Bindable var model: OnboardingModel
  private let topics = ["News", "Sport", "Music"]

  var body: some View {
    VStack(spacing: 0) {
      ProgressView(value: Double(model.step + 1), total: 3) { Text("Step \(model.step + 1) of 3") }
        .padding()
      Form {
        switch model.step {
        case 0:
          Section("Who are you?") { TextField("Name", text: $model.name) }
        case 1:
          Section("What do you like?") {
            ForEach(topics, id: \.self) { topic in Toggle(topic, isOn: isChosen(topic)) }
          }
        default:
          Section("When shall we write?") {
            Picker("Hour", selection: $model.hour) {
              ForEach(6..<12) { Text("\($0):00").tag($0) }
            }
          }
        }
      }
      .formStyle(.grouped)
      HStack {
        Button("Back") { withAnimation { model.step -= 1 } }.disabled(model.step == 0)
        Spacer()
        Button(model.step == 2 ? "Finish" : "Continue") {
          if model.step == 2 { model.isDone = true } else { withAnimation { model.step += 1 } }
        }
        .keyboardShortcut(.defaultAction)
        .disabled(!model.canGoOn)
      }
      .padding()
    }
  }

  private func isChosen(_ topic: String) -> Binding<Bool> {
    Binding {
      model.topics.contains(topic)
    } set: { isOn in
      if isOn { model.topics.insert(topic) } else { model.topics.remove(topic) }
    }
  }
}

@MainActor @Suite("Forms: a first start", .timeLimit(.minutes(5)))
struct OnboardingFormIdioms {
  private let model = OnboardingModel()

  private func harness(width: CGFloat = 480) -> Harness {
    let model = model
    return Harness(size: CGSize(width: width, height: 420)) { Onboarding(model: model) }
  }

  @Test("By mouse, forth and back and to the end", arguments: [480, 1_400])
  func mouse(width: CGFloat) {
    let harness = harness(width: width)
    #expect(harness.element("Continue")?.semantics.isEnabled == false)
    harness.find(.textField, "Name").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    harness.type("Ada")
    harness.tap("Continue")
    harness.advance(by: 1)
    harness.tap("Music")
    harness.tap("Back")
    harness.advance(by: 1)
    #expect(model.name == "Ada")
    harness.tap("Continue")
    harness.advance(by: 1)
    harness.tap("Continue")
    harness.advance(by: 1)
    harness.tap("Hour")
    harness.tap("9:00")
    harness.tap("Finish")
    #expect(model.isDone && model.topics == ["Music"] && model.hour == 9)
  }

  @Test("By keyboard alone: Return goes on from a field, Space switches, Tab comes to the buttons")
  func keyboard() {
    let harness = harness()
    harness.press(.tab)
    harness.type("Ada")
    harness.press(.return)
    harness.advance(by: 1)
    #expect(model.step == 1)
    // Tab goes on behind the field that has gone, and then round to the form.
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    #expect(model.topics.count == 1)
    for _ in 0..<4 { harness.press(.tab) }
    harness.press(.return)
    harness.advance(by: 1)
    harness.press(.return)
    #expect(model.isDone)
  }
}
