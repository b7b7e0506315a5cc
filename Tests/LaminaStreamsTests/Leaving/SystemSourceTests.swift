import Dispatch
import Foundation
import LaminaStreams
import LaminaTesting
import Observation
import Testing

/// Sources that are the system's: dispatch, notifications, observation.
///
/// Tests wait for what they asked for, never for a time.
@Suite struct SystemSourceTests {
  @Test func `A dispatch source tells what it has added up`() async {
    let box = SourceBox()
    let stream = EventStream<UInt, Never>.dispatchSource { queue in
      let source = DispatchSource.makeUserDataAddSource(queue: queue)
      box.source = source
      return source
    }
    var iterator = stream.values.makeAsyncIterator()
    box.source?.add(data: 2)
    box.source?.add(data: 3)
    #expect(await iterator.next() == 5)
    box.source?.add(data: 4)
    #expect(await iterator.next() == 4)
  }

  @Test func `A dispatch source is cancelled with its run, and each run has its own`() async {
    let leaks = LeakCounter()
    var made: [any DispatchSourceUserDataAdd] = []
    leaks.measure {
      let stream = EventStream<UInt, Never>.dispatchSource { queue in
        let source = DispatchSource.makeUserDataAddSource(queue: queue)
        made.append(source)
        return source
      }
      let tokens = (0..<2).map { _ in stream.subscribe { _ in } }
      #expect(made.map(\.isCancelled) == [false, false])
      tokens[0].dispose()
      #expect(made.map(\.isCancelled) == [true, false])
      tokens[1].dispose()
    }
    #expect(made.map(\.isCancelled) == [true, true])
    #expect(leaks.alive == 0)
  }

  @Test func `Notifications of a name, of an object, until disposed of`() async {
    let center = NotificationCenter()
    let (name, object) = (Notification.Name("changed"), NSObject())
    let stream = EventStream<Notification, Never>.notifications(
      name, object: object, center: center
    ).map { $0.userInfo?["n"] as? Int ?? 0 }
    var iterator = stream.values.makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: object)
    center.post(name: name, object: NSObject(), userInfo: ["n": 1])
    center.post(name: name, object: object, userInfo: ["n": 2])
    center.post(name: name, object: object, userInfo: ["n": 3])
    #expect(await iterator.next() == 2)
    #expect(await iterator.next() == 3)
  }

  @Test func `A notification posted on another thread arrives on the main actor`() async {
    let center = NotificationCenter()
    let name = Notification.Name("elsewhere")
    let stream = EventStream<Notification, Never>.notifications(name, center: center).map { _ in
      MainActor.assertIsolated()
      return true
    }
    var iterator = stream.values.makeAsyncIterator()
    await Task.detached { center.post(name: name, object: nil) }.value
    #expect(await iterator.next() == true)
  }

  @Test func `What is observed is read now, and once a turn after changes`() async {
    let model = Model()
    let stream = EventStream<Int, Never>.observing { model.count }
    var iterator = stream.values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.count = 1
    model.count = 2
    #expect(await iterator.next() == 2)
    model.count = 3
    #expect(await iterator.next() == 3)
  }

  @Test func `What was not read does not matter, and a run that is over is not kept by the model`()
  {
    let model = Model()
    let leaks = LeakCounter()
    var heard: [Int] = []
    leaks.measure {
      let token = EventStream<Int, Never>.observing { model.count }.subscribe { heard.append($0) }
      model.other = 1
      token.dispose()
    }
    #expect(heard == [0])
    #expect(leaks.alive == 0)
  }

  @Test func `A failure of values is thrown as itself, after the values before it`() async {
    let stream = EventStream<Int, MarbleError>.from([1, 2]).concat(.fail(MarbleError()))
    var heard: [Int] = []
    do throws(MarbleError) {
      for try await value in stream.values { heard.append(value) }
      Issue.record("it ended without the failure")
    } catch {
      #expect(error == MarbleError())
    }
    #expect(heard == [1, 2])
  }
}

/// Holds the source that a stream makes.
private final class SourceBox {
  var source: (any DispatchSourceUserDataAdd)?
}

@Observable private final class Model {
  var count = 0
  var other = 0
}
