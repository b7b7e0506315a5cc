import LaminaDisplay
import Testing

@Suite("The mailbox")
struct MailboxTests {
  @Test("wakes once until it is drained, and only for urgent results")
  func wakesOnce() {
    let wakes = Counter()
    let mailbox = JobResults<Int> { wakes.increment() }
    mailbox.post(1, isUrgent: { false })
    #expect(wakes.count == 0)
    mailbox.post(2)
    mailbox.post(3)
    #expect(wakes.count == 1)
    #expect(mailbox.drain() == [1, 2, 3])
    mailbox.post(4)
    #expect(wakes.count == 2)
  }

  @Test("wakes nobody while the collector waits itself")
  func attended() {
    let wakes = Counter()
    let mailbox = JobResults<Int> { wakes.increment() }
    #expect(mailbox.drain(attending: true).isEmpty)
    mailbox.post(1)
    #expect(wakes.count == 0 && mailbox.drain() == [1])
    mailbox.post(2)
    #expect(wakes.count == 1)
  }
}
