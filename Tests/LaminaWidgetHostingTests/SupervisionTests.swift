import Testing

@testable import LaminaWidgetHosting

@Suite("What becomes of a widget's process")
struct SupervisionTests {
  @Test("It is started when it is shown, and once")
  func show() {
    var supervision = WidgetSupervision()
    var step: WidgetSupervision.Step?
    step = supervision.show(at: 0)
    #expect(step == .start)
    step = supervision.show(at: 1)
    #expect(step == nil)
    #expect(supervision.deadline == nil)
  }

  @Test("The first picture may take longer than the later ones")
  func firstAnswer() {
    var supervision = shown()
    var step: WidgetSupervision.Step?
    supervision.asked(at: 10)
    #expect(supervision.deadline == 15)
    step = supervision.look(at: 14.9)
    #expect(step == nil)
    supervision.answered()
    #expect(supervision.deadline == nil)
    supervision.asked(at: 20)
    step = supervision.look(at: 21.9)
    #expect(step == nil)
    step = supervision.look(at: 22)
    #expect(step == .end(.tooSlow))
  }

  @Test(
    "It may say that it is done without drawing, but not before it has drawn for the first time")
  func handled() {
    var supervision = shown()
    supervision.asked(at: 10)
    supervision.handled()
    #expect(supervision.deadline == 15)
    supervision.answered()
    supervision.asked(at: 20)
    supervision.handled()
    #expect(supervision.deadline == nil)
  }

  @Test("Another process in its place has the time of a first one")
  func restart() {
    var supervision = shown()
    supervision.answered()
    supervision.asked(at: 10)
    let step = supervision.restart(at: 11)
    #expect(step == .start)
    supervision.asked(at: 11)
    #expect(supervision.deadline == 16)
  }

  @Test("More questions do not give more time")
  func moreQuestions() {
    var supervision = shown()
    var step: WidgetSupervision.Step?
    supervision.asked(at: 10)
    for second in 11..<15 { supervision.asked(at: Double(second)) }
    step = supervision.look(at: 15)
    #expect(step == .end(.tooSlow))
  }

  @Test("Each failure doubles the pause, up to five minutes")
  func backOff() {
    var supervision = shown()
    var step: WidgetSupervision.Step?
    var now = 0.0
    var pauses: [Double] = []
    for _ in 0..<12 {
      supervision.ended(.crashed(signal: 11), at: now)
      let next = supervision.deadline ?? now
      pauses.append(next - now)
      step = supervision.look(at: next - 0.01)
      #expect(step == nil)
      step = supervision.look(at: next)
      #expect(step == .start)
      now = next
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
  }

  @Test("One that lived for a minute is a healthy one that fails for the first time")
  func health() {
    var supervision = shown()
    var step: WidgetSupervision.Step?
    supervision.ended(.exited(1), at: 1)
    step = supervision.look(at: 2)
    #expect(step == .start)
    supervision.ended(.exited(1), at: 3)
    #expect(supervision.deadline == 5)
    step = supervision.look(at: 5)
    #expect(step == .start)
    supervision.ended(.exited(1), at: 65)
    #expect(supervision.failures == 1)
    #expect(supervision.deadline == 66)
  }

  @Test("One that is done is not started again, until it is shown again")
  func finished() {
    var supervision = shown()
    var step: WidgetSupervision.Step?
    supervision.ended(.finished, at: 1)
    #expect(supervision.phase == .off)
    #expect(supervision.deadline == nil)
    step = supervision.show(at: 2)
    #expect(step == .start)
  }

  @Test("A dismissed one is ended, also while it waits for its next start")
  func dismissed() {
    var supervision = shown()
    var step: WidgetSupervision.Step?
    step = supervision.dismiss()
    #expect(step == .end(.dismissed))
    supervision.ended(.dismissed, at: 1)
    #expect(supervision.deadline == nil)
    supervision = shown()
    supervision.ended(.crashed(signal: 6), at: 1)
    step = supervision.dismiss()
    #expect(step == nil)
    step = supervision.look(at: 100)
    #expect(step == nil)
  }

  @Test("What comes after the end changes nothing")
  func late() {
    var supervision = shown()
    _ = supervision.dismiss()
    let off = supervision
    supervision.asked(at: 1)
    supervision.answered()
    supervision.ended(.crashed(signal: 9), at: 2)
    #expect(supervision == off)
  }

  private func shown() -> WidgetSupervision {
    var supervision = WidgetSupervision()
    _ = supervision.show(at: 0)
    return supervision
  }
}
