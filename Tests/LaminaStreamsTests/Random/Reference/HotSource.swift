/// A source that goes on whether or not somebody listens, and keeps the last `limit` values.
final class HotSource {
  enum Event {
    case value(String)
    case end(completed: Bool)
  }

  private let limit: Int
  private var kept: [String] = []
  private var listeners: [Machine] = []
  private(set) var ended: Bool?
  private var waiting: [Event] = []
  private var isTelling = false

  init(keeping limit: Int = 0) { self.limit = limit }

  func attach(_ machine: Machine) {
    if ended == nil { listeners.append(machine) }
    let wasTelling = isTelling
    isTelling = true
    for value in kept { machine.emit(value) }
    if let ended { machine.finish(ended) }
    if !wasTelling { tellAll() }
  }

  /// Reports `event` to all subscribers, after what is being reported now.
  func happen(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    tellAll()
  }

  private func tellAll() {
    while !waiting.isEmpty { tell(waiting.removeFirst()) }
    isTelling = false
  }

  private func tell(_ event: Event) {
    guard ended == nil else { return }
    let told = listeners
    switch event {
    case .value(let value):
      kept = Array((kept + [value]).suffix(limit))
      for machine in told { machine.emit(value) }
    case .end(let completed):
      ended = completed
      listeners = []
      for machine in told { machine.finish(completed) }
    }
  }
}
