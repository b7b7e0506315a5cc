import Dispatch
public import Foundation
import Observation

extension EventStream where Value: Sendable {
  /// The elements of an asynchronous sequence; each subscriber iterates it in a task of its own.
  public static func from<Sequence: AsyncSequence & Sendable>(
    _ sequence: Sequence
  ) -> EventStream where Sequence.Element == Value, Sequence.Failure == Failure {
    .running { run in
      let mailbox = Mailbox<StreamEvent<Value, Failure>> { event in
        switch event {
        case .value(let value): run.send(value)
        case .end(let completion): run.end(completion)
        }
      }
      let task = Task.detached {
        do throws(Failure) {
          var iterator = sequence.makeAsyncIterator()
          while let value = try await iterator.next(isolation: nil) { mailbox.put(.value(value)) }
          mailbox.put(.end(.finished))
        } catch {
          mailbox.put(.end(.failed(error)))
        }
      }
      run.upstream.add(DisposeAction { mailbox.close() })
      run.upstream.add(OwnedTask(task))
    }
  }
}

extension EventStream where Failure == Never {
  /// What `value` reads of observable objects: now, and once a turn of the main actor after a change.
  public static func observing(_ value: @escaping () -> Value) -> EventStream {
    .running { run in ObservedReading(value, run).look() }
  }
}

/// What is read of observable objects for one run.
private final class ObservedReading<Value> {
  private let read: () -> Value
  private let run: Run<Value, Never>

  init(_ read: @escaping () -> Value, _ run: Run<Value, Never>) {
    (self.read, self.run) = (read, run)
  }

  func look() {
    guard !run.isOver else { return }
    let seen = withObservationTracking(read) { [self] in
      // Called before the change, on the thread of the change.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.look() } }
    }
    run.send(seen)
  }
}

extension EventStream where Failure == Never, Value == Notification {
  /// The notifications under `name`, wherever they were posted, on the main actor.
  public static func notifications(
    _ name: Notification.Name, object: AnyObject? = nil, center: NotificationCenter = .default
  ) -> EventStream {
    .running { run in
      let token = center.addObserver(forName: name, object: object, queue: nil) { note in
        // Unchecked: a notification is handed over to the main actor and not used here any more.
        nonisolated(unsafe) let note = note
        if Thread.isMainThread {
          MainActor.assumeIsolated { run.send(note) }
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated { run.send(note) } }
        }
      }
      run.upstream.add(DisposeAction { center.removeObserver(token) })
    }
  }
}
