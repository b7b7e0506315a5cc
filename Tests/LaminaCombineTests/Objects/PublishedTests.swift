import LaminaCombine
import Testing

@Suite struct PublishedTests {
  private final class Weather: ObservableObject {
    @Published var temperature = 20
    @Published var sky = "clear"
    var notes = ""
  }

  @Test("Who subscribes to a property has its value, and each change")
  func publishes() {
    let weather = Weather()
    var heard: [Int] = []
    let token = weather.$temperature.sink { heard.append($0) }
    weather.temperature = 25
    weather.temperature = 25
    weather.temperature += 1
    #expect(heard == [20, 25, 25, 26])
    withExtendedLifetime(token) {}
  }

  @Test("A change is published before it is made")
  func publishesBefore() {
    let weather = Weather()
    var seen: [String] = []
    let token = weather.$temperature.dropFirst().sink {
      seen.append("\($0) \(weather.temperature)")
    }
    weather.temperature = 25
    #expect(seen == ["25 20"])
    #expect(weather.temperature == 25)
    withExtendedLifetime(token) {}
  }

  @Test("objectWillChange sends first, then the property, then it has changed")
  func order() {
    let weather = Weather()
    var log: [String] = []
    let tokens = [
      weather.objectWillChange.sink { log.append("object \(weather.temperature)") },
      weather.$temperature.dropFirst().sink { log.append("property \($0)") },
    ]
    weather.temperature = 25
    log.append("set \(weather.temperature)")
    #expect(log == ["object 20", "property 25", "set 25"])
    withExtendedLifetime(tokens) {}
  }

  @Test("objectWillChange sends for each published property, and for no other")
  func sendsForEach() {
    let weather = Weather()
    var count = 0
    let token = weather.objectWillChange.sink { count += 1 }
    weather.temperature = 1
    weather.sky = "grey"
    weather.notes = "wet"
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test("objectWillChange is the same each time")
  func isSame() {
    let weather = Weather()
    #expect(weather.objectWillChange === weather.objectWillChange)
  }

  private class Animal: ObservableObject { @Published var name = "" }
  private final class Dog: Animal { @Published var tricks = 0 }
  private final class Cat: Animal {}

  @Test("A subclass sends for its properties and those above")
  func subclass() {
    let dog = Dog()
    var count = 0
    let token = dog.objectWillChange.sink { count += 1 }
    dog.name = "Rex"
    dog.tricks = 2
    let cat = Cat()
    let other = (cat as Animal).objectWillChange.sink { count += 10 }
    cat.name = "Tom"
    #expect(count == 12)
    withExtendedLifetime([token, other]) {}
  }

  private final class Generic<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test("A generic class sends")
  func generic() {
    let object = Generic([1, 2])
    var count = 0
    let token = object.objectWillChange.sink { count += 1 }
    object.value.append(3)
    #expect(object.value == [1, 2, 3])
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  private final class Plain: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test("An object without published properties sends by hand")
  func byHand() {
    let object = Plain()
    var seen: [Int] = []
    let token = object.objectWillChange.sink { seen.append(object.value) }
    object.value = 5
    #expect(seen == [0])
    withExtendedLifetime(token) {}
  }

  @Test("Of many objects without published properties each has its own")
  func manyByHand() {
    for round in 0..<3 {
      let objects = (0..<200).map { _ in Plain() }
      var heard: [Int] = []
      let tokens = objects.enumerated().map { index, object in
        object.objectWillChange.sink { heard.append(index) }
      }
      objects[round].value = 1
      #expect(heard == [round])
      withExtendedLifetime(tokens) {}
    }
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
  }

  @Test("An object with a publisher of its own sends by that alone")
  func own() {
    let object = Own()
    var heard: [String] = []
    let token = object.objectWillChange.sink { heard.append($0) }
    object.value = 1
    object.objectWillChange.send("now")
    #expect(heard == ["now"])
    withExtendedLifetime(token) {}
  }

  private final class Inner: ObservableObject { @Published var value = 0 }
  private final class Outer: ObservableObject { @Published var inner = Inner() }

  @Test("A change further in is none of the outer object")
  func nested() {
    let outer = Outer()
    var count = 0
    let token = outer.objectWillChange.sink { count += 1 }
    outer.inner.value = 1
    #expect(count == 0)
    outer.inner = Inner()
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  private final class Clock: ObservableObject {
    @Published var time = 0
    @Published private(set) var words = ""
    init() { $time.map { "\($0) o'clock" }.assign(to: &$words) }
  }

  @Test("assign(to:) sets a published property, and says so")
  func assigns() {
    let clock = Clock()
    #expect(clock.words == "0 o'clock")
    var count = 0
    let token = clock.objectWillChange.sink { count += 1 }
    clock.time = 3
    #expect(clock.words == "3 o'clock")
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test("assign(to:) goes on no longer than the object lives, and does not hold it")
  func assignEnds() {
    weak var gone: Clock?
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = false
    do {
      let clock = Clock()
      gone = clock
      subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &clock.$time)
      subject.send(2)
      #expect(clock.time == 2)
    }
    #expect(gone == nil)
    #expect(cancelled)
  }

  private final class Holder {
    @Published var value: Int
    init(_ value: Int) { _value = Published(initialValue: value) }
  }

  @Test("A class that is no ObservableObject publishes too")
  func plainClass() {
    let holder = Holder(3)
    var heard: [Int] = []
    let token = holder.$value.sink { heard.append($0) }
    holder.value = 4
    #expect(heard == [3, 4])
    withExtendedLifetime(token) {}
  }

  @Test("The first sink of a nested change sees values in the order in which they were set")
  func setsWithin() {
    let weather = Weather()
    var heard: [Int] = []
    let token = weather.$temperature.sink {
      heard.append($0)
      if $0 == 1 { weather.sky = "grey" }
    }
    weather.temperature = 1
    #expect(heard == [20, 1])
    #expect(weather.sky == "grey")
    withExtendedLifetime(token) {}
  }

  @MainActor private final class Signed: ObservableObject {
    @Published var isIn = false
    private var tokens: Set<AnyCancellable> = []
    var changes = 0
    init() { $isIn.dropFirst().sink { [weak self] _ in self?.changes += 1 }.store(in: &tokens) }
  }

  @Test("A model of the main actor publishes there") @MainActor
  func mainActor() {
    let model = Signed()
    model.isIn = true
    model.isIn.toggle()
    #expect(model.changes == 2)
  }
}
