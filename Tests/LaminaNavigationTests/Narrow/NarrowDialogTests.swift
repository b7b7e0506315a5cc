import Lamina
import LaminaTesting
import Testing

/// Alerts and confirmations in windows that are small for them.
@MainActor @Suite("Dialogs in narrow windows")
struct NarrowDialogTests {
  private static let longText = String(repeating: "You should know this first. ", count: 60)

  private struct Asking: View {
    var message = ""
    var count = 2
    var fields = 0
    @State private var isShown = true
    @State private var texts = Array(repeating: "", count: 3)
    @State private var last = "nothing"

    var body: some View {
      Text("did \(last)").alert("Rename", isPresented: $isShown) {
        ForEach(0..<fields, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
        ForEach(1..<count, id: \.self) { number in
          Button("Choice \(number)") { last = "\(number)" }
        }
        Button("Cancel", role: .cancel) { last = "cancel" }
      } message: {
        Text(message)
      }
    }
  }

  private func harness(_ size: CGSize, _ view: Asking) -> Harness {
    let harness = Harness(size: size) { view }
    harness.advance(by: 1)
    return harness
  }

  private func dialog(_ harness: Harness) throws -> CGRect {
    try #require(harness.elements(role: .dialog).last).frame
  }

  @Test(
    "A message that is longer than the window scrolls, and its buttons stay in sight",
    arguments: [320, 390, 700, 1100])
  func longMessage(width: CGFloat) throws {
    let harness = harness(CGSize(width: width, height: 400), Asking(message: Self.longText))
    let window = CGRect(x: 0, y: 0, width: width, height: 400)
    #expect(window.contains(try dialog(harness)))
    for name in ["Choice 1", "Cancel"] {
      let button = try #require(harness.element(name))
      #expect(button.visibleFrame == button.frame && window.contains(button.frame))
    }
    let message = try #require(harness.element(Self.longText))
    #expect(message.frame.height > 400, "it is not cut")
    #expect(message.visibleFrame.height > 80 && message.visibleFrame.height < 400)
    harness.scroll("Rename", down: 5_000)
    let scrolled = try #require(harness.element(Self.longText))
    let cancel = try #require(harness.frame(of: "Cancel"))
    #expect(scrolled.frame.maxY <= cancel.minY && scrolled.frame.minY < 0)
  }

  @Test("More buttons than there is room for scroll, and words above them stay in sight")
  func manyButtons() throws {
    let harness = harness(CGSize(width: 320, height: 400), Asking(message: "Which?", count: 30))
    let window = CGRect(x: 0, y: 0, width: 320, height: 400)
    #expect(window.contains(try dialog(harness)))
    for name in ["Rename", "Which?", "Choice 1"] {
      let element = try #require(harness.element(name))
      #expect(element.visibleFrame == element.frame)
    }
    #expect(try #require(harness.element("Choice 29")).visibleFrame.isEmpty)
    harness.scroll("Choice 2", down: 5_000)
    harness.advance(by: 1)
    harness.tap("Choice 29")
    harness.advance(by: 1)
    #expect(harness.exists("did 29"))
  }

  @Test("The fields of an alert are reached in a window that is lower than they are")
  func fields() throws {
    let harness = harness(
      CGSize(width: 320, height: 180), Asking(message: "Say how.", count: 2, fields: 3))
    let window = CGRect(x: 0, y: 0, width: 320, height: 180)
    #expect(window.contains(try dialog(harness)))
    for number in 0..<3 {
      let field = try #require(harness.element("Field \(number)"))
      #expect(field.isFocused)
      #expect(field.visibleFrame.height >= 20, "a field with the focus is in sight")
      harness.press(.tab)
      harness.advance(by: 1)
    }
  }

  @Test("Large letters leave a dialog in the window, and its buttons to be pressed")
  func largeLetters() throws {
    struct Large: View {
      @State private var isShown = true
      @State private var last = "nothing"
      var body: some View {
        Text("did \(last)").alert(
          Text("Delete all of these letters?").font(.system(size: 40)), isPresented: $isShown
        ) {
          Button {
            last = "delete"
          } label: {
            Text("Delete all of them").font(.system(size: 40))
          }
          Button(role: .cancel) {
          } label: {
            Text("Leave them").font(.system(size: 40))
          }
        } message: {
          Text(NarrowDialogTests.longText).font(.system(size: 40))
        }
      }
    }
    let harness = Harness(size: CGSize(width: 320, height: 480)) { Large() }
    harness.advance(by: 1)
    #expect(CGRect(x: 0, y: 0, width: 320, height: 480).contains(try dialog(harness)))
    let (delete, leave) = (
      try #require(harness.element("Delete all of them")),
      try #require(harness.element("Leave them"))
    )
    #expect(delete.frame.maxY <= leave.frame.minY, "they stack")
    #expect(delete.visibleFrame.height > 30)
    harness.tap("Delete all of them")
    harness.advance(by: 1)
    #expect(harness.exists("did delete"))
  }

  @Test("A confirmation stays in a low window, too")
  func confirmation() throws {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Text("under").confirmationDialog(
        "Choose", isPresented: .constant(true), titleVisibility: .visible
      ) {
        ForEach(0..<12, id: \.self) { Button("Choice \($0)") {} }
      } message: {
        Text(Self.longText)
      }
    }
    harness.advance(by: 1)
    #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(try dialog(harness)))
    #expect(try #require(harness.element("Choice 0")).visibleFrame.height > 20)
  }
}
