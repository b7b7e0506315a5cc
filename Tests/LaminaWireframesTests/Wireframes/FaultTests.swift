import Foundation
import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("Faults of wireframe maps")
struct FaultTests {
  private func faults(
    _ text: String, _ change: (inout WireframeRegistry) -> Void = { _ in }
  ) -> [WireframeFault] {
    var registry = WireframeRegistry.standard
    registry.builders.insert("b")
    change(&registry)
    return Samples.map(text, file: "map.json").validate(against: registry)
  }

  private func faults(
    screens: String = "\"A\": {\"builder\": \"b\"}", destinations: String = "",
    _ change: (inout WireframeRegistry) -> Void = { _ in }
  ) -> [WireframeFault] {
    faults("{\"Decodes\": {\n\(screens)\n}, \"Destinations\": {\n\(destinations)\n}}", change)
  }

  private func expect(
    _ faults: [WireframeFault], _ line: Int, _ words: String, repair: String,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(faults.count == 1, "\(faults.map(\.description))", sourceLocation: location)
    let sentence = faults.first?.description ?? ""
    #expect(sentence.hasPrefix("map.json:\(line): "), "\(sentence)", sourceLocation: location)
    #expect(sentence.contains(words), "\(sentence)", sourceLocation: location)
    #expect(sentence.hasSuffix(repair), "\(sentence)", sourceLocation: location)
  }

  @Test("1: a map that is not found")
  func notFound() {
    let faults = WireframeMap(contentsOf: "/nowhere/W.plist").validate(against: .standard)
    #expect(faults.map(\.kind) == [.mapNotFound])
    #expect(faults.first?.file == "/nowhere/W.plist")
  }

  @Test("2: a map that cannot be read")
  func unreadable() {
    expect(
      faults("{\"Decodes\":\n {},}"), 2, "stands where a key in quotation marks belongs",
      repair: "Put a key in quotation marks there.")
  }

  @Test("3: Decodes or Destinations missing or of another type")
  func sections() {
    expect(
      faults("{\"Decodes\": {}}"), 1, "the map has no \"Destinations\"",
      repair: "Give the root a dictionary \"Destinations\".")
    expect(
      faults("{\"Destinations\": {},\n\"Decodes\": []}"), 2, "\"Decodes\" is an array",
      repair: "Give the root a dictionary \"Decodes\".")
    #expect(faults("[1]").map(\.kind).count == 2)
  }

  @Test("4: a type that navigates and is no class of Decodes")
  func types() {
    expect(
      faults { $0.types = ["Stranger"] }, 1, "the type \"Stranger\" navigates",
      repair: "Add a screen with class \"Stranger\" to Decodes.")
  }

  @Test("5: a builder that is not registered")
  func builders() {
    let faults = faults(screens: "\"A\": {\"builder\": \"alerd\"}")
    expect(
      faults, 2, "A: no builder \"alerd\" is registered.",
      repair: "Register it, or write \"alert\".")
    #expect(faults.first?.code == "A")
  }

  @Test("6: neither a builder nor a storyboard with an id")
  func noBuilder() {
    for fields in ["", "\"storyboard\": \"Main\"", "\"id\": \"A\"", "\"class\": \"A\""] {
      expect(
        faults(screens: "\"A\": {\(fields)}"), 2, "neither a builder nor a storyboard",
        repair: "Add \"builder\", or \"storyboard\" and \"id\".")
    }
    expect(
      faults(screens: "\"A\": {\"storyboard\": \"Main\", \"id\": \"A\"}"), 2,
      "no storyboard \"Main\" with a screen \"A\"", repair: "or add \"builder\".")
  }

  @Test("7: a navigator that is not registered")
  func navigators() {
    let faults = faults(
      destinations: "\"A-Go\":\n {\"target\": \"A\", \"navigator\": \"animated-psh\"}")
    expect(
      faults, 4, "A-Go: no navigator \"animated-psh\"",
      repair: "Register it, or write \"animated-push\".")
    #expect(faults.first?.key == "A-Go" && faults.first?.code == "A")
  }

  @Test("8: a key that belongs to no screen, or is none, or is asked for in vain")
  func keys() {
    let back = "{\"navigator\": \"animated-pop\"}"
    let screens = "\"Home\": {\"builder\": \"b\"}"
    expect(
      faults(screens: screens, destinations: "\"Hom-Back\": \(back)"), 4,
      "the key belongs to no screen", repair: "or write \"Home-Back\".")
    for key in ["Home", "-Back", "Home--Back", "Home-", ""] {
      let faults = faults(screens: screens, destinations: "\"\(key)\": \(back)")
      #expect(faults.map(\.kind) == [.unknownDestinationKey(known: [])], "\(key)")
    }
    let asked = faults(screens: screens, destinations: "\"Home-Back\": \(back)") {
      $0.uses = [WireframeKey("Home", "Back"), WireframeKey("Home", "Bakc")]
    }
    expect(asked, 1, "Home-Bakc: the key belongs", repair: "or write \"Home-Back\".")
    let inherited = faults(screens: screens, destinations: "\"Base-Back\": \(back)") {
      $0.ancestors = ["Home": ["Base"]]
    }
    #expect(inherited == [])
  }

  @Test("9: a destination without a navigator")
  func noNavigator() {
    expect(
      faults(destinations: "\"A-Go\": {\"target\": \"A\"}"), 4, "has no navigator",
      repair: "Add \"navigator\", such as \"animated-push\".")
  }

  @Test("10: a target that is no screen")
  func targets() {
    expect(
      faults(destinations: "\"A-Go\": {\"target\": \"B\", \"navigator\": \"sheet\"}"), 4,
      "the target \"B\" is no screen", repair: "Add it to Decodes, or write \"A\".")
  }

