// Choices that are kept: enums with raw values, also such as nobody made yet.
import Foundation
import Lamina
import LaminaTesting
import Testing

private enum Flavour: String, CaseIterable {
  case sweet, sour
}

private struct Choice: View {
  @AppStorage("flavour") private var flavour: Flavour?
  @AppStorage("level", store: .standard) private var level = 1
  @SceneStorage("page") private var page: Flavour?

  var body: some View {
    VStack {
      Text(flavour?.rawValue ?? "none").padding().clipShape(.rect(cornerRadius: 4))
      ForEach(Flavour.allCases, id: \.self) { taste in
        Button(taste.rawValue.capitalized) { flavour = taste }
      }
      Button("Forget") { flavour = nil }
      Button("Turn") { page = .sour }
      Text("page \(page?.rawValue ?? "-"), level \(level)")
    }
  }
}

@MainActor @Suite("Idioms: choices that are kept")
struct StoredChoiceIdioms {
  @Test("An enum is kept by its raw value, and so is that there is none")
  func choice() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Choice() }
    #expect(harness.exists("none"))
    harness.tap("Sour")
    #expect(harness.exists("sour"))
    harness.tap("Forget")
    #expect(harness.exists("none"))
    harness.tap("Turn")
    #expect(harness.exists("page sour, level 1"))
  }
}
