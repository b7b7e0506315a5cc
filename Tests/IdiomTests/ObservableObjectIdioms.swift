import Combine
import Foundation
import Lamina
import LaminaTesting
import Testing

// State as files of 2019 to 2022 write it.

private final class LoginModel: ObservableObject {
  @Published var user = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($user, $password)
      .map { user, password in user.count >= 3 && password.count >= 4 }
      .removeDuplicates()
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
  }
}

private struct LoginView: View {
  @ObservedObject var model: LoginModel
  var body: some View {
    VStack {
      TextField("User", text: $model.user)
      SecureField("Password", text: $model.password)
      Button("Log in") {}.disabled(!model.isValid)
      if model.isValid { Text("Ready") }
    }
  }
}

private struct TodoItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

@MainActor
private class TodoStore: ObservableObject {
  @Published var items: [TodoItem] = []
  var open: Int { items.filter { !$0.isDone }.count }

  func add(_ title: String) { items.append(TodoItem(id: items.count, title: title)) }
  func toggle(_ item: TodoItem) {
    guard let index = items.firstIndex(of: item) else { return }
    items[index].isDone.toggle()
  }
}

private struct TodoScreen: View {
  @StateObject var store = TodoStore()
  var body: some View {
    VStack {
      TodoHeader()
      ForEach(store.items) { item in
        Button(item.isDone ? "Done: \(item.title)" : item.title) { store.toggle(item) }
      }
      Button("Add") { store.add("Task \(store.items.count + 1)") }
    }
    .environmentObject(store)
  }
}

private struct TodoHeader: View {
  @EnvironmentObject var store: TodoStore
  var body: some View { Text("\(store.open) open") }
}

private final class Settings: ObservableObject {
  static let shared = Settings()
  let objectWillChange = ObservableObjectPublisher()
  var volume = 5 {
    willSet { objectWillChange.send() }
  }
  init() {}
}

private struct VolumeView: View {
  @ObservedObject var settings: Settings
  var body: some View {
    VStack {
      Text("Volume \(settings.volume)")
      Button("Louder") { settings.volume += 1 }
    }
    .onReceive(settings.objectWillChange) { _ in }
  }
}

private struct TickerView: View {
  let ticks: AnyPublisher<Int, Never>
  @State private var seconds = 0
  var body: some View {
    Text("\(seconds) s")
      .animation(.default)
      .onReceive(ticks) { seconds = $0 }
      .edgesIgnoringSafeArea(.all)
  }
}

private class ImageLoader: ObservableObject {
  @Published var bytes: Data?
  private var cancellable: AnyCancellable?
  let url: URL
  init(url: URL) { self.url = url }
  deinit { cancellable?.cancel() }

  func load() {
    cancellable = URLSession.shared.dataTaskPublisher(for: url)
      .map { $0.data }
      .map(Optional.some)
      .replaceError(with: nil)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.bytes = $0 }
  }
}

private class ClockModel: ObservableObject {
  @Published var now = Date(timeIntervalSince1970: 0)
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var subscription: AnyCancellable?
  init() { subscription = timer.assign(to: \.now, on: self) }
}

private struct Score: View, Equatable {
  let points: Int
  let onTap: () -> Void
  static func == (a: Score, b: Score) -> Bool { a.points == b.points }
  var body: some View { Button("Score \(points)", action: onTap) }
}

private struct Scores: View {
  @State private var round = 0
  @State private var points = 0
  var body: some View {
    VStack {
      Button("Round \(round)") { round += 1 }
      Button("Point") { points += 1 }
      Score(points: points) { [round] in _ = round }.equatable()
    }
  }
}

@Suite struct ObservableObjectIdioms {
  @Test func `A form is valid as soon as both of its fields are`() {
    let model = LoginModel()
    let harness = Harness { LoginView(model: model) }
    harness.tap("User")
    harness.type("ada")
    #expect(!model.isValid)
    harness.tap("Password")
    harness.type("1234")
    #expect(harness.exists("Ready"))
  }

  @Test func `A list of things to do counts those that are open`() {
    let harness = Harness { TodoScreen() }
    harness.tap("Add")
    harness.tap("Add")
    #expect(harness.exists("2 open"))
    harness.tap("Task 1")
    #expect(harness.exists("1 open"))
    #expect(harness.exists("Done: Task 1"))
  }

  @Test func `A model that says itself when it changes`() {
    let settings = Settings()
    let harness = Harness { VolumeView(settings: settings) }
    harness.tap("Louder")
    #expect(harness.exists("Volume 6"))
  }

  @Test func `Ticks are shown as they come`() {
    let subject = PassthroughSubject<Int, Never>()
    let harness = Harness { TickerView(ticks: subject.eraseToAnyPublisher()) }
    subject.send(1)
    subject.send(2)
    harness.advance(by: 1)
    #expect(harness.exists("2 s"))
  }

  @Test func `What is loaded is there, and nothing where there is nothing`() async {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let loader = ImageLoader(url: file)
    loader.load()
    for await bytes in loader.$bytes.dropFirst().values {
      #expect(bytes == nil)
      break
    }
  }

  @Test func `A clock does not hold itself for ever once it is cancelled`() {
    weak var gone: ClockModel?
    do {
      let clock = ClockModel()
      gone = clock
      clock.subscription?.cancel()
      clock.subscription = nil
    }
    #expect(gone == nil)
  }

  @Test func `A view that is equal is not evaluated again`() {
    let harness = Harness { Scores() }
    harness.tap("Round 0")
    #expect(harness.evaluations(of: Score.self) == 1)
    harness.tap("Point")
    #expect(harness.evaluations(of: Score.self) == 2)
    #expect(harness.exists("Score 1"))
  }
}
