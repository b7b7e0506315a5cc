import DreamsViews
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaStreams
import LaminaTesting
import LaminaViews
import SignUpDesk
import SignUpForms
import SignUpViews
import Testing

/// How the form looks, by day and by night, wide and narrow; that nothing keeps people from using it.
struct SignUpLookTests {
  nonisolated enum Time: String, CaseIterable, Sendable { case day, night }

  private func form(_ time: Time, scale: CGFloat, size: CGSize) -> ScriptedForm {
    filled(
      ScriptedForm(
        names: ["eve": "(n|)"], size: size, scale: scale,
        palette: time == .day ? .light : .night))
  }

  private func form(_ look: WindowLook, scale: CGFloat) -> ScriptedForm {
    let size = CGSize(width: 820, height: 700)
    return filled(ScriptedForm(names: ["eve": "(n|)"], size: size, scale: scale, look: look))
  }

  private func filled(_ form: ScriptedForm) -> ScriptedForm {
    form.enter("eve", in: "name")
    form.enter("1234", in: "password")
    form.enter("12", in: "repeated")
    form.advance(1)
    var report = ServerReport()
    for name in ["e", "ev", "eve"] { _ = report.began("GET /users/\(name)") }
    report.ended(1, .cancelled)
    report.ended(2, .failed)
    form.session.report.value = report
    return form
  }

  @Test(arguments: Time.allCases, [("wide", 820.0, 480.0), ("narrow", 400.0, 860.0)])
  func `It looks as its reference`(_ time: Time, _ shape: (String, Double, Double)) throws {
    let form = form(time, scale: 0.25, size: CGSize(width: shape.1, height: shape.2))
    try form.harness.expectPicture(
      "\(shape.0)-\(time)", by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  @Test(arguments: [WindowLook.night, .contrast])
  func `It looks as its reference as the desktop asks`(_ look: WindowLook) throws {
    try form(look, scale: 0.25).harness.expectPicture(
      "desktop-\(look)", by: WindowLook.comparison)
  }

  @Test(arguments: WindowLook.allCases)
  func `Nothing keeps people from using it as the desktop asks`(_ look: WindowLook) {
    let findings = form(look, scale: 2).harness.accessibilityFindings(page: "Sign-up")
    #expect(findings.map(\.description) == [])
  }

  @Test(arguments: [WindowLook.night, .contrast])
  func `A switch shows what a start shows`(_ look: WindowLook) {
    let (switched, fresh) = (form(.day, scale: 1).harness, form(look, scale: 1).harness)
    switched.graph.follow(look.system)
    for harness in [switched, fresh] { harness.advance(by: 0.5) }
    #expect(switched.picture().hasSamePixels(as: fresh.picture()))
  }

  @Test(arguments: Time.allCases, [640.0, 1_000])
  func `Nothing keeps people from using it`(_ time: Time, _ width: Double) {
    let form = form(time, scale: 2, size: CGSize(width: width, height: 700))
    let findings = form.harness.accessibilityFindings(page: "Sign-up")
    #expect(findings.isEmpty)
  }
}
