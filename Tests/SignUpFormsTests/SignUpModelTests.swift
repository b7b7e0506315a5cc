import LaminaStreams
import LaminaTesting
import SignUpForms
import Testing

/// The whole form over time, on a clock of its own: when the button is enabled, what submitting does.
@Suite struct SignUpModelTests {
  /// A line of the script.
  ///
  /// Acts: `f` fills the form, `s` submits, `e` edits both passwords, `c` clears.
  /// Shown: `n` not yet, `b` busy, `d` done, `x` failed, `t` taken; a capital with the button enabled.
  nonisolated struct Line: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var acts: String
    /// How each sign-up goes; `#` for a server that cannot be reached, `t` for a name that is taken.
    var signUps: [String]
    var shown: String
  }

  nonisolated static let lines = [
    Line(
      testDescription: "Busy, then done", acts: "-f--s", signUps: ["---(y|)"], shown: "n-N-b--d"),
    Line(
      testDescription: "Nothing is submitted before all is valid", acts: "-(fs)", signUps: ["y"],
      shown: "n-N"),
    Line(
      testDescription: "A failure, then another try", acts: "-f-s---s", signUps: ["--#", "-(y|)"],
      shown: "n-Nb-X-bd"),
    Line(
      testDescription: "Two presses are one", acts: "-f-sss", signUps: ["----(y|)"],
      shown: "n-Nb---d"),
    Line(
      testDescription: "An edit takes a failure back", acts: "-f-s--e", signUps: ["-#"],
      shown: "n-NbX-N"),
    Line(
      testDescription: "An edit takes the end back", acts: "-f-s--e", signUps: ["-(y|)"],
      shown: "n-Nbd-N"),
    Line(
      testDescription: "An edit while it is busy does not", acts: "-f-s-e", signUps: ["----(y|)"],
      shown: "n-Nb---d"),
    Line(
      testDescription: "Cleared after the end, one begins anew", acts: "-f-s--c-f",
      signUps: ["-(y|)"], shown: "n-Nbd-n--N"),
    Line(
      testDescription: "A name that was taken meanwhile is asked for again", acts: "-f-s",
      signUps: ["-(t|)"], shown: "n-NbtT"),
  ]

  @Test(arguments: lines) func script(_ line: Line) throws {
    let leaks = LeakCounter()
    try leaks.measure {
      let marbles = Marbles()
      let model = Self.model(marbles, line.signUps)
      let acts = marbles.hot(line.acts).stream.catchAndReturn("").subscribe { Self.act($0, model) }
      let shown = combineLatest(model.submission.stream, model.canSubmit) { Self.letter($0, $1) }
      // What one frame shows is what it ends with.
      try marbles.expect(
        shown.debounce(.zero, clock: marbles.clock).distinctUntilChanged(), line.shown)
      acts.dispose()
    }
    #expect(leaks.alive == 0)
  }

  /// A form whose names are free after a frame, and whose sign-ups go as they are drawn.
  private static func model(_ marbles: Marbles, _ signUps: [String]) -> SignUpModel {
    var rest = signUps.map { marbles.cold($0) }
    let names = marbles.cold("-(y|)")
    return SignUpModel { _ in
      names.stream.mapFailure { $0 as any Error }.map { _ in true }
    } signUp: { draft in
      guard !rest.isEmpty else { return .never }
      let answers = rest.removeFirst().stream.mapFailure { _ in
        SignUpFailure.unreachable(reason: "")
      }
      return answers.map { answer throws(SignUpFailure) in
        if answer == "t" { throw .taken(name: draft.name) }
      }
    }
  }

  private static func act(_ act: String, _ model: SignUpModel) {
    let fields = model.fields
    switch act {
    case "f":
      fields.name.value = "eve"
      (fields.password.value, fields.repeated.value) = ("1234", "1234")
    case "e":
      fields.password.value += "5"
      fields.repeated.value += "5"
    case "s": model.submit()
    case "c": model.clear()
    default: break
    }
  }

  private static func letter(_ submission: Submission, _ isEnabled: Bool) -> String {
    let letter =
      switch submission {
      case .notYet: "n"
      case .busy: "b"
      case .done: "d"
      case .failed(.taken): "t"
      case .failed: "x"
      }
    return isEnabled ? letter.uppercased() : letter
  }

  @Test func `A failure says what to do`() {
    let failures: [SignUpFailure] = [
      .taken(name: "ada"), .status(500), .unreachable(reason: "refused"),
      .refused(reason: "The password has at least 4 characters."),
    ]
    #expect(failures.allSatisfy { "\($0)".hasSuffix(".") })
    #expect("\(failures[0])" == "«ada» was taken meanwhile. Choose another name.")
  }
}
