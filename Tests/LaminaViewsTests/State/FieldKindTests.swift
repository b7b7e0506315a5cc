import Foundation
import LaminaTesting
import Observation
import Testing

private protocol Service { var name: String { get } }
private protocol Store: AnyObject { var name: String { get } }
private protocol Loading<Item> {
  associatedtype Item
  func load() -> Item
}

private struct SmallService: Service { var name: String }
private struct LargeService: Service {
  var name: String
  var numbers = (1, 2, 3, 4, 5, 6)
}
private final class SharedService: Service, Store {
  let name: String
  init(_ name: String) { self.name = name }
}
private struct Numbers: Loading { func load() -> Int { 1 } }
private struct Failure: Error { var code = 1 }
private actor Worker {}
private enum Payload {
  case none
  case pair(Int, String)
  indirect case deeper(Payload)
}
private struct Pack<each T> { let values: (repeat each T) }
private struct Inner { var (name, payload) = ("inner", Payload.none) }
/// Equal by its id, as strangers write their models.
private final class Item: Hashable {
  let (id, title): (Int, String)
  init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
@propertyWrapper private struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
}

/// Whatever a stranger stores in a view can be compared and linked.
@Suite struct FieldKindTests {
  @Observable final class Model {
    var number = 0
    var other = 0
  }

  /// A view that holds one value of any kind, beside state.
  private struct Child<Value>: View {
    let number: Int
    let value: Value
    @State private var taps = 0
    var body: some View {
      Text("\(number) \(taps)").accessibilityIdentifier("child").onTapGesture { taps += 1 }
    }
  }

  private struct Parent<Value>: View {
    let model: Model
    let make: (Int) -> Value
    var body: some View {
      _ = model.other
      return Child(number: model.number, value: make(model.number))
    }
  }

