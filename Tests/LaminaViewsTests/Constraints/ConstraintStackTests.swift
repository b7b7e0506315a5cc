import LaminaConstraints
import LaminaGeometry
import LaminaLayout
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

@Suite("Views under constraints")
struct ConstraintStackTests {
  @Observable final class Model {
    var gap: CGFloat = 8
    var width: CGFloat = 200
    var isWide = false
    var told: [[String]] = []
  }

  private struct Form: View {
    let model: Model
    var body: some View {
      ConstraintStack {
        Color.red.frame(width: 40, height: 20).constraintItem("label")
          .accessibilityIdentifier("label")
        Color.blue.frame(height: 10).constraintItem("field").accessibilityIdentifier("field")
      }
      .constraints { c in
        c.format("|-[label]-gap-[field]-|", options: .alignAllCenterY, metrics: ["gap": model.gap])
        c.format("V:|-[label]-|")
      }
      .constraints { c in
        if model.isWide {
          c.field.widthAnchor >= 120
          c.field.widthAnchor <= 100
        }
      }
      .onConstraintDiagnostics { model.told.append($0.map(\.description)) }
      .frame(width: model.width, height: 100, alignment: .top)
    }
  }

  private func harness(_ model: Model) -> Harness {
    Harness(size: CGSize(width: 300, height: 100)) { Form(model: model) }
  }

  @Test("views stand where the constraints put them")
  func places() {
    let harness = harness(Model())
    #expect(harness.frame(of: "label") == CGRect(x: 58, y: 8, width: 40, height: 20))
    #expect(harness.frame(of: "field") == CGRect(x: 106, y: 13, width: 136, height: 10))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("another size or constant moves them")
  func changes() {
    let model = Model()
    let harness = harness(model)
    model.width = 300
    harness.settle()
    #expect(harness.frame(of: "field") == CGRect(x: 56, y: 13, width: 236, height: 10))
    model.gap = 20
    harness.settle()
    #expect(harness.frame(of: "field") == CGRect(x: 68, y: 13, width: 224, height: 10))
  }

  @Test("under an animation they move to their new places without being evaluated")
  func animation() {
    let model = Model()
    let harness = harness(model)
    withAnimation(.linear(duration: 1)) { model.gap = 28 }
    harness.settle()
    harness.resetCounters()
    harness.advance(by: 0.5)
    #expect(harness.evaluations(of: Form.self) == 0)
    harness.advance(by: 1)
    #expect(harness.frame(of: "field")?.minX == 126)
  }

  @Test("a contradiction is told once, with its explanation, and the rest holds")
  func contradiction() {
    let model = Model()
    let harness = harness(model)
    model.isWide = true
    harness.settle()
    #expect(harness.frame(of: "field") == CGRect(x: 106, y: 13, width: 136, height: 10))
    #expect(model.told.count == 1)
    #expect(model.told.first?.first?.contains("Left out: field.width <= 100") == true)
    #expect(harness.diagnostics.count == 1)
    model.width = 250
    harness.settle()
    #expect(model.told.count == 1)
    model.isWide = false
    harness.settle()
    #expect(model.told.last == [])
  }

  @Test("text hugs its words, wraps, and lends its baselines")
  func text() throws {
    let harness = Harness(size: CGSize(width: 160, height: 200)) {
      ConstraintStack {
        Text("Title").constraintItem("title").accessibilityIdentifier("title")
        Text("A long text that needs several lines in a narrow place").constraintItem("text")
          .accessibilityIdentifier("text")
        Text("small").font(.caption).constraintItem("note").accessibilityIdentifier("note")
      }
      .constraints { c in
        c.format("|-[title]-(>=8)-[note]-|", options: .alignAllFirstBaseline)
        c.format("|-[text]-|")
        c.format("V:|-[title]-[text]-|")
      }
    }
    #expect(harness.diagnostics.isEmpty)
    let (title, text) = (
      try #require(harness.frame(of: "title")), try #require(harness.frame(of: "text"))
    )
    #expect(text.height > 2 * title.height)
    #expect(text.minY - title.maxY == 8)
    let note = try #require(harness.frame(of: "note"))
    #expect(note.minY > title.minY && note.minY < title.maxY)
    #expect(note.maxX <= 152)
  }

  @Test("priorities of contents decide who gives way")
  func priorities() {
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      ConstraintStack(layoutMargins: EdgeInsets()) {
        Color.red.frame(minWidth: 10, idealWidth: 80, maxWidth: 80).constraintItem("a")
          .contentCompressionResistancePriority(749, for: .horizontal)
          .accessibilityIdentifier("a")
        Color.red.frame(minWidth: 10, idealWidth: 80, maxWidth: 80).constraintItem("b")
          .accessibilityIdentifier("b")
      }
      .constraints { c in
        c.format("|[a][b]|", options: [.alignAllTop, .alignAllBottom])
        c.format("V:|[a]|")
      }
    }
    #expect(harness.frame(of: "a")?.width == 20)
    #expect(harness.frame(of: "b")?.width == 80)
  }

  @Test("the layout can be called with views, which it finds by their order")
  func layoutAsView() {
    let layout = ConstraintLayout { c in
      c[0].centerXAnchor == c.container.centerXAnchor
      c[0].centerYAnchor == c.container.centerYAnchor
      c.container.widthAnchor == 90
      c.container.heightAnchor == 40
    }
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      layout { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a") }
    }
    #expect(harness.frame(of: "a") == CGRect(x: 45, y: 20, width: 10, height: 10))
  }

  @Test("margins of a view keep clear of the container's")
  func margins() {
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      ConstraintStack(layoutMargins: EdgeInsets(.all, 10)) {
        Color.blue.constraintItem("card")
          .constraintMargins(EdgeInsets(.all, 4), preservesSuperviewLayoutMargins: true)
        Color.red.frame(width: 10, height: 10).constraintItem("dot")
          .accessibilityIdentifier("dot")
      }
      .constraints { c in
        c.format("|-1-[card]-1-|")
        c.format("V:|-1-[card]-1-|")
        c.dot.leadingAnchor == c.card.layoutMarginsGuide.leadingAnchor
        c.dot.topAnchor == c.card.layoutMarginsGuide.topAnchor
      }
    }
    #expect(harness.frame(of: "dot")?.origin == CGPoint(x: 10, y: 10))
  }
}
