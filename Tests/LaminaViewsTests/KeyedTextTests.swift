import LaminaContents
import LaminaGeometry
import LaminaLocalization
import LaminaNavigation
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

/// That words by key are those of the language of their place.
@MainActor struct KeyedTextTests {
  private final class Tables {
    let url = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")

    init() throws {
      let german = url.appending(path: "de.lproj")
      try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
      let words = """
        "Hello" = "Hallo"; "%lld birds of %@" = "%2$@ hat %1$lld Vögel"; "Use **Save**" = "Nimm **Sichern**";
        "Press %@" = "Drücke %@"; "Search" = "Suchen";
        """
      try Data(words.utf8).write(to: german.appending(path: "Localizable.strings"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let tables: Tables
  private let bundle: Bundle

  init() throws {
    tables = try Tables()
    bundle = try #require(Bundle(url: tables.url))
  }

  private struct Greeting: View {
    let bundle: Bundle
    let locale: Locale
    let name: String

    var body: some View {
      VStack {
        Text("Hello", bundle: bundle)
        Text("\(1200) birds of \(name)", bundle: bundle)
        Text(verbatim: "Hello")
        Text(name)
      }
      .environment(\.locale, locale)
    }
  }

  private func words(_ element: SemanticElement) -> [String] {
    [element.semantics.label].compactMap(\.self) + element.children.flatMap(words)
  }

  @Test("A key is in the language of its place, with its digits; strings stay as they are")
  func languages() {
    let harness = Harness {
      Greeting(bundle: bundle, locale: Locale(identifier: "de_DE"), name: "Hello")
    }
    #expect(words(harness.semanticTree) == ["Hallo", "Hello hat 1.200 Vögel", "Hello", "Hello"])
    let english = Harness {
      Greeting(bundle: bundle, locale: Locale(identifier: "en"), name: "Ann")
    }
    #expect(words(english.semanticTree) == ["Hello", "1200 birds of Ann", "Hello", "Ann"])
  }

  @Observable final class Choice {
    var identifier = "en"
  }

  private struct Chosen: View {
    let choice: Choice
    let bundle: Bundle

    private struct Inside: View {
      let bundle: Bundle
      var body: some View { Text("Hello", bundle: bundle) }
    }

    var body: some View {
      Inside(bundle: bundle).environment(\.locale, Locale(identifier: choice.identifier))
    }
  }

  @Test("Another locale shows other words at once, without evaluating the views around them")
  func change() {
    let choice = Choice()
    let harness = Harness { Chosen(choice: choice, bundle: bundle) }
    #expect(words(harness.semanticTree) == ["Hello"])
    harness.resetCounters()
    choice.identifier = "de"
    harness.settle()
    #expect(words(harness.semanticTree) == ["Hallo"])
    #expect(harness.evaluations(of: Chosen.self) == 1)
  }

  @Test("Labels for assistive tools are in the language of their place, too")
  func spoken() {
    let harness = Harness {
      Rectangle().accessibilityLabel(Text("Hello", bundle: bundle))
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(words(harness.semanticTree) == ["Hallo"])
  }

  @Test("What stands in a key keeps its appearance, and takes that of the key where it has none")
  func appearance() {
    let text = Text("Press \(Text("x").italic())", bundle: bundle).bold()
    let harness = Harness { text.environment(\.locale, Locale(identifier: "de")) }
    #expect(words(harness.semanticTree) == ["Drücke x"])
  }

  @Test("A key that a table lacks is reported once, and shown")
  func missing() {
    let harness = Harness {
      VStack {
        Text("Nowhere", bundle: bundle)
        Text("Nowhere", bundle: bundle)
      }
      .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(words(harness.semanticTree) == ["Nowhere", "Nowhere"])
    #if DEBUG
      let fault = LocalizationFault.missingKey(
        key: "Nowhere", table: "Localizable", language: "de")
      #expect(harness.graph.diagnostics.filter { $0 == .localization(fault) }.count == 1)
    #endif
  }

  @Test("Dates in a key run on")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let harness = Harness { Text("since \(start, style: .timer)", bundle: bundle) }
    #expect(words(harness.semanticTree).first?.hasPrefix("since ") == true)
  }

  @Test("Words of a resource are in its own language")
  func resource() {
    let resource = LocalizedStringResource(
      "Hello", locale: Locale(identifier: "de"), bundle: .atURL(tables.url))
    let harness = Harness {
      VStack {
        Text(resource)
        Button(resource) {}
        Label(resource, systemImage: "star")
      }
    }
    #expect(words(harness.semanticTree) == ["Hallo", "Hallo", "Hallo"])
  }
}