  /// Drives a child that holds what `make` makes: state lives on, and changes are seen.
  ///
  /// With `spares`, what is made again with the same content is the same.
  private func check<Value>(
    _ name: String, spares: Bool = true, _ make: @escaping (Int) -> Value
  ) {
    let model = Model()
    let harness = Harness { Parent(model: model, make: make) }
    harness.tap("child")
    model.number = 1
    #expect(harness.text(of: "child") == "1 1", "\(name)")
    harness.resetCounters()
    model.other = 1
    harness.settle()
    #expect(harness.evaluations(of: Parent<Value>.self) == 1, "\(name)")
    if spares { #expect(harness.evaluations(of: Child<Value>.self) == 0, "\(name)") }
  }

  @Test("protocols hold values: small ones, boxed ones, objects, errors, anything")
  func protocols() {
    let shared = SharedService("shared")
    check("small") { _ in SmallService(name: "a") as any Service }
    check("boxed") { _ in LargeService(name: "a") as any Service }
    check("object behind a protocol") { _ in shared as any Service }
    check("protocol of classes") { _ in shared as any Store }
    check("several protocols") { _ in shared as any Service & Store }
    check("anything") { _ in 7 as Any }
    check("any object") { _ in shared as AnyObject }
    check("error", spares: false) { _ in Failure() as any Error }
    check("with an associated type") { _ in Numbers() as any Loading<Int> }
    check("optional protocol") { _ in SmallService(name: "a") as (any Service)? }
    check("protocols in a list", spares: false) { _ in [SmallService(name: "a") as any Service] }
    check("hashable") { _ in AnyHashable(3) }
  }

  @Test("types, functions and key paths")
  func types() {
    check("type") { _ in Int.self }
    check("type behind a protocol") { _ in SmallService.self as any Service.Type }
    check("any type") { _ in String.self as Any.Type }
    check("function") { _ in { 1 } as () -> Int }
    check("function that captures", spares: false) { number in { number } as () -> Int }
    check("sendable function") { _ in {} as @Sendable () -> Void }
    check("function of C") { _ in { 1 } as @convention(c) () -> Int32 }
    check("key path") { _ in \String.count }
    check("writable key path") { _ in \CGPoint.x }
  }

  @Test("tuples, enums, optionals, generics with packs, structs within structs")
  func composed() {
    check("tuple") { _ in (1, "two", label: 3.0) }
    check("tuple with a protocol") { _ in (1, SmallService(name: "a") as any Service) }
    check("nothing") { _ in () }
    check("enum with payload", spares: false) { _ in Payload.pair(1, "a") }
    check("indirect enum", spares: false) { _ in Payload.deeper(.pair(1, "a")) }
    check("optional") { _ in Optional<Inner>.none }
    check("optional of optional") { _ in Optional<Int?>.some(nil) }
    check("pack") { _ in Pack(values: (1, "two", 3.0)) }
    check("pack with a protocol") { _ in Pack(values: (SmallService(name: "a") as any Service, 2)) }
    check("struct") { _ in Inner() }
    check("result", spares: false) { _ in Result<Int, Failure>.success(1) }
    check("wrapper") { _ in Clamped(wrappedValue: 20) }
    check("not a number") { _ in Double.nan }
    check("list of values") { _ in [1, 2, 3] }
  }

  @Test("references: objects, actors, weak, unowned, pointers, tasks")
  func references() {
    struct Weak { weak var item: Item? }
    struct WeakProtocol { weak var store: (any Store)? }
    struct Unowned { unowned let item: Item }
    struct Unsafe { unowned(unsafe) let item: Item }
    let (item, worker, shared) = (Item(1, "one"), Worker(), SharedService("shared"))
    check("object") { _ in item }
    check("actor") { _ in worker }
    check("weak") { _ in Weak(item: item) }
    check("weak, gone", spares: false) { _ in
      let item = Item(1, "gone")
      return Weak(item: item)
    }
    check("weak protocol") { _ in WeakProtocol(store: shared) }
    check("unowned") { _ in Unowned(item: item) }
    check("unowned, unsafe") { _ in Unsafe(item: item) }
    check("pointer") { _ in UnsafeRawPointer(bitPattern: 64) }
    check("unmanaged") { _ in Unmanaged.passUnretained(item) }
    check("formatter") { _ in shared as AnyObject? }
  }

  @Test("values of C and Foundation")
  func foreign() {
    check("C struct") { _ in timespec(tv_sec: 1, tv_nsec: 2) }
    check("C struct with arrays") { _ in utsname() }
    check("date") { _ in Date(timeIntervalSince1970: 1) }
    check("address") { _ in URL(string: "https://example.org") }
    check("text with attributes") { _ in AttributedString("a") }
    check("data") { _ in Data([1, 2]) }
    check("format") { _ in FloatingPointFormatStyle<Double>.number }
    check("vector") { _ in SIMD4<Float>(1, 2, 3, 4) }
    check("array of a fixed length", spares: false) { _ in [1, 2, 3] as InlineArray<3, Int> }
  }

  /// A child whose service says what it shows.
  private struct Greeter: View {
    let service: any Service
    var body: some View { Text(service.name).accessibilityIdentifier("name") }
  }

  @Test("another value behind a protocol is another input, also of another type")
  func replaced() {
    struct Owner: View {
      let model: Model
      var body: some View {
        switch model.number {
        case 0: greeter(SmallService(name: "small"))
        case 1: greeter(LargeService(name: "large"))
        case 2: greeter(LargeService(name: "larger"))
        default: greeter(SharedService("shared \(model.number)"))
        }
      }
      func greeter(_ service: any Service) -> AnyView { AnyView(Greeter(service: service)) }
    }
    struct Direct: View {
      let model: Model
      var body: some View { Greeter(service: service) }
      private var service: any Service {
        switch model.number {
        case 0: SmallService(name: "small")
        case 1, 2: LargeService(name: "large \(model.number)")
        default: SharedService("\(model.number)")
        }
      }
    }
    let model = Model()
    let (owner, direct) = (Harness { Owner(model: model) }, Harness { Direct(model: model) })
    func shown() -> [String?] { [owner.text(of: "name"), direct.text(of: "name")] }
    #expect(shown() == ["small", "small"])
    model.number = 1
    #expect(shown() == ["large", "large 1"])
    model.number = 2
    #expect(shown() == ["larger", "large 2"])
    model.number = 3
    #expect(shown() == ["shared 3", "3"])
    model.number = 4
    #expect(shown() == ["shared 4", "4"])
  }

  @Test("an object of the same id is another object, as input and as state")
  func objects() {
    struct Row: View {
      let item: Item
      let maybe: Item?
      var body: some View {
        Text(item.title + (maybe?.title ?? "")).accessibilityIdentifier("row")
      }
    }
    struct Owner: View {
      let model: Model
      @State private var chosen = Item(1, "a")
      var body: some View {
        Row(item: Item(1, "\(model.number)"), maybe: Item(2, "\(model.number)"))
        Text(chosen.title).accessibilityIdentifier("chosen").onTapGesture { chosen = Item(1, "b") }
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(harness.text(of: "row") == "00")
    model.number = 1
    #expect(harness.text(of: "row") == "11")
    harness.tap("chosen")
    #expect(harness.text(of: "chosen") == "b")
  }
}
