/// The parts of a field, in the orders in which a person goes through them.
nonisolated struct SegmentOrder: Hashable, Sendable {
  /// As they are written: digits go on so.
  let written: [DatePart]
  /// As they are seen, from left to right: arrow keys go so.
  let seen: [DatePart]

  /// No parts.
  init() { (written, seen) = ([], []) }

  /// The parts of patterns side by side.
  init(_ patterns: [DatePattern], isMirrored: Bool) {
    written = patterns.flatMap(\.pieces).compactMap(\.segment)
    let runs = patterns.flatMap(\.runs)
    seen = (isMirrored ? runs.reversed() : runs).flatMap { $0 }.compactMap(\.segment)
  }
}