  @Test("11: no target where the navigator needs one", arguments: Navigator.allCases)
  func noTarget(navigator: Navigator) {
    let faults = faults(destinations: "\"A-Go\": {\"navigator\": \"\(navigator.rawValue)\"}")
    guard navigator.effect.needsTarget else {
      #expect(faults == [])
      return
    }
    expect(
      faults, 4, "the navigator \"\(navigator.rawValue)\" needs a target",
      repair: "Add \"target\" with the code of a screen.")
  }

  private let two = "\"A\": {\"builder\": \"b\"},\n\"B\": {\"builder\": \"b\"}"

  @Test("12: a push from a screen that is never within a stack")
  func push() {
    let destinations = """
      "A-Go": {"target": "B", "navigator": "sheet"}, "B-Back": {"navigator": "animated-dismiss"},
      "B-More": {"target": "A", "navigator": "animated-push"}
      """
    let entry = WireframeEntry("A", isInStack: true)
    expect(
      faults(screens: two, destinations: destinations) { $0.entries = [entry] }, 6,
      "B-More: the screen pushes, and no way leads to it within a stack",
      repair: "Put the screen into a stack where it is shown, or present.")
    let wrapped = faults(screens: two, destinations: destinations) {
      $0.entries = [entry]
      $0.navigators["sheet"] = .present(.sheet, inStack: true)
    }
    #expect(wrapped == [])
  }

  @Test("13: two codes with one class")
  func classes() {
    let screens = """
      "A": {"class": "V", "builder": "b"},
      "B": {"class": "V", "builder": "b"}
      """
    expect(
      faults(screens: screens), 3, "B: the class \"V\" is that of the screen \"A\" on line 2 too",
      repair: "Give each screen a class of its own, or a screenCode.")
  }

  @Test("14: keys that can be read in two ways")
  func ambiguous() {
    let back = "{\"navigator\": \"animated-pop\"}"
    let screens = "\"A\": {\"builder\": \"b\"}, \"A-B\": {\"builder\": \"b\"}"
    expect(
      faults(screens: screens, destinations: "\"A-B-C\": \(back)"), 4,
      "as code \"A-B\", port \"C\", or as code \"A\", port \"B\", gate \"C\"; the first one counts",
      repair: "Take the \"-\" out of codes, ports and gates.")
    let map = WireframeMap {
      WireframeScreen("Home", builder: "alert")
      WireframeDestination("Home", "A-B", by: .animatedPop)
      WireframeDestination("Home", "A", "B", by: .animatedPop)
    }
    let faults = map.validate(against: .standard)
    #expect(faults.count == 1)
    let line = map.destinations[0].origin.line ?? 0
    #expect(
      faults.first?.sentence == "the key stands for code \"Home\", port \"A\", gate \"B\", "
        + "and for code \"Home\", port \"A-B\" on line \(line) too.")
    #expect(faults.first?.line == line + 1)
  }

  @Test("15: a screen that no way leads to")
  func unreachable() {
    expect(
      faults(screens: two) { $0.entries = [WireframeEntry("A", isInStack: true)] }, 3,
      "B: no way leads to the screen", repair: "or remove the screen.")
  }

  @Test("16: a screen from which no way leads back")
  func deadEnd() {
    let present = "\"A-Go\": {\"target\": \"B\", \"navigator\": \"animated-present\"}"
    let entry = WireframeEntry("A", isInStack: true)
    expect(
      faults(screens: two, destinations: present) { $0.entries = [entry] }, 3,
      "B: no way leads back from the screen", repair: "dismisses, pops or goes on.")
    let push = "\"A-Go\": {\"target\": \"B\", \"navigator\": \"animated-push\"}"
    #expect(faults(screens: two, destinations: push) { $0.entries = [entry] } == [])
    let alert = two.replacing(
      "\"B\": {\"builder\": \"b\"}", with: "\"B\": {\"builder\": \"alert\"}")
    #expect(faults(screens: alert, destinations: present) { $0.entries = [entry] } == [])
  }

  @Test("Names twice, values of other types, unknown fields and patterns that are none")
  func beyond() {
    let text = """
      {"Decodes": {
        "A": {"builder": "b"},
        "A": {"builder": "b"},
        "B": "b",
        "C": {"builder": 1},
        "D": {"bilder": "b", "builder": "b"}},
       "Destinations": {}, "Destination": {},
       "Transitions": {"A-B-C-D": {"transition": "x"}, "A-*": {}},
       "Links": {
        "a://<x": {"keys": "A-Go"}}}
      """
    let words = [
      "map.json:3: A: the key stands on line 2 already",
      "map.json:4: B: a string stands where a dictionary of strings belongs",
      "map.json:5: C: an integer stands where a string belongs",
      "map.json:5: C: the screen has neither a builder",
      "map.json:6: warning: D: the format has no \"bilder\" here. Remove it, or write \"builder\".",
      "map.json:7: warning: the format has no \"Destination\" here. Remove it, or write \"Destinations\".",
      "map.json:8: A-*: nothing stands where the name of a transition",
      "map.json:8: A-B-C-D: the pattern cannot be read",
      "map.json:8: A-B-C-D: no transition \"x\" is registered",
      "map.json:10: a://<x: the pattern cannot be read: \"<x\" is no placeholder",
      "map.json:10: A-Go: the key belongs to no screen of the map",
    ]
    let sentences = faults(text).map(\.description).sorted {
      ($0.split(separator: ":")[1].count, $0) < ($1.split(separator: ":")[1].count, $1)
    }
    #expect(sentences.count == words.count, "\(sentences)")
    for word in words {
      #expect(sentences.contains { $0.contains(word) }, "\(word) in \(sentences)")
    }
  }
}
