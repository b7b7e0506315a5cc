import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// Text that can be read, selected and copied, and nothing else.
@MainActor
@Suite struct SelectableTextTests {
  /// Letters of 6 points, lines of 20.
  private func harness(_ text: String, isSelectable: Bool = true) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        if isSelectable {
          Text(text).textSelection(.enabled)
        } else {
          Text(text)
        }
        Button("Elsewhere") {}
      }
      .font(.system(size: 10).monospaced()).lineHeight(20)
    }
  }

  private func selection(_ harness: Harness, _ text: String) -> Range<Int>? {
    harness.element(text)?.semantics.details.selection?.range
  }

  @Test func `a drag selects, and Control+C copies`() throws {
    let harness = harness("one two three")
    let frame = try #require(harness.frame(of: "one two three"))
    harness.drag(
      from: CGPoint(x: frame.minX + 24, y: frame.midY),
      to: CGPoint(x: frame.minX + 42, y: frame.midY))
    #expect(selection(harness, "one two three") == 4..<7)
    #expect(harness.clipboard.primarySelection == "two")
    #expect(harness.clipboard.string == nil)
    harness.press("c", modifiers: .command)
    #expect(harness.clipboard.string == "two")
  }

  @Test func `a drag scrolls what is around once the pointer is beyond that, not beyond the text`()
    throws
  {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("one two three").textSelection(.enabled)
          Color.clear.frame(height: 400)
        }
      }
      .font(.system(size: 10).monospaced()).lineHeight(20)
    }
    func top() throws -> CGFloat { try #require(harness.frame(of: "one two three")).minY }
    func move(to point: CGPoint) {
      harness.send(
        .pointerMoved(PointerEvent(position: point, button: .primary, time: harness.clock.now)))
    }
    harness.pointerDown(at: CGPoint(x: 24, y: try top() + 10))
    move(to: CGPoint(x: 60, y: 80))
    harness.advance(by: 0.5)
    #expect(try top() == 0)
    move(to: CGPoint(x: 60, y: 110))
    harness.advance(by: 0.5)
    #expect(try top() < -20)
    harness.pointerUp(at: CGPoint(x: 60, y: 110))
    #expect(selection(harness, "one two three") == 4..<10)
  }

  @Test func `a double click takes a word, a triple click the paragraph`() throws {
    let harness = harness("one two three")
    let frame = try #require(harness.frame(of: "one two three"))
    let place = CGPoint(x: frame.minX + 30, y: frame.midY)
    harness.tap(at: place, count: 2)
    #expect(selection(harness, "one two three") == 4..<7)
    harness.tap(at: place, count: 3)
    #expect(selection(harness, "one two three") == 0..<13)
  }

  @Test func `Shift with arrows goes on, and nothing can be typed`() throws {
    let harness = harness("one two three")
    let frame = try #require(harness.frame(of: "one two three"))
    harness.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    #expect(harness.textInputCaret == nil)
    harness.press(.rightArrow, modifiers: .shift)
    harness.press(.rightArrow, modifiers: [.shift, .command])
    #expect(selection(harness, "one two three") == 0..<3)
    harness.type("x")
    harness.press("x", modifiers: .command)
    harness.press(.delete)
    #expect(harness.exists("one two three"))
    #expect(harness.clipboard.string == nil)
  }

  @Test func `the selection goes with the focus, and Tab passes the text by`()
    throws
  {
    let harness = harness("one two three")
    let frame = try #require(harness.frame(of: "one two three"))
    harness.tap(at: CGPoint(x: frame.minX + 30, y: frame.midY), count: 2)
    harness.tap(at: CGPoint(x: 190, y: 95))
    #expect(selection(harness, "one two three") == 4..<7)
    harness.press(.tab)
    #expect(selection(harness, "one two three") == nil)
    #expect(harness.element("Elsewhere")?.isFocused == true)
  }

  @Test func `the pointer is a beam over it, and an arrow over other text`() throws {
    for isSelectable in [true, false] {
      let harness = harness("one two three", isSelectable: isSelectable)
      let frame = try #require(harness.frame(of: "one two three"))
      harness.move(to: CGPoint(x: frame.minX + 10, y: frame.midY))
      #expect(harness.cursor == (isSelectable ? .iBeam : .arrow))
    }
  }

  @Test func `its menu copies and selects everything`() throws {
    let harness = harness("one two three")
    let frame = try #require(harness.frame(of: "one two three"))
    let place = CGPoint(x: frame.minX + 30, y: frame.midY)
    harness.tap(at: place, count: 2)
    harness.send(.pointerDown(PointerEvent(position: place, button: .secondary, clickCount: 1)))
    harness.send(.pointerUp(PointerEvent(position: place, button: .secondary, clickCount: 1)))
    #expect(harness.exists("Copy"))
    #expect(!harness.exists("Paste"))
    harness.tap("Copy")
    #expect(!harness.exists("Copy"))
    #expect(harness.clipboard.string == "two")
  }

  /// Drives the shapes of all other texts out of the cache.
  private func forgetShapes(_ number: Int) {
    for part in 0..<3 {
      let words = RichText(String(repeating: "other \(number) words \(part) ", count: 3_000))
      _ = TextLayout.measure(words, width: 400)
    }
  }

  private func pixels(_ harness: Harness) -> [UInt32] {
    let picture = harness.picture()
    return (0..<picture.size.height).flatMap { y in
      (0..<picture.size.width).map { x in picture.pixel(x: x, y: y) }
    }
  }

  @Test func `neither a press nor a drag shapes the text again`() throws {
    let text = String(repeating: "one two three ", count: 100)
    let harness = harness(text)
    let unselected = pixels(harness)
    forgetShapes(0)
    #expect(ShapeTally.bytes { harness.pointerDown(at: CGPoint(x: 20, y: 10)) } == 0)
    for step in 1...3 {
      forgetShapes(step)
      let place = CGPoint(x: 20 + CGFloat(step) * 30, y: 10)
      #expect(ShapeTally.bytes { harness.move(to: place, holding: .primary) } == 0)
    }
    harness.pointerUp(at: CGPoint(x: 110, y: 10))
    #expect(selection(harness, text) == 3..<18)
    #expect(pixels(harness) != unselected)
  }

  @Test func `symbols among the words are drawn and not copied`() {
    func harness(isSelectable: Bool) -> Harness {
      Harness(size: CGSize(width: 200, height: 40)) {
        if isSelectable {
          Text("one \(Image(systemName: "star.fill"))two").textSelection(.enabled)
        } else {
          Text("one \(Image(systemName: "star.fill"))two")
        }
      }
    }
    let selectable = harness(isSelectable: true)
    #expect(pixels(selectable) == pixels(harness(isSelectable: false)))
    selectable.tap(at: CGPoint(x: 100, y: 20), count: 3)
    selectable.press("c", modifiers: .command)
    #expect(selectable.clipboard.string == "one two")
    #expect(selectable.clipboard.primarySelection == "one two")
  }
}
