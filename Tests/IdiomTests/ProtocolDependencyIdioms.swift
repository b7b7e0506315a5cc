import Lamina
import LaminaTesting
import Testing

/// Services that are handed in as protocols, so that previews and tests can give others.
private protocol WeatherService {
  func temperature(in city: String) -> Int
}

private struct FixedWeather: WeatherService {
  var offset = 0
  func temperature(in city: String) -> Int { city.count + offset }
}

private final class RecordingWeather: WeatherService {
  var asked: [String] = []
  func temperature(in city: String) -> Int {
    asked.append(city)
    return 20
  }
}

private struct CityRow: View {
  let city: String
  let service: any WeatherService
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(city) { isOpen.toggle() }
      if isOpen { Text("\(city): \(service.temperature(in: city))°") }
    }
  }
}

private struct CityList: View {
  let service: any WeatherService
  @State private var cities = ["Rome", "Oslo"]

  var body: some View {
    VStack {
      Button("Add") { cities.append("City \(cities.count)") }
      ForEach(cities, id: \.self) { CityRow(city: $0, service: service) }
    }
  }
}

private protocol Repository: AnyObject {
  var notes: [String] { get set }
}

private final class MemoryRepository: Repository { var notes = ["first"] }

@Observable private final class NotesModel {
  private let repository: any Repository
  private(set) var notes: [String]

  init(repository: any Repository) {
    self.repository = repository
    notes = repository.notes
  }

  func add(_ note: String) {
    repository.notes.append(note)
    notes = repository.notes
  }
}

private struct NotesScreen: View {
  @State private var model: NotesModel

  init(repository: any Repository) {
    _model = State(initialValue: NotesModel(repository: repository))
  }

  var body: some View {
    VStack {
      ForEach(model.notes, id: \.self) { Text($0) }
      Button("Add") { model.add("note \(model.notes.count)") }
    }
  }
}

private protocol Router { func open(_ page: String) }
private struct ClosureRouter: Router {
  let action: (String) -> Void
  func open(_ page: String) { action(page) }
}
private struct NoRouter: Router { func open(_ page: String) {} }

extension EnvironmentValues {
  fileprivate var router: any Router {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}
private struct RouterKey: EnvironmentKey { static let defaultValue: any Router = NoRouter() }

private struct Menu: View {
  @Environment(\.router) private var router
  var body: some View {
    Button("Settings") { router.open("settings") }
    Button("About") { router.open("about") }
  }
}

private struct Navigator: View {
  @State private var page = "home"
  @State private var visits = 0
  var body: some View {
    VStack {
      Text("page \(page), \(visits)")
      Menu()
    }
    .environment(
      \.router,
      ClosureRouter {
        page = $0; visits += 1
      })
  }
}

private struct Validated: View {
  let rules: [any Rule]
  @State private var text = ""
  var body: some View {
    TextField("Code", text: $text)
    Text(rules.first { !$0.accepts(text) }?.message ?? "fine")
  }
}
private protocol Rule {
  var message: String { get }
  func accepts(_ text: String) -> Bool
}
private struct MinimumLength: Rule {
  let length: Int
  var message: String { "at least \(length)" }
  func accepts(_ text: String) -> Bool { text.count >= length }
}
private struct StartsWith: Rule {
  let prefix: String
  var message: String { "begins with \(prefix)" }
  func accepts(_ text: String) -> Bool { text.hasPrefix(prefix) }
}

@MainActor @Suite("Idioms: dependencies as protocols")
struct ProtocolDependencyIdioms {
  @Test("A service behind a protocol goes through rows that come and open")
  func service() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      CityList(service: FixedWeather(offset: 10))
    }
    harness.tap("Rome")
    #expect(harness.exists("Rome: 14°"))
    harness.tap("Add")
    harness.tap("City 2")
    #expect(harness.exists("Rome: 14°"))
    #expect(harness.exists("City 2: 16°"))
  }

  @Test("A recording double sees what the view asks")
  func double() {
    let weather = RecordingWeather()
    let harness = Harness(size: CGSize(width: 300, height: 400)) { CityList(service: weather) }
    harness.tap("Add")
    #expect(weather.asked == [])
    harness.tap("Oslo")
    #expect(weather.asked == ["Oslo"])
    #expect(harness.exists("Oslo: 20°"))
  }

  @Test("A model made of a repository in the initialiser keeps it")
  func repository() {
    let repository = MemoryRepository()
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      NotesScreen(repository: repository)
    }
    harness.tap("Add")
    harness.tap("Add")
    #expect(harness.exists("note 2"))
    #expect(repository.notes == ["first", "note 1", "note 2"])
  }

  @Test("A router in the environment is a protocol with a default")
  func router() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Navigator() }
    harness.tap("Settings")
    harness.tap("About")
    #expect(harness.exists("page about, 2"))
  }

  @Test("A list of rules of several types decides")
  func rules() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Validated(rules: [StartsWith(prefix: "L"), MinimumLength(length: 3)])
    }
    #expect(harness.exists("begins with L"))
    harness.tap("Code")
    harness.type("La")
    #expect(harness.exists("at least 3"))
    harness.type("m")
    #expect(harness.exists("fine"))
  }
}
