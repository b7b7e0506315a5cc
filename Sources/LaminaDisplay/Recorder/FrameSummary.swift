public import Foundation

/// What many frames come to.
public struct FrameSummary: Codable, Hashable, Sendable {
  /// How a figure is spread over frames, in milliseconds.
  ///
  /// `p99` is the smallest figure that 99 of 100 frames do not exceed, and so on.
  public struct Spread: Codable, Hashable, Sendable {
    /// The figure that half of the frames do not exceed.
    public var p50 = 0.0
    /// The figure that 90 of 100 frames do not exceed.
    public var p90 = 0.0
    /// The figure that 99 of 100 frames do not exceed.
    public var p99 = 0.0
    /// The largest figure of all frames.
    public var max = 0.0

    /// Of times in nanoseconds.
    init(_ times: [Int]) {
      let ordered = times.sorted()
      guard let last = ordered.last else { return }
      func part(_ percent: Int) -> Double {
        Double(ordered[(ordered.count * percent + 99) / 100 - 1]) / 1e6
      }
      (p50, p90, p99, max) = (part(50), part(90), part(99), Double(last) / 1e6)
    }
  }

  /// A main thread that runs longer for one frame is late on displays of 120 Hz.
  public static let shortInterval = 1.0 / 120

  /// The frames summed up.
  public var frames: Int
  /// Seconds from refresh to refresh.
  public var interval: TimeInterval
  /// How long something moved, in seconds: a refresh for each frame and for each one missed.
  public var duration: TimeInterval
  /// How long the main thread ran for a frame.
  public var main: Spread
  /// How long a frame took, waiting included.
  public var wall: Spread
  /// Frames that were seen later than they were made for.
  public var lateFrames: Int
  /// Frames for which the main thread ran longer than ``shortInterval``.
  public var framesOverShortInterval: Int
  /// By how much frames came late: milliseconds in each second in which something moved.
  public var hitchTime: Double
  /// Frames with visible layers that showed nothing.
  public var blankFrames: Int
  /// The visible layers that showed nothing, summed up over all frames.
  public var blankLayers: Int
  /// The visible layers that showed a placeholder, summed up over all frames.
  public var placeholderLayers: Int
  /// Counted work of all frames.
  public var work: FrameWork

  /// Sums up `frames`, shown every `interval` seconds.
  public init(_ frames: [FrameRecord], interval: TimeInterval) {
    let missed = frames.reduce(0) { $0 + $1.refreshesMissed }
    let short = Int(Self.shortInterval * 1e9)
    self.frames = frames.count
    self.interval = interval
    duration = TimeInterval(frames.count + missed) * interval
    main = Spread(frames.map(\.main))
    wall = Spread(frames.map(\.wall))
    lateFrames = frames.count(where: \.isLate)
    framesOverShortInterval = frames.count { $0.main > short }
    hitchTime = frames.isEmpty ? 0 : 1_000 * Double(missed) / Double(frames.count + missed)
    blankFrames = frames.count { $0.blankLayers > 0 }
    blankLayers = frames.reduce(0) { $0 + $1.blankLayers }
    placeholderLayers = frames.reduce(0) { $0 + $1.placeholderLayers }
    work = frames.reduce(into: FrameWork()) { $0 += $1.work }
  }

  /// Frames in each second in which something moved.
  public var framesPerSecond: Double { duration > 0 ? Double(frames) / duration : 0 }

  private enum CodingKeys: String, CodingKey {
    case frames
    case interval = "interval_s"
    case duration = "duration_s"
    case main = "main_ms"
    case wall = "wall_ms"
    case lateFrames = "late_frames"
    case framesOverShortInterval = "frames_over_8_33_ms"
    case hitchTime = "hitch_ms_per_s"
    case blankFrames = "blank_frames"
    case blankLayers = "blank_layers"
    case placeholderLayers = "placeholder_layers"
    case work
  }
}

extension FrameWork: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: FrameKey.self)
    for (key, figure) in FrameWork.keyed {
      self[keyPath: figure] = try values.decodeIfPresent(Int.self, forKey: FrameKey(key)) ?? 0
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: FrameKey.self)
    for (key, figure) in FrameWork.keyed {
      try values.encode(self[keyPath: figure], forKey: FrameKey(key))
    }
  }
}

/// A key in JSON.
struct FrameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }
}
