import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Rows that are pushed aside", .timeLimit(.minutes(5)))
struct SwipeActionTests {
  @Observable final class Model {
    var letters = ["Ada", "Bo", "Cy"]
    var done: [String] = []
    var chosen: String?
  }

  private struct Mail: View {
    @Bindable var model: Model
    var allowsFull = true
    var body: some View {
      List(selection: $model.chosen) {
        ForEach(model.letters, id: \.self) { letter in
          Text(letter)
            .swipeActions(allowsFullSwipe: allowsFull) {
              Button("Bin", role: .destructive) { model.letters.removeAll { $0 == letter } }
              Button("Flag") { model.done.append("flag \(letter)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button {
                model.done.append("read \(letter)")
              } label: {
                Label("Read", systemImage: "envelope")
              }
            }
        }
      }
    }
  }

  private func mail(_ model: Model, allowsFull: Bool = true) -> Harness {
    Harness(size: CGSize(width: 400, height: 300)) { Mail(model: model, allowsFull: allowsFull) }
  }

  private func swipe(_ name: String, by distance: CGFloat, _ harness: Harness) {
    let y = harness.frame(of: name)?.midY ?? 0
    let start = distance < 0 ? CGPoint(x: 350, y: y) : CGPoint(x: 50, y: y)
    harness.drag(from: start, to: CGPoint(x: start.x + distance, y: y))
    harness.advance(by: 1)
  }

  @Test("A drag shows the buttons, a press on one does what it does and brings the content back")
  func drag() {
    let model = Model()
    let harness = mail(model)
    let place = harness.frame(of: "Bo")
    swipe("Bo", by: -150, harness)
    #expect(harness.exists("Flag") && harness.exists("Bin"))
    harness.tap("Flag")
    harness.advance(by: 1)
    #expect(model.done == ["flag Bo"])
    #expect(!harness.exists("Flag"))
    #expect(harness.frame(of: "Bo") == place)
  }

  @Test("A drag over more than half of the row does what the first button does")
  func full() {
    let model = Model()
    let harness = mail(model)
    swipe("Bo", by: -320, harness)
    #expect(model.letters == ["Ada", "Cy"])
    swipe("Ada", by: 320, harness)
    #expect(model.done == ["read Ada"])
    #expect(model.letters == ["Ada", "Cy"])
  }

  @Test("Where the first button is disabled no other one is pressed instead")
  func disabledFirst() {
    struct Mail: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.letters, id: \.self) { letter in
            Text(letter).swipeActions {
              Button("Flag") { model.done.append(letter) }.disabled(true)
              Button("Bin", role: .destructive) { model.letters.removeAll { $0 == letter } }
            }
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Mail(model: model) }
    let place = harness.frame(of: "Bo")
    swipe("Bo", by: -320, harness)
    #expect(model.letters == ["Ada", "Bo", "Cy"] && model.done.isEmpty)
    #expect(harness.frame(of: "Bo") == place)
  }

  @Test("Where that is not allowed the buttons show")
  func notFull() {
    let model = Model()
    let harness = mail(model, allowsFull: false)
    swipe("Bo", by: -320, harness)
    #expect(model.letters.count == 3)
    #expect(harness.exists("Bin"))
  }

  @Test("One row is open at a time, and a press on its content closes it")
  func oneAtATime() {
    let model = Model()
    let harness = mail(model)
    swipe("Ada", by: -150, harness)
    swipe("Bo", by: -150, harness)
    #expect(harness.find(.button, "Flag").elements.count == 1)
    let y = harness.frame(of: "Bo")?.midY ?? 0
    harness.tap(at: CGPoint(x: 60, y: y))
    harness.advance(by: 1)
    #expect(!harness.exists("Flag"))
  }

  @Test(
    "An arrow shows the buttons of the chosen row, and the other one or Escape brings its content back"
  )
  func arrows() {
    let model = Model()
    let harness = mail(model)
    harness.tap("Bo")
    harness.press(.leftArrow)
    harness.advance(by: 1)
    #expect(harness.exists("Flag"))
    harness.press(.rightArrow)
    harness.advance(by: 1)
    #expect(!harness.exists("Flag"))
    harness.press(.rightArrow)
    harness.advance(by: 1)
    #expect(harness.exists("Read"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.exists("Read"))
  }

  @Test("Right to left the buttons are at the left")
  func mirrored() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      Mail(model: model).environment(\.layoutDirection, .rightToLeft)
    }
    let y = harness.frame(of: "Bo")?.midY ?? 0
    harness.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 200, y: y))
    harness.advance(by: 1)
    #expect(harness.exists("Bin"))
    #expect((harness.frame(of: "Bin")?.midX ?? 400) < 100)
  }
}
