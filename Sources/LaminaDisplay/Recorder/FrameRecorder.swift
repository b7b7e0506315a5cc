public import Foundation

/// Takes down what each frame of a window cost, in memory that does not grow.
///
/// ```swift
/// let recorder = FrameRecorder()
/// window.recorder = recorder
/// ...                                              // scroll
/// recorder.summary.main.p99                        // milliseconds of the main thread
/// recorder.summary.lateFrames
/// try recorder.recording.json().write(to: file)
/// ```
///
/// Any application made with Lamina does this when it is started with `LAMINA_FRAMES=overlay` or
/// `LAMINA_FRAMES_JSON=file`. A frame is late when it ends after the refresh for which it was made;
/// as long as nothing moves there are no frames, and no time counts.
///
/// Recording costs a frame seven readings of clocks, two for each pass over the views, and a few sums: 14
/// microseconds on a busy virtual machine, most of them for clocks. Without a recorder nothing is read or
/// summed. A recorder belongs to one window, and is used on its thread.
public final class FrameRecorder {
  /// The frames that are kept: of a longer recording, the latest.
  public let capacity: Int
  /// The seconds between two refreshes of the display.
  public var interval: TimeInterval
  /// The frames so far, kept or not.
  public private(set) var frameCount = 0
  /// Called before a part of a frame ends, so that virtual time can pass for it.
  package var willEnd: ((PartialKeyPath<FrameRecord>) -> Void)?

  private let clocks: FrameClocks
  private let origin: Int
  /// A ring, once it is full.
  private var ring: [FrameRecord] = []
  /// The frame under work, and the readings of the clocks at its beginning and latest step.
  private var current: (record: FrameRecord, thread: Int, wall: Int, step: Int)?
  /// What events have cost the main thread since the latest frame.
  private var eventTime = 0
  /// When the latest frame ended.
  private var latestEnd: Int?

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - capacity: how many frames are kept, about 400 bytes each; ten minutes without it.
  ///   - interval: seconds from refresh to refresh; a window sets it to its display's.
  ///   - clocks: what time is measured by.
  public init(
    capacity: Int = 36_000, interval: TimeInterval = 1.0 / 60, clocks: FrameClocks = .system
  ) {
    self.capacity = max(1, capacity)
    self.interval = interval
    self.clocks = clocks
    origin = clocks.wall()
    ring.reserveCapacity(self.capacity)
  }

  /// The frames that are kept, the oldest first.
  public var frames: [FrameRecord] { recent(capacity) }

  /// The latest `count` frames, the oldest of them first.
  public func recent(_ count: Int) -> [FrameRecord] {
    let count = min(max(0, count), ring.count)
    let first = frameCount - count
    return (0..<count).map { ring[(first + $0) % capacity] }
  }

  /// What the frames that are kept come to.
  public var summary: FrameSummary { FrameSummary(frames, interval: interval) }

  /// Nanoseconds since the recorder was made.
  package var elapsed: Int { clocks.wall() - origin }

  /// Nanoseconds since any moment, by the clock that frames are measured with.
  package var nanoseconds: @Sendable () -> Int { clocks.wall }

  /// Forgets every frame.
  public func reset() {
    ring.removeAll(keepingCapacity: true)
    frameCount = 0
    current = nil
    eventTime = 0
    latestEnd = nil
  }
}

// MARK: - Making frames

extension FrameRecorder {
  /// Does `body`, whose time counts towards the next frame: an event.
  public func event(_ body: () -> Void) {
    let before = clocks.thread()
    body()
    eventTime += clocks.thread() - before
  }

  /// Begins a frame, `delay` seconds after it was due.
  ///
  /// Of the delay counts what lies after the frame before: that has paid for the rest.
  public func begin(delay: TimeInterval = 0) {
    let thread = clocks.thread()
    let wall = clocks.wall()
    var record = FrameRecord()
    record.start = wall - origin
    record.delay = min(Self.nanoseconds(delay), latestEnd.map { wall - $0 } ?? .max)
    current = (record, thread, wall, wall)
  }

  /// Ends a part of the frame: what passed since the part before is written down as `part`.
  public func end(_ part: WritableKeyPath<FrameRecord, Int>) {
    guard let step = current?.step else { return }
    willEnd?(part)
    let now = clocks.wall()
    current?.record[keyPath: part] = now - step
    current?.step = now
  }

  /// Ends the frame; `complete` fills in what it did and showed.
  public func end(_ complete: (inout FrameRecord) -> Void) {
    guard let begun = current else { return }
    current = nil
    var record = begun.record
    record.main = clocks.thread() - begun.thread + eventTime
    let end = clocks.wall()
    record.wall = end - begun.wall
    record.number = frameCount + 1
    record.refreshesMissed = Self.refreshesMissed(
      after: record.delay + record.wall, interval: Self.nanoseconds(interval))
    eventTime = 0
    latestEnd = end
    complete(&record)
    storeRecord(record)
  }

  /// The latest frame is on the screen only since `instant`, by the clock of `nanoseconds`: a worker has
  /// painted it.
  package func shown(at instant: Int) {
    guard frameCount > 0 else { return }
    let index = (frameCount - 1) % capacity
    let wall = instant - origin - ring[index].start
    guard wall > ring[index].wall else { return }
    ring[index].wall = wall
    ring[index].refreshesMissed = Self.refreshesMissed(
      after: ring[index].delay + wall, interval: Self.nanoseconds(interval))
  }

  /// Does `body` between two frames, counted towards neither.
  package func exclude(_ body: () -> Void) {
    body()
    latestEnd = clocks.wall()
  }

  private func storeRecord(_ record: FrameRecord) {
    if ring.count < capacity {
      ring.append(record)
    } else {
      ring[frameCount % capacity] = record
    }
    frameCount += 1
  }

  /// Whole refreshes that pass between the one a frame was made for and its end.
  private static func refreshesMissed(after time: Int, interval: Int) -> Int {
    guard interval > 0, time > interval else { return 0 }
    return (time - 1) / interval
  }

  private static func nanoseconds(_ seconds: TimeInterval) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e6) * 1e9) : 0
  }
}
