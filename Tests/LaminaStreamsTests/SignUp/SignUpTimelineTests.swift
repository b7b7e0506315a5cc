import LaminaStreams
import LaminaTesting
import SignUpForms
import Testing

/// The sign-up form over time, on a clock of its own: what is typed, what is answered when, what shows.
@Suite struct SignUpTimelineTests {
  /// What shows: `e` empty, `?` checking, `y` valid, `n` invalid, `x` no answer.
  nonisolated static func letter(_ verdict: Verdict) -> String {
    switch verdict {
    case .empty: "e"
    case .checking: "?"
    case .valid: "y"
    case SignUpRules.unreachable: "x"
    case .invalid: "n"
    }
  }

  /// A line of the script: names typed, the answers' delays in frames and what they are, what shows.
  nonisolated struct Line: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var typed: String
    var answers: [Character: (delay: Int, drawing: String)]
    var shown: String
    var requests: [Character: String] = [:]
  }

  nonisolated static let lines = [
    Line(
      testDescription: "Checking first, then the answer", typed: "--a--------",
      answers: ["a": (5, "y")], shown: "e-?----y"),
    Line(
      testDescription: "A taken name", typed: "--a", answers: ["a": (3, "n")], shown: "e-?--n"),
    Line(
      testDescription: "Nothing is asked of what the local check refuses", typed: "--%",
      answers: [:], shown: "e-n"),
    Line(
      testDescription: "The latest answer only", typed: "-a-b",
      answers: ["a": (9, "n"), "b": (2, "y")],
      shown: "e?-?-y", requests: ["a": "-^-!", "b": "---^-!"]),
    Line(
      testDescription: "Answers out of order: the first comes after the second", typed: "-ab",
      answers: ["a": (6, "n"), "b": (2, "y")], shown: "e??-y", requests: ["a": "-^!", "b": "--^-!"]),
    Line(
      testDescription: "A name that becomes invalid drops its question", typed: "-a-%",
      answers: ["a": (8, "y")], shown: "e?-n", requests: ["a": "-^-!"]),
    Line(
      testDescription: "The same name again asks nothing", typed: "-a-----a",
      answers: ["a": (3, "y")],
      shown: "e?--y", requests: ["a": "-^--!"]),
    Line(
      testDescription: "Typed back: asked again", typed: "-a-b-a",
      answers: ["a": (3, "y"), "b": (3, "n")],
      shown: "e?-?-?--y"),
    Line(
      testDescription: "No answer, then another name", typed: "-a----b",
      answers: ["a": (2, "#"), "b": (2, "y")], shown: "e?-x--?-y"),
    Line(
      testDescription: "Fast typing asks for each and shows the last", typed: "-abcd",
      answers: ["a": (4, "n"), "b": (4, "n"), "c": (4, "n"), "d": (4, "y")], shown: "e????---y"),
    Line(
      testDescription: "An answer at once", typed: "-a", answers: ["a": (0, "y")], shown: "e(?y)"),
    Line(
      testDescription: "Two seconds of latency", typed: "-a", answers: ["a": (20, "y")],
      shown: "e?-------------------y"),
    Line(
      testDescription: "An answer in the frame of the next key is nobody's", typed: "-a-b",
      answers: ["a": (2, "y"), "b": (2, "n")], shown: "e?-?-n"),
  ]

  @Test(arguments: lines) func script(_ line: Line) throws {
    let leaks = LeakCounter()
    try leaks.measure {
      let marbles = Marbles()
      let sources = line.answers.mapValues { answer in
        let end = answer.drawing == "#" ? "#" : "(\(answer.drawing)|)"
        return marbles.cold(String(repeating: "-", count: answer.delay) + end)
      }
      let typing = marbles.hot(line.typed)
      let form = SignUpWithStreams { name in
        sources[Character(name)]?.stream.mapFailure { $0 as any Error }.map { $0 == "y" } ?? .never
      }
      let keys = typing.stream.catchAndReturn("").subscribe { form.name.value = $0 }
      try marbles.expect(form.nameVerdict.map { Self.letter($0) }, line.shown)
      for (name, drawing) in line.requests {
        try marbles.expect(sources[name]?.subscriptions ?? [], [drawing])
      }
      keys.dispose()
    }
    #expect(leaks.alive == 0)
  }
}
