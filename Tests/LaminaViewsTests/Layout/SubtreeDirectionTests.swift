import LaminaTesting
import Observation
import Testing

/// A direction set for a part of the views.
@Suite struct SubtreeDirectionTests {
  private func box(_ name: String, width: CGFloat = 20, height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func harness<Content: View>(
    width: CGFloat = 100, @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    Harness(size: CGSize(width: width, height: 100), content)
  }

  @Test("a row inside is read from the right, the one around it from the left")
  func row() {
    let harness = harness {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a", width: 10)
          box("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
        box("c", width: 30)
      }
    }
    #expect(harness.frame(of: "a")?.minX == 40)
    #expect(harness.frame(of: "b")?.minX == 20)
    #expect(harness.frame(of: "c")?.minX == 50)
  }

  @Test("modifiers before it are turned, those after it are not")
  func modifiers() {
    let harness = harness {
      box("a").padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
        .padding(.leading, 5).frame(width: 100, alignment: .leading)
    }
    #expect(harness.frame(of: "a")?.minX == 5)
  }

  @Test("several views that are turned together stay several in the row around them")
  func group() {
    let harness = harness {
      HStack(spacing: 0) {
        Group {
          box("a").padding(.leading, 10)
          box("b").offset(x: 3)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      .frame(width: 100, alignment: .leading)
    }
    #expect(harness.frame(of: "a")?.minX == 0)
    #expect(harness.frame(of: "b")?.minX == 27)
  }

  @Test("what is turned back inside is read from the left again")
  func turnedBack() {
    let harness = harness {
      HStack(spacing: 0) {
        box("a")
        HStack(spacing: 0) {
          box("b", width: 10)
          box("c", width: 30)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "a")?.minX == 60)
    #expect(harness.frame(of: "b")?.minX == 20)
    #expect(harness.frame(of: "c")?.minX == 30)
  }

  @Test("alignment, position, overlay and text turn as well")
  func everything() {
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        box("wide", width: 60, height: 10)
        box("low", height: 10)
        box("placed", height: 10).position(x: 10, y: 5).frame(width: 60, height: 10)
        Color.blue.frame(width: 60, height: 10)
          .overlay(alignment: .topTrailing) { box("badge", width: 5, height: 5) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "wide")?.minX == 20)
    #expect(harness.frame(of: "low")?.minX == 60)
    #expect(harness.frame(of: "placed")?.minX == 60)
    #expect(harness.frame(of: "badge")?.minX == 20)
  }

  @Observable final class Model {
    var direction = LayoutDirection.leftToRight
  }

  private struct TurningRow: View {
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(width: 30, height: 20)
      }
      .environment(\.layoutDirection, model.direction)
    }
  }

  @Test("a direction that changes turns what is inside, and back")
  func change() {
    let model = Model()
    let harness = harness { TurningRow(model: model) }
    #expect(harness.frame(of: "a")?.minX == 30)
    model.direction = .rightToLeft
    harness.settle()
    #expect(harness.frame(of: "a")?.minX == 60)
    model.direction = .leftToRight
    harness.settle()
    #expect(harness.frame(of: "a")?.minX == 30)
  }

  @Test("rows of a lazy list stand at the right")
  func lazyRows() {
    let harness = harness {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<100) { box("row \($0)", width: 40) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "row 0")?.minX == 60)
    harness.scroll(down: 60)
    #expect(harness.frame(of: "row 4")?.minX == 60)
  }

  @Test("a sideways scroll view begins at the right and scrolls to the left")
  func sideways() {
    let harness = harness {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10) { box("\($0)", width: 40) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "0")?.minX == 60)
    #expect(harness.frame(of: "1")?.minX == 20)
    harness.scroll(by: CGSize(width: -100, height: 0))
    #expect(harness.frame(of: "2")?.minX == 80)
    harness.scroll(by: CGSize(width: -200, height: 0))
    #expect(harness.frame(of: "9")?.minX == 0)
  }

  @Test("lazy columns are made from the right on")
  func lazyColumns() {
    let harness = harness {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<1000) { box("\($0)", width: 40) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "0")?.minX == 60)
    #expect(!harness.exists("500"))
    harness.scroll(by: CGSize(width: -2000, height: 0))
    #expect(harness.frame(of: "50")?.minX == 60)
    #expect(!harness.exists("0"))
  }

  @Test("content narrower than its scroll view stands at the right")
  func narrow() {
    let harness = harness {
      ScrollView(.horizontal) { box("a") }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "a")?.minX == 80)
  }

  final class Taps {
    var count = 0
  }

  @Test("a drawing is mirrored only where it is asked to be, and only from right to left")
  func flips() {
    func hitsRightEnd(_ enabled: Bool, _ direction: LayoutDirection) -> Bool {
      let taps = Taps()
      let harness = harness {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).onTapGesture { taps.count += 1 }
          Color.blue.frame(width: 80, height: 20)
        }
        .environment(\.layoutDirection, .leftToRight)
        .flipsForRightToLeftLayoutDirection(enabled)
        .environment(\.layoutDirection, direction)
      }
      harness.tap(at: CGPoint(x: 90, y: 50))
      return taps.count == 1
    }
    #expect(hitsRightEnd(true, .rightToLeft))
    #expect(!hitsRightEnd(false, .rightToLeft))
    #expect(!hitsRightEnd(true, .leftToRight))
  }
}
