import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

@MainActor @Suite("Double clicks: on what both clicks hit")
struct ClickCountTests {
  private final class Told {
    var words: [String] = []
    func callAsFunction(_ word: String) { words.append(word) }
  }

  private let told = Told()

  /// A click as the host counts it.
  private func click(_ harness: Harness, _ x: CGFloat, _ y: CGFloat, _ count: Int = 1) {
    harness.pointerDown(at: CGPoint(x: x, y: y), clickCount: count)
    harness.pointerUp(at: CGPoint(x: x, y: y), clickCount: count)
  }

  @Test("A double tap inside of a tap wins alone; the tap waits for it")
  func doubleInside() {
    let harness = Harness {
      Color.red.onTapGesture(count: 2) { told("2") }.onTapGesture { told("1") }
    }
    harness.tap(at: CGPoint(x: 50, y: 50), count: 2)
    harness.advance(by: 1)
    #expect(told.words == ["2"])
    harness.tap(at: CGPoint(x: 50, y: 50))
    #expect(told.words == ["2"])
    harness.advance(by: 0.5)
    #expect(told.words == ["2", "1"])
    harness.tap(at: CGPoint(x: 50, y: 50), count: 3)
    harness.advance(by: 0.5)
    #expect(told.words == ["2", "1", "2", "1"])
  }

  @Test(
    "The next click is waited for as long as the window's person wants, taps of fingers are, too")
  func patience() {
    let harness = Harness {
      Color.red.onTapGesture(count: 2) { told("2") }.onTapGesture { told("1") }
    }
    var environment = harness.graph.environment
    environment.doubleClickTime = 1
    harness.graph.setEnvironment(environment)
    click(harness, 50, 50)
    harness.advance(by: 0.9)
    #expect(told.words == [])
    harness.advance(by: 0.2)
    #expect(told.words == ["1"])
    for pause in [0.8, 1.2] {
      touch(harness)
      harness.advance(by: pause)
      touch(harness)
      harness.advance(by: 2)
    }
    #expect(told.words == ["1", "2", "1", "1"])
  }

  private func touch(_ harness: Harness) {
    let finger = PointerEvent(
      position: CGPoint(x: 50, y: 50), button: .primary, clickCount: 1, device: .touch(1),
      time: harness.clock.now)
    harness.send(.pointerDown(finger))
    harness.send(.pointerUp(finger))
  }

  @Test("A tap inside of a double tap wins each time")
  func doubleOutside() {
    let harness = Harness {
      Color.red.onTapGesture { told("1") }.onTapGesture(count: 2) { told("2") }
    }
    harness.tap(at: CGPoint(x: 50, y: 50), count: 2)
    harness.advance(by: 1)
    #expect(told.words == ["1", "1"])
  }

  @Test("A double tap beside a tap that goes on with it: both")
  func simultaneous() {
    let harness = Harness {
      Color.red.onTapGesture(count: 2) { told("2") }
        .simultaneousGesture(TapGesture().onEnded { told("1") })
    }
    harness.tap(at: CGPoint(x: 50, y: 50), count: 2)
    #expect(told.words.sorted() == ["1", "1", "2"])
  }

  @Test("Two single clicks in different places of what counts double ones are two single ones")
  func slowClicks() {
    let harness = Harness {
      Color.red.onTapGesture(count: 2) { told("2") }.onTapGesture { told("1") }
    }
    click(harness, 20, 20)
    harness.advance(by: 0.1)
    click(harness, 150, 150)
    harness.advance(by: 0.5)
    #expect(told.words == ["1", "1"])
  }

  @Test("A double tap in a button that is tapped: the button waits, and is not pressed twice")
  func inButton() {
    let harness = Harness {
      Button {
        told("pressed")
      } label: {
        Color.red.onTapGesture(count: 2) { told("2") }
      }
      .buttonStyle(.plain)
    }
    harness.tap(at: CGPoint(x: 50, y: 50), count: 2)
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 50, y: 50))
    harness.advance(by: 1)
    #expect(told.words == ["2", "pressed"])
  }

  @Test("One click on each of two neighbours is no double tap")
  func neighbours() {
    let harness = Harness {
      HStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) { told("left") }
        Color.blue.onTapGesture(count: 2) { told("right") }
      }
    }
    click(harness, 99, 50)
    click(harness, 101, 50, 2)
    #expect(told.words == [])
    click(harness, 101, 50, 3)
    #expect(told.words == ["right"])
  }

  @Test("Around both neighbours two clicks are a double tap")
  func around() {
    let harness = Harness {
      HStack(spacing: 0) {
        Color.red; Color.blue
      }.onTapGesture(count: 2) { told("both") }
    }
    click(harness, 99, 50)
    click(harness, 101, 50, 2)
    #expect(told.words == ["both"])
  }

  @Test("After a click that removes a row the next one does not open the row that slid there")
  func removed() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Mails(opened: { told("open \($0)") })
    }
    click(harness, 180, 20)
    click(harness, 180, 20, 2)
    harness.advance(by: 0.1)
    #expect(!harness.exists("Mail 0"))
    #expect(told.words == [])
    click(harness, 100, 20)
    click(harness, 100, 20, 2)
    #expect(told.words == ["open 1"] || told.words == ["open 2"])
  }

  private struct Mails: View {
    let opened: (Int) -> Void
    @State private var mails = Array(0..<5)

    var body: some View {
      VStack(spacing: 0) {
        ForEach(mails, id: \.self) { mail in
          HStack {
            Text("Mail \(mail)")
            Spacer()
            if mail == 0 {
              Image(systemName: "xmark").frame(width: 40, height: 40).contentShape(Rectangle())
                .onTapGesture { mails.removeAll { $0 == mail } }
            }
          }
          .frame(height: 40)
          .contentShape(Rectangle())
          .onTapGesture(count: 2) { opened(mail) }
        }
        Spacer()
      }
    }
  }

  @Test("A double click selects no word in a field of which only its second half fell there")
  func fields() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { TwoFields() }
    let first = harness.frame(of: "first") ?? .zero
    let second = harness.frame(of: "second") ?? .zero
    click(harness, first.minX + 20, first.midY)
    click(harness, second.minX + 20, second.midY, 2)
    harness.type("x")
    #expect(harness.exists("12 letters"))
  }

  private struct TwoFields: View {
    @State private var first = "hello world"
    @State private var second = "hello world"

    var body: some View {
      VStack(spacing: 0) {
        TextField("First", text: $first).accessibilityIdentifier("first")
        TextField("Second", text: $second).accessibilityIdentifier("second")
        Text("\(second.count) letters")
      }
    }
  }
}
