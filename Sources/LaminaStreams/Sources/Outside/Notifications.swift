import Dispatch
public import Foundation

extension EventStream where Failure == Never, Value == Notification {
  /// The notifications under `name`, wherever they were posted, on the main actor.
  ///
  /// ```
  ///  post   ──a─────b──
  ///         ──a─────b──
  /// ```
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
