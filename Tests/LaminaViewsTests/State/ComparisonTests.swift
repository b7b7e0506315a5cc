import LaminaTesting
import Observation
import Testing

/// Which values of a view are the same, so that its body is spared.
@Suite struct ComparisonTests {
  @Observable final class Model { var number = 0; var other = 0 }

  enum Kind {
    case plain
    case named(String)
    case object(Model)
  }

  struct Inner { var (name, kind): (String, Kind) }

  struct Plain: View {
    let number: Int
    let name: String
    var body: some View { Color.red }
  }
  struct Enumerated: View {
    let kind: Kind
    var body: some View { Color.red }
  }
  struct Nested: View {
    let inner: Inner
    let list: [Int]
    var body: some View { Color.red }
  }
  struct Acting: View {
    let action: () -> Void
    var body: some View { Color.red.accessibilityIdentifier("act").onTapGesture(perform: action) }
  }
  struct Holding<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  /// Evaluations of views whose owner was evaluated again, with `change` or without.
  struct Owner: View {
    let model: Model
    var body: some View {
      _ = model.other
      let number = model.number
      return VStack {
        Plain(number: number, name: "plain")
        Enumerated(kind: number == 0 ? .plain : .named("\(number)"))
        Nested(inner: Inner(name: "n", kind: .plain), list: [1, 2, number])
        Holding(content: Text("\(number)"))
      }
    }
  }

  @Test("an owner evaluated for nothing spares every child")
  func spared() {
    let model = Model()
    let harness = Harness { Owner(model: model) }
    harness.resetCounters()
    model.other = 1
    harness.settle()
    #expect(harness.evaluations(of: Owner.self) == 1)
    #expect(harness.evaluations(of: Plain.self) == 0)
    #expect(harness.evaluations(of: Holding<Text>.self) == 0)
    #expect(harness.evaluations(of: Nested.self) == 0)
    #expect(harness.evaluations(of: Enumerated.self) == 0)
  }

  @Test("any difference evaluates: numbers, payloads, nested fields, views in views")
  func differs() {
    let model = Model()
    let harness = Harness { Owner(model: model) }
    harness.resetCounters()
    model.number = 1
    harness.settle()
    #expect(harness.evaluations(of: Plain.self) == 1)
    #expect(harness.evaluations(of: Enumerated.self) == 1)
    #expect(harness.evaluations(of: Nested.self) == 1)
    #expect(harness.evaluations(of: Holding<Text>.self) == 1)
    harness.resetCounters()
    model.number = 2
    harness.settle()
    #expect(harness.evaluations(of: Enumerated.self) == 1)
  }

  @Test("a closure that caught another value is another closure")
  func closures() {
    final class Box { var sum = 0 }
    struct Owner: View {
      let model: Model
      let box: Box
      var body: some View {
        let number = model.number
        return Acting { box.sum += number }
      }
    }
    let (model, box) = (Model(), Box())
    let harness = Harness { Owner(model: model, box: box) }
    model.number = 5
    harness.tap("act")
    #expect(box.sum == 5)
    model.number = 7
    harness.tap("act")
    #expect(box.sum == 12)
  }
}
