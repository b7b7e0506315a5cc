// Titles that come in as keys: rows and cards of one's own that hand a LocalizedStringKey on to whatever shows it.
import Foundation
import Lamina
import LaminaTesting
import Testing

private struct SettingsRow<Content: View>: View {
  let title: LocalizedStringKey
  let icon: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack {
      Label(title, systemImage: icon)
      Spacer()
      content()
    }
  }
}

private enum Plan: String, CaseIterable, Identifiable {
  case free, pro

  var id: Self { self }
  var name: LocalizedStringKey { self == .free ? "Free plan" : "**Pro** plan" }
}

private struct Settings: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var volume = 0.5
  @State private var asks = false
  let user: String
  let unread: Int

  var body: some View {
    VStack {
      SettingsRow(title: "Notifications", icon: "star") { Toggle("Notifications", isOn: $isOn) }
      Section("Account") {
        TextField("Name", text: $name, prompt: Text("Your name"))
        SecureField("Password", text: $name)
        Text("Signed in as \(user), \(unread) unread")
        Text(user)
      }
      ForEach(Plan.allCases) { plan in Text(plan.name) }
      Button(asks ? "Hide" : "Show") { asks.toggle() }
      Slider(value: $volume, in: 0...1, onEditingChanged: { _ in }) { Text("Volume") }
      Menu("More") { Button("Copy", systemImage: "star") {} }
      ProgressView("Loading…", value: 0.5)
      Link("Manual", destination: URL(fileURLWithPath: "/"))
    }
    .accessibilityLabel("Settings of \(user)")
    .navigationTitle("Settings")
  }
}

@MainActor @Suite("Titles that come as keys")
struct LocalizedTitles {
  private func labels(_ element: SemanticElement) -> [String] {
    [element.semantics.label].compactMap(\.self) + element.children.flatMap(labels)
  }

  @Test("A key that is handed on shows as the literal did")
  func handedOn() {
    let harness = Harness(size: CGSize(width: 400, height: 700)) {
      Settings(user: "*Ann*", unread: 3)
    }
    let labels = labels(harness.semanticTree)
    for label in [
      "Notifications", "Account", "Name", "Signed in as *Ann*, 3 unread", "*Ann*", "Free plan",
      "Pro plan", "Volume", "More", "Manual",
    ] {
      #expect(labels.contains { $0.contains(label) }, "\(label) in \(labels)")
    }
    harness.tap("Show")
    #expect(harness.element("Hide") != nil)
  }
}

/// Every place that takes a key, as a component that is given one hands it on.
private struct Everything: View {
  let key: LocalizedStringKey
  @State private var text = ""
  @State private var isOn = false

  @ViewBuilder private var controls: some View {
    Text(key)
    Text(key, comment: "What it is")
    Text(key, tableName: "Other")
    Button(key) {}
    Button(key, systemImage: "plus", role: .destructive) {}
    Label(key, systemImage: "plus")
    Toggle(key, isOn: $isOn)
    Toggle(key, systemImage: "plus", isOn: $isOn)
    TextField(key, text: $text, axis: .vertical)
    SecureField(key, text: $text)
  }

  @ViewBuilder private var others: some View {
    Section(key) { Text("a") }
    Menu(key) { Text("a") }
    ProgressView(key)
    ProgressView(key, value: 0.5)
    NavigationLink(key, value: 1)
    NavigationLink(key) { Text("a") }
    ContentUnavailableView(key, systemImage: "star")
    TabView { Tab(key, systemImage: "star") { Text("a").badge(key) } }
  }

  var body: some View {
    VStack {
      controls
      others
    }
    .help(key).accessibilityLabel(key).accessibilityHint(key).accessibilityValue(key)
    .accessibilityAction(named: key) {}
    .navigationTitle(key).navigationSubtitle(key)
    .searchable(text: $text, prompt: key)
    .alert(key, isPresented: $isOn) { Button(key, role: .cancel) {} }
    .confirmationDialog(key, isPresented: $isOn) { Text("b") }
  }
}

private struct KeyedWindows: App {
  let key: LocalizedStringKey = "Notes"
  var body: some Scene {
    WindowGroup(key) { Text("a") }
    Window(key, id: "b") { Text("b") }
    WindowGroup("Third", id: "c") { Text("c") }
  }
}

extension LocalizedTitles {
  @Test("Whatever takes a title takes a key, and shows it")
  func everything() {
    let harness = Harness(size: CGSize(width: 500, height: 1600)) {
      NavigationStack { Everything(key: "Wonder") }
    }
    let count = labels(harness.semanticTree).filter { $0.contains("Wonder") }.count
    #expect(count >= 14, "\(labels(harness.semanticTree))")
  }

  @Test("Windows are called by keys")
  func windows() {
    let harness = Harness(app: KeyedWindows())
    #expect(harness.windows.first?.windowTitle == "Notes")
  }
}
