import LaminaDrawing
import LaminaGeometry
import LaminaStreams
import LaminaTesting
import LaminaViews
import SignUpForms
import SignUpViews

/// The form in a window in memory, whose answers come when the test moves the clock.
final class ScriptedForm {
  let harness: Harness
  let session: SignUpSession
  private let marbles = Marbles()
  private let script: Script

  var asked: [String] { script.asked }
  var drafts: [SignUpDraft] { script.drafts }

  /// A form whose questions are answered as `names` draws them, and whose sign-ups as `signUps` does.
  ///
  /// `y` is free, `n` taken, `#` no answer; what is not drawn is never answered.
  init(
    names: [String: String] = [:], signUps: [String] = [],
    size: CGSize = CGSize(width: 640, height: 480), scale: CGFloat = 1,
    palette: ColorPalette? = nil, look: WindowLook = .day
  ) {
    let (script, marbles) = (Script(signUps), marbles)
    let model = SignUpModel { name in
      script.asked.append(name)
      guard let drawing = names[name] else { return .never }
      return marbles.cold(drawing).stream.mapFailure { $0 as any Error }.map { $0 == "y" }
    } signUp: { draft in
      script.drafts.append(draft)
      guard !script.signUps.isEmpty else { return .never }
      return marbles.cold(script.signUps.removeFirst()).stream.map { _ in }
        .mapFailure { _ in .unreachable(reason: "scripted") }
    }
    let session = SignUpSession(model: model)
    (self.script, self.session) = (script, session)
    harness = look.window(size: size, scale: scale) {
      ScrollView { SignUpView(session).padding(28) }.background(.background)
        .transformEnvironment(\.colorPalette) { $0 = palette ?? $0 }
    }
  }

  /// Lets so many frames of the drawings pass.
  func advance(_ frames: Int) {
    marbles.clock.advance(by: Marbles.frame * frames)
    harness.settle()
  }

  /// Types into a field in place of what is there.
  func enter(_ text: String, in field: String) {
    harness.tap("\(field) field")
    harness.press(.character("a"), modifiers: .command)
    harness.type(text)
  }

  /// Fills in what is valid.
  func fill(name: String = "eve") {
    enter(name, in: "name")
    enter("1234", in: "password")
    enter("1234", in: "repeated")
  }

  var nameVerdict: String? { harness.text(of: "User name verdict") }
  var passwordVerdict: String? { harness.text(of: "Password verdict") }
  var repeatedVerdict: String? { harness.text(of: "Repeat the password verdict") }
  var submission: String? { harness.text(of: "submission") }
  var isEnabled: Bool { harness.element("sign up")?.semantics.isEnabled != false }

  private final class Script {
    var asked: [String] = []
    var drafts: [SignUpDraft] = []
    var signUps: [String]

    init(_ signUps: [String]) { self.signUps = signUps }
  }
}
