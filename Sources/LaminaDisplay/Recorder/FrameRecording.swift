public import Foundation

/// A recording as a value: what a file of frames holds.
///
/// ```
/// {"format": 1, "title": "Gallery",
///  "summary": {"late_frames": 0, "main_ms": {"p50": 0.4, "p99": 1.9, ...}, ...},
///  "frames": {"number": [1, 2, ...], "main_ns": [412034, 398211, ...], ...}}
/// ```
///
/// A key says its unit: `_ns`, `_ms`, `_s`, `_pt` (points), `bytes_`; all others are counts. Frames
/// lie in columns, the oldest first; `number` begins above 1 when earlier frames were not kept.
public struct FrameRecording: Hashable, Sendable {
  /// The version of the keys.
  public static let format = 1

  /// Of the window.
  public var title: String
  public var summary: FrameSummary
  public var frames: [FrameRecord]

  public init(title: String = "", frames: [FrameRecord], interval: TimeInterval) {
    self.title = title
    self.frames = frames
    summary = FrameSummary(frames, interval: interval)
  }

  /// The recording as JSON, keys in alphabetical order.
  public func json() throws -> Data { try Self.json([self]) }

  /// Several recordings as one JSON object: `{"windows": [...]}` unless it is one.
  public static func json(_ recordings: [FrameRecording]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let only = recordings.first, recordings.count == 1 { return try encoder.encode(only) }
    return try encoder.encode(["windows": recordings])
  }
}

extension FrameRecorder {
  /// Everything that is kept, as a value to write to a file.
  public func recording(title: String = "") -> FrameRecording {
    FrameRecording(title: title, frames: frames, interval: interval)
  }
}

extension FrameRecording: Codable {
  private enum CodingKeys: String, CodingKey { case format, title, summary, frames }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(title, forKey: .title)
    try values.encode(summary, forKey: .summary)
    var columns = values.nestedContainer(keyedBy: FrameKey.self, forKey: .frames)
    for (key, figure) in FrameRecord.integers {
      try columns.encode(frames.map { $0[keyPath: figure] }, forKey: FrameKey(key))
    }
    for (key, figure) in FrameRecord.decimals {
      try columns.encode(frames.map { $0[keyPath: figure] }, forKey: FrameKey(key))
    }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values,
        debugDescription: "Frames of format \(format) cannot be read, only \(Self.format).")
    }
    title = try values.decode(String.self, forKey: .title)
    summary = try values.decode(FrameSummary.self, forKey: .summary)
    let columns = try values.nestedContainer(keyedBy: FrameKey.self, forKey: .frames)
    var frames = Array(repeating: FrameRecord(), count: summary.frames)
    for (key, figure) in FrameRecord.integers {
      try Self.read(key, figure, columns: columns, &frames)
    }
    for (key, figure) in FrameRecord.decimals {
      try Self.read(key, figure, columns: columns, &frames)
    }
    self.frames = frames
  }

  /// Hands out a column; one that is not there, of an older recording, stays as it is.
  private static func read<Value: Decodable>(
    _ key: String, _ figure: WritableKeyPath<FrameRecord, Value>,
    columns: KeyedDecodingContainer<FrameKey>, _ frames: inout [FrameRecord]
  ) throws {
    let key = FrameKey(key)
    guard let column = try columns.decodeIfPresent([Value].self, forKey: key) else { return }
    guard column.count == frames.count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: columns,
        debugDescription: "There are \(frames.count) frames, but \(column.count) of this figure.")
    }
    for (index, value) in column.enumerated() { frames[index][keyPath: figure] = value }
  }
}
