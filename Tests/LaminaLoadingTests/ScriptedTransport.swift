import Foundation
import LaminaLoading
import Synchronization

/// A transport in the test's hands: it notes what is begun and cancelled, and reports what the test
/// wants.
final class ScriptedTransport: ByteTransport {
  private struct State {
    var begun: [URL] = []
    var open: [URL: @Sendable (ByteTransferEvent) -> Void] = [:]
    var cancelled: [URL] = []
    var priorities: [URL: ImageLoadPriority] = [:]
  }

  let schemes: Set<String> = ["http"]
  private let state = Mutex(State())

  /// In order.
  var begun: [URL] { state.withLock { $0.begun } }
  var cancelled: [URL] { state.withLock { $0.cancelled } }
  var openCount: Int { state.withLock { $0.open.count } }
  func priority(of url: URL) -> ImageLoadPriority? { state.withLock { $0.priorities[url] } }

  func begin(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ByteTransferEvent) -> Void
  ) -> any ByteTransfer {
    state.withLock { state in
      state.begun.append(url)
      state.open[url] = onEvent
      state.priorities[url] = priority
    }
    return Transfer(url: url, transport: self)
  }

  /// Has the transfer of `url` tell something; the last event of it closes it.
  func tell(_ event: ByteTransferEvent, for url: URL) {
    let listener = state.withLock { state in
      switch event {
      case .ended, .failed: state.open.removeValue(forKey: url)
      case .answered, .received: state.open[url]
      }
    }
    listener?(event)
  }

  /// Sends all of a picture.
  func send(_ bytes: Data, for url: URL) {
    tell(.answered(expected: bytes.count), for: url)
    tell(.received(bytes), for: url)
    tell(.ended, for: url)
  }

  private struct Transfer: ByteTransfer {
    let url: URL
    let transport: ScriptedTransport

    func cancel() {
      transport.state.withLock { state in
        state.cancelled.append(url)
        state.open[url] = nil
      }
    }

    func setPriority(_ priority: ImageLoadPriority) {
      transport.state.withLock { $0.priorities[url] = priority }
    }
  }
}

/// What a load reported, in order.
final class Log: Sendable {
  private let state = Mutex<[ImageLoadEvent]>([])
  var events: [ImageLoadEvent] { state.withLock { $0 } }
  func note(_ event: ImageLoadEvent) { state.withLock { $0.append(event) } }
}

extension SharedImageLoader {
  /// Asks, and notes what is reported.
  func ask(
    _ url: URL, _ priority: ImageLoadPriority = .normal
  ) -> (load: any ImageLoad, log: Log) {
    let log = Log()
    return (load(url, priority: priority) { log.note($0) }, log)
  }
}

/// A URL on a made-up host.
func picture(_ name: String, host: String = "pictures.test") -> URL {
  URL(string: "http://\(host)/\(name)") ?? URL(fileURLWithPath: name)
}
