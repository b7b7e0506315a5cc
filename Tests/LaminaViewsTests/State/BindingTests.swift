import LaminaTesting
import Observation
import Testing

/// Bindings: to state, to parts of it, to objects, to elements, and of one's own making.
@Suite struct BindingTests {
  struct Person: Equatable, Identifiable {
    var id = 0
    var name = "Ada"
    var address = Address()
  }
  struct Address: Equatable { var city = "London" }

  private struct Editor: View {
    let id: String
    @Binding var text: String
    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier(id).accessibilityValue(text)
        .onTapGesture { text += "!" }
    }
  }

  private func value(_ harness: Harness, _ name: String) -> String? {
    harness.element(name)?.semantics.value
  }

  @Test("a binding to a part of state writes the part and evaluates who shows it")
  func keyPaths() {
    struct Owner: View {
      @State private var person = Person()
      var body: some View {
        VStack {
          Editor(id: "name", text: $person.name)
          Editor(id: "city", text: $person.address.city)
        }
      }
    }
    let harness = Harness { Owner() }
    harness.resetCounters()
    harness.tap("city")
    #expect(value(harness, "city") == "London!")
    #expect(value(harness, "name") == "Ada")
    #expect(harness.evaluations(of: Editor.self) <= 2)
    harness.tap("name")
    #expect(value(harness, "name") == "Ada!")
    #expect(value(harness, "city") == "London!")
  }

  @Test("a binding of one's own reads and writes by its closures")
  func custom() {
    struct Owner: View {
      @State private var number = 1
      var body: some View {
        Editor(
          id: "e", text: Binding(get: { "\(number)" }, set: { number = number * 10 + $0.count }))
      }
    }
    let harness = Harness { Owner() }
    harness.tap("e")
    #expect(value(harness, "e") == "12")
    harness.tap("e")
    #expect(value(harness, "e") == "123")
  }

  @Test("a loop over a binding hands out bindings to elements, also after rows have moved")
  func elements() {
    struct Owner: View {
      @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach($people) { $person in Editor(id: "\(person.id)", text: $person.name) }
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("swap")
            .onTapGesture { people.reverse() }
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("remove")
            .onTapGesture { people.removeFirst() }
        }
      }
    }
    let harness = Harness { Owner() }
    harness.tap("2")
    #expect(value(harness, "2") == "b!")
    harness.tap("swap")
    harness.tap("2")
    #expect(value(harness, "2") == "b!!")
    #expect(value(harness, "1") == "a")
    harness.tap("remove")
    #expect(!harness.exists("2"))
    harness.tap("1")
    #expect(value(harness, "1") == "a!")
  }

  @Observable final class Model { var name = "m" }

  @Test("a bindable object gives bindings to its properties")
  func bindable() {
    struct Owner: View {
      @Bindable var model: Model
      var body: some View { Editor(id: "e", text: $model.name) }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    harness.resetCounters()
    harness.tap("e")
    #expect(model.name == "m!")
    #expect(value(harness, "e") == "m!")
    #expect(harness.evaluations(of: Editor.self) == 1)
    #expect(harness.evaluations(of: Owner.self) == 0)
  }

  @Test("setting an equal value evaluates nothing")
  func equal() {
    struct Owner: View {
      @State private var number = 1
      var body: some View {
        Color.red.accessibilityIdentifier("e").onTapGesture { number = 1 }
          .accessibilityValue("\(number)")
      }
    }
    let harness = Harness { Owner() }
    harness.resetCounters()
    let presents = harness.presentCount
    harness.tap("e")
    #expect(harness.counters.total == 0)
    #expect(harness.presentCount == presents)
  }
}
