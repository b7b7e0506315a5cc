import Foundation
import LaminaDrawing

/// Which caller waits for what, and what is to be done next: a state machine without threads.
///
/// Every change returns the steps that follow from it, to be taken outside of the lock.
struct FlightTable {
  enum Step {
    case begin(number: UInt64, URL, ImageLoadPriority)
    case stop(any ByteTransfer)
    case move(any ByteTransfer, ImageLoadPriority)
    case notify([@Sendable (ImageLoadEvent) -> Void], ImageLoadEvent)
  }

  let limits: ImageLimits
  let transfersPerHost: Int
  var kept: KeptBytes
  private(set) var statistics = SharedImageLoader.Statistics()
  private var flights: [UInt64: Flight] = [:]
  private var numbers: [URL: UInt64] = [:]
  /// Which flight an asker belongs to.
  private var places: [UInt64: UInt64] = [:]
  private var running: [String: Int] = [:]
  private var lastNumber: UInt64 = 0

  init(limits: ImageLimits, transfersPerHost: Int, byteBudget: Int) {
    self.limits = limits
    self.transfersPerHost = max(1, transfersPerHost)
    kept = KeptBytes(budget: byteBudget)
  }

  // MARK: Askers

  /// Adds an asker; the first for a URL makes the flight.
  mutating func ask(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
  ) -> (asker: UInt64, steps: [Step]) {
    let asker = makeNumber()
    let number = numbers[url] ?? makeFlight(url)
    statistics.shared += numbers[url] == nil ? 0 : 1
    numbers[url] = number
    places[asker] = number
    let before = flights[number]?.priority
    flights[number]?.askers[asker] = Flight.Asker(priority: priority, onEvent: onEvent)
    guard let flight = flights[number] else { return (asker, []) }
    if !flight.isRunning { return (asker, startNext(on: flight.host)) }
    guard before != flight.priority, let transfer = flight.transfer else { return (asker, []) }
    return (asker, [.move(transfer, flight.priority)])
  }

  mutating func setPriority(_ priority: ImageLoadPriority, of asker: UInt64) -> [Step] {
    guard let number = places[asker], let before = flights[number]?.priority else { return [] }
    flights[number]?.askers[asker]?.priority = priority
    guard let flight = flights[number], flight.priority != before, let transfer = flight.transfer
    else { return [] }
    return [.move(transfer, flight.priority)]
  }

  /// Removes an asker; the last one takes the flight along.
  mutating func cancel(_ asker: UInt64) -> [Step] {
    guard let number = places.removeValue(forKey: asker) else { return [] }
    flights[number]?.askers[asker] = nil
    guard let flight = flights[number], flight.askers.isEmpty else { return [] }
    statistics.cancelled += 1
    return end(flight)
  }

  // MARK: Transfers

  /// Takes in the transfer of a flight that was begun; one that no caller wants now is stopped.
  mutating func began(_ number: UInt64, _ transfer: any ByteTransfer) -> [Step] {
    guard flights[number] != nil else { return [.stop(transfer)] }
    flights[number]?.transfer = transfer
    return []
  }

  mutating func receive(_ event: ByteTransferEvent, for number: UInt64) -> [Step] {
    guard let flight = flights[number] else { return [] }
    switch event {
    case .answered(let expected):
      flights[number]?.expected = expected
      if let expected, expected > limits.bytes { return fail(flight, tooMany(expected, flight)) }
      return progress(of: number)
    case .received(let bytes):
      let count = flight.bytes.count + bytes.count
      statistics.bytesReceived += bytes.count
      if count > limits.bytes { return fail(flight, tooMany(count, flight)) }
      flights[number]?.bytes.append(bytes)
      return progress(of: number)
    case .ended: return finish(flight)
    case .failed(let error): return fail(flight, error)
    }
  }

  private func progress(of number: UInt64) -> [Step] {
    guard let flight = flights[number] else { return [] }
    return [.notify(flight.listeners, .progress(flight.progress))]
  }

  private func tooMany(_ bytes: Int, _ flight: Flight) -> ImageLoadingError {
    .tooManyBytes(url: flight.url, bytes: bytes, limit: limits.bytes)
  }

  private mutating func finish(_ flight: Flight) -> [Step] {
    if let expected = flight.expected, flight.bytes.count < expected {
      return fail(
        flight,
        .truncated(url: flight.url, received: flight.bytes.count, expected: expected))
    }
    kept.storeBytes(flight.bytes, of: flight.url)
    statistics.loaded += 1
    let source = ImageSource.data(flight.bytes, name: flight.url.shown)
    var ended = flight
    ended.transfer = nil
    return [.notify(flight.listeners, .loaded(source))] + end(ended)
  }

  private mutating func fail(_ flight: Flight, _ error: ImageLoadingError) -> [Step] {
    statistics.failed += 1
    return [.notify(flight.listeners, .failed(error))] + end(flight)
  }

  /// Removes a flight, stops its transfer and gives its place to the next.
  private mutating func end(_ flight: Flight) -> [Step] {
    flights[flight.number] = nil
    numbers[flight.url] = nil
    for asker in flight.askers.keys { places[asker] = nil }
    guard flight.isRunning else { return [] }
    running[flight.host, default: 1] -= 1
    if running[flight.host] == 0 { running[flight.host] = nil }
    return (flight.transfer.map { [.stop($0)] } ?? []) + startNext(on: flight.host)
  }

  // MARK: Order

  /// Begins what is wanted most on a host, while it has places.
  private mutating func startNext(on host: String) -> [Step] {
    var steps: [Step] = []
    while running[host, default: 0] < transfersPerHost, let next = nextFlight(on: host) {
      flights[next.number]?.isRunning = true
      running[host, default: 0] += 1
      statistics.begun += 1
      steps.append(.begin(number: next.number, next.url, next.priority))
    }
    return steps
  }

  /// The most urgent that waits; among equals the oldest.
  private func nextFlight(on host: String) -> Flight? {
    flights.values.filter { !$0.isRunning && $0.host == host }
      .min { a, b in a.priority == b.priority ? a.number < b.number : a.priority > b.priority }
  }

  private mutating func makeFlight(_ url: URL) -> UInt64 {
    let number = makeNumber()
    let host = "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)"
    flights[number] = Flight(number: number, url: url, host: host)
    return number
  }

  private mutating func makeNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }
}
