import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of buttons: roles, shapes, styles, ways to be pressed.
@MainActor @Suite("Documented: buttons", .timeLimit(.minutes(5)))
struct DocumentedButtonsTests {
  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 300, height: 200)) { content() }
  }

  private func center(_ name: String, _ harness: Harness) -> CGPoint {
    let frame = harness.frame(of: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func picture(@ViewBuilder _ content: @escaping () -> some View) -> Bitmap {
    shown { content() }.picture()
  }

  // MARK: Actions

  @Test("A press runs the action of a button once")
  func action() {
    var count = 0
    let harness = shown { Button("Sign In") { count += 1 } }
    harness.tap("Sign In")
    #expect(count == 1)
  }

  @Test("The label of a button may be any view, and all of it takes presses")
  func label() {
    var count = 0
    let harness = shown {
      Button {
        count += 1
      } label: {
        VStack {
          Text("first")
          Text("second")
        }
      }
    }
    harness.tap("first second")
    #expect(count == 1)
    #expect(harness.elements(role: .button).count == 1)
  }

  @Test("A button made of words and a symbol shows a label of both")
  func symbol() {
    let harness = shown { Button("Add", systemImage: "plus") {} }
    let plain = shown { Button("Add") {} }
    #expect((harness.frame(of: "Add")?.width ?? 0) > (plain.frame(of: "Add")?.width ?? 999))
  }

  @Test("A button that is disabled does nothing")
  func disabled() {
    var count = 0
    let harness = shown { Button("Sign In") { count += 1 }.disabled(true) }
    harness.tap("Sign In")
    #expect(count == 0 && harness.element("Sign In")?.isEnabled == false)
  }

  @Test("A shortcut presses a button")
  func shortcut() {
    var count = 0
    let harness = shown { Button("Sign In") { count += 1 }.keyboardShortcut("s") }
    harness.press("s", modifiers: .command)
    #expect(count == 1)
  }

  // MARK: Roles

  @Test("A destructive button looks otherwise than one without a role")
  func destructive() {
    #expect(
      !picture { Button("Delete", role: .destructive) {} }
        .hasSamePixels(as: picture { Button("Delete") {} }))
  }

  @Test("A button with a role alone is called what the role means")
  func roleNames() {
    let harness = shown {
      VStack {
        Button(role: .cancel) {}
        Button(role: .close) {}
      }
    }
    #expect(harness.elements(role: .button).map(\.text) == ["Cancel", "Close"])
  }

  private struct Asking: View {
    let answer: (String) -> Void
    @State private var isAsked = false
    var body: some View {
      Button("Ask") { isAsked = true }
        .confirmationDialog("Delete?", isPresented: $isAsked) {
          Button("Delete", role: .destructive) { answer("delete") }
          Button("Keep", role: .cancel) { answer("keep") }
        }
    }
  }

  @Test("In a dialog, what dismisses it runs the button with the cancel role")
  func cancelRole() {
    var answers: [String] = []
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      Asking { answers.append($0) }
    }
    harness.tap("Ask")
    harness.advance(by: 1)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(answers == ["keep"] && !harness.exists("Delete?"))
  }

  // MARK: Styles

  private struct Pressing: ButtonStyle {
    let see: (Bool, ButtonRole?) -> Void
    func makeBody(configuration: Configuration) -> some View {
      let _ = see(configuration.isPressed, configuration.role)
      configuration.label
    }
  }

  @Test("A style of one's own gets the role, and hears while the button is held down")
  func ownStyle() {
    var pressed: [Bool] = []
    var isDestructive = false
    let harness = shown {
      Button("Go", role: .destructive) {}
        .buttonStyle(
          Pressing { isPressed, role in
            if pressed.last != isPressed { pressed.append(isPressed) }
            isDestructive = role == .destructive
          })
    }
    harness.pointerDown(at: center("Go", harness))
    harness.pointerUp(at: center("Go", harness))
    harness.settle()
    #expect(pressed == [false, true, false] && isDestructive)
  }

  @Test("A style that is set around several buttons is that of all of them")
  func styleAround() {
    var count = 0
    _ = shown {
      VStack {
        Button("a") {}
        Button("b") {}
      }
      .buttonStyle(Pressing { _, _ in count += 1 })
    }
    #expect(count >= 2)
  }

  @Test("The bordered, prominent, borderless and plain styles look different")
  func standardStyles() {
    let pictures = [
      picture { Button("Go") {}.buttonStyle(.bordered) },
      picture { Button("Go") {}.buttonStyle(.borderedProminent) },
      picture { Button("Go") {}.buttonStyle(.borderless) },
      picture { Button("Go") {}.buttonStyle(.plain) },
    ]
    for (index, picture) in pictures.enumerated() {
      for other in pictures.dropFirst(index + 1) { #expect(!picture.hasSamePixels(as: other)) }
    }
  }

  private struct LongPress: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test("A primitive style says itself by which gesture the button acts")
  func primitiveStyle() {
    var count = 0
    let harness = shown { Button("Go") { count += 1 }.buttonStyle(LongPress()) }
    harness.tap("Go")
    harness.advance(by: 1)
    #expect(count == 0)
    harness.tap("Go", count: 2)
    #expect(count == 1)
  }

  private struct Boxed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10).border(Color.red)
    }
  }

  @Test("A primitive style may build on the button that it was given")
  func primitiveBuildsOn() {
    var count = 0
    let harness = shown { Button("Go") { count += 1 }.buttonStyle(Boxed()) }
    harness.tap("Go")
    #expect(count == 1)
  }

  // MARK: Shapes and repeating

  @Test("The border shape changes the corners of bordered buttons")
  func borderShape() {
    func button(_ shape: ButtonBorderShape) -> Bitmap {
      picture { Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape) }
    }
    #expect(!button(.capsule).hasSamePixels(as: button(.roundedRectangle(radius: 0))))
    #expect(!button(.roundedRectangle).hasSamePixels(as: button(.capsule)))
  }

  @Test("The border shape does not change buttons without a border")
  func borderShapePlain() {
    func button(_ shape: ButtonBorderShape) -> Bitmap {
      picture { Button("Go") {}.buttonStyle(.plain).buttonBorderShape(shape) }
    }
    #expect(button(.capsule).hasSamePixels(as: button(.roundedRectangle)))
  }

  private func presses(_ behavior: ButtonRepeatBehavior) -> Int {
    var count = 0
    let harness = shown { Button("More") { count += 1 }.buttonRepeatBehavior(behavior) }
    harness.pointerDown(at: center("More", harness))
    harness.advance(by: 2)
    harness.pointerUp(at: center("More", harness))
    return count
  }

  @Test("A button that repeats acts again and again while it is held, others once")
  func repeats() {
    #expect(presses(.enabled) > 3)
    #expect(presses(.disabled) == 1)
    #expect(presses(.automatic) == 1)
  }
}
