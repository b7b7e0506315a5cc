/// The guides that an item may set: it spares the walk through a subtree where none is set.
package struct GuideSet: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first and the last baseline of text.
  package static let baselines = GuideSet(rawValue: 1)
  /// All guides but the baselines.
  package static let others = GuideSet(rawValue: 2)
  /// Any guide.
  package static let all: GuideSet = [.baselines, .others]

  /// The set that holds `keys` at least.
  init(_ keys: [AlignmentKey]) {
    self = keys.reduce(into: []) { $0.insert($1.baseline == nil ? .others : .baselines) }
  }

  /// Whether the guide under `key` may be set.
  package func contains(_ key: AlignmentKey) -> Bool {
    contains(key.baseline == nil ? .others : .baselines)
  }
}
