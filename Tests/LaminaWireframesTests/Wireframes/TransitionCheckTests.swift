import LaminaWireframes
import Testing

/// What is wrong with lines of `Transitions`.
@Suite("Faults of transitions")
struct TransitionCheckTests {
  private func faults(
    _ transition: WireframeTransition, own: [String: Set<String>] = [:]
  ) -> [WireframeFault] {
    let map = WireframeMap {
      WireframeScreen("Home", builder: "page")
      WireframeDestination("Home", "Go", to: "Home", by: .animatedPush)
      transition
    }
    var registry = WireframeRegistry.standard
    registry.builders.insert("page")
    registry.transitions.merge(own) { _, last in last }
    return map.validate(against: registry)
  }

  @Test("A line that says what is known has no fault")
  func known() {
    let options = ["edge": "bottom", "duration": "0.4", "curve": "ease-out"]
    for pattern in ["*", "Home-*", "Home-Go", "*-Go-*"] {
      #expect(faults(WireframeTransition(pattern, "slide", options, reverse: "fade")).isEmpty)
    }
    #expect(
      faults(WireframeTransition("*", "flip", ["angle": "90"]), own: ["flip": ["angle"]]).isEmpty)
  }

  @Test(
    "Each fault names what is wrong and proposes a repair",
    arguments: [
      (
        WireframeTransition("*", "slid"),
        "no transition \"slid\" is registered. Register it, or write \"slide\"."
      ),
      (
        WireframeTransition("*", "slide", reverse: "fad"),
        "no transition \"fad\" is registered. Register it, or write \"fade\"."
      ),
      (
        WireframeTransition("Home-Gone", "slide"),
        "no destination's key matches the pattern. Remove it, or write \"Home-Go\"."
      ),
      (
        WireframeTransition("A-B-C-D", "slide"),
        "the pattern cannot be read: it has one to three parts between \"-\", none of them empty. Write it as the "
          + "article on wireframe maps has it."
      ),
      (
        WireframeTransition("*", "slide", ["edges": "top"]),
        "the transition \"slide\" has no option \"edges\". Remove it, or write \"edge\"."
      ),
      (
        WireframeTransition("*", "none", ["duration": "1"]),
        "the transition \"none\" has no option \"duration\". Remove it."
      ),
      (
        WireframeTransition("*", "slide", ["edge": "left"]),
        "the option \"edge\" cannot be \"left\". Write one of \"top\", \"bottom\", \"leading\", \"trailing\"."
      ),
      (
        WireframeTransition("*", "slide", ["duration": "fast"]),
        "the option \"duration\" cannot be \"fast\". Write a number of seconds from 0 to 10."
      ),
      (
        WireframeTransition("*", "slide", ["duration": "-1"]),
        "the option \"duration\" cannot be \"-1\". Write a number of seconds from 0 to 10."
      ),
      (
        WireframeTransition("*", "slide", ["duration": "nan"]),
        "the option \"duration\" cannot be \"nan\". Write a number of seconds from 0 to 10."
      ),
      (
        WireframeTransition("*", "spring", ["curve": "wobbly"]),
        "the option \"curve\" cannot be \"wobbly\". Write one of \"linear\", \"ease-in\", \"ease-out\", "
          + "\"ease-in-out\", \"spring\", \"smooth\", \"snappy\", \"bouncy\"."
      ),
    ])
  func wrong(transition: WireframeTransition, words: String) {
    #expect(faults(transition).map { "\($0.sentence) \($0.repair)" } == [words])
    #expect(faults(transition).map(\.key) == [transition.pattern])
  }
}
