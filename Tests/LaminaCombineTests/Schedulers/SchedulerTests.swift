import Dispatch
import Foundation
import LaminaCombine
import Synchronization
import Testing

@Suite struct SchedulerTests {
  @Test("Strides of a queue are whole nanoseconds")
  func queueStrides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(Stride.seconds(0.5).magnitude == 500_000_000)
    #expect(Stride.milliseconds(3).magnitude == 3_000_000)
    #expect(Stride.microseconds(3).magnitude == 3_000)
    #expect(Stride.nanoseconds(3).magnitude == 3)
    #expect((1.5 as Stride) == .milliseconds(1500))
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride(.milliseconds(4)) == .milliseconds(4))
    #expect(Stride.seconds(.max).magnitude == .max)
    #expect(Stride.seconds(1) + .milliseconds(1) == .milliseconds(1001))
    #expect(Stride.milliseconds(1) < .seconds(1))
  }

  @Test("Strides of a run loop and of an operation queue are seconds")
  func loopStrides() {
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(500).timeInterval == 0.5)
    #expect(OperationQueue.SchedulerTimeType.Stride.seconds(2).timeInterval == 2)
    #expect((1.5 as RunLoop.SchedulerTimeType.Stride).timeInterval == 1.5)
    #expect((2 as OperationQueue.SchedulerTimeType.Stride).timeInterval == 2)
  }

  @Test("The distance to a moment that is centuries away is as long as there are numbers for")
  func distantMoments() {
    let soon = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 10_000))
    let never = DispatchQueue.SchedulerTimeType(.distantFuture)
    #expect(soon.distance(to: never) == .nanoseconds(.max))
    #expect(never.distance(to: soon) == .nanoseconds(-.max))
  }

  @Test("Moments of a queue are counted with")
  func queueMoments() {
    let now = DispatchQueue.main.now
    let later = now.advanced(by: .seconds(3))
    #expect(now.distance(to: later) == .seconds(3))
    #expect(later.distance(to: now) == .seconds(-3))
    #expect(now < later)
  }

  @Test("The immediate scheduler works in the call")
  func immediate() {
    var count = 0
    ImmediateScheduler.shared.schedule { count += 1 }
    ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now) { count += 1 }
    _ = ImmediateScheduler.shared.schedule(
      after: ImmediateScheduler.shared.now, interval: .seconds(1)
    ) { count += 1 }
    #expect(count == 3)
  }

  private func fulfilled(_ begin: (@escaping @Sendable () -> Void) -> Any?) async {
    let kept = Kept()
    await withCheckedContinuation { continuation in
      kept.value = begin { continuation.resume() }
    }
  }
  private final class Kept { var value: Any? }

  @Test("A queue does work, now and later")
  func queue() async {
    let queue = DispatchQueue(label: "test")
    await fulfilled { done in
      queue.schedule { done() }
      return nil
    }
    await fulfilled { done in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { done() }
      return nil
    }
    let count = Atomic(0)
    await fulfilled { done in
      queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        if count.wrappingAdd(1, ordering: .relaxed).newValue == 2 { done() }
      }
    }
  }

  @Test("An operation queue does work, now and later")
  func operations() async {
    let queue = OperationQueue()
    await fulfilled { done in
      queue.schedule { done() }
      return nil
    }
    await fulfilled { done in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { done() }
      return nil
    }
    let count = Atomic(0)
    await fulfilled { done in
      queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        if count.wrappingAdd(1, ordering: .relaxed).newValue == 2 { done() }
      }
    }
  }

  @Test("The main run loop does work that another thread gives it")
  func mainLoop() async {
    await fulfilled { done in
      RunLoop.main.schedule { done() }
      return nil
    }
  }

  @Test("A run loop does work in its turns")
  func loop() {
    var count = 0
    let loop = RunLoop.current
    loop.schedule { count += 1 }
    loop.schedule(after: loop.now) { count += 1 }
    let token = loop.schedule(after: loop.now, interval: .milliseconds(1)) { count += 1 }
    let end = Date(timeIntervalSinceNow: 30)
    while count < 4, Date() < end {
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
    #expect(count >= 4)
    token.cancel()
  }
}
