package import LaminaGeometry

/// One column of a lazy vertical grid, or row of a horizontal one: where it is and how long.
package struct GridItemTrack: Hashable, Sendable {
  package var start: CGFloat
  package var length: CGFloat
  package var alignment: Alignment

  package init(start: CGFloat, length: CGFloat, alignment: Alignment) {
    self.start = start
    self.length = length
    self.alignment = alignment
  }

  package var end: CGFloat { start + length }
}

extension GridItem {
  /// No more lines than these come of one grid.
  private static let limit = 1_000

  /// Returns the tracks of `items` in `length`; the first begins at zero.
  ///
  /// ```
  /// left = length - spacing between items - fixed items
  /// for each other item, in order:
  ///   it is offered an equal share of what is left
  ///   flexible: takes the share within its bounds     adaptive: takes the share
  /// then adaptive items are divided: as many lines of the minimum as fit, as long as they become
  /// ```
  ///
  /// SwiftUI does this twice, the second time with the sum of the first, so that items overflow
  /// further than their bounds ask for; here once is enough. Where no length is given, items are as
  /// short as they may be.
  package static func tracks(_ items: [GridItem], in length: CGFloat?) -> [GridItemTrack] {
    let items = items.isEmpty ? [GridItem()] : Array(items.prefix(limit))
    var position: CGFloat = 0
    var tracks: [GridItemTrack] = []
    for (item, share) in zip(items, shares(items, in: length)) {
      let (count, each) = item.divided(share)
      for _ in 0..<min(count, limit - tracks.count) {
        tracks.append(
          GridItemTrack(start: position, length: each, alignment: item.alignment ?? .center))
        position += each + item.distance
      }
    }
    return tracks
  }

  /// What each item takes.
  private static func shares(_ items: [GridItem], in length: CGFloat?) -> [CGFloat] {
    let length = length.flatMap { $0.isFinite ? $0 : nil }
    var left = length ?? 0
    for item in items.dropLast() { left -= item.distance }
    for item in items { left -= item.fixedLength ?? 0 }
    var waiting = items.count { $0.fixedLength == nil }
    return items.map { item in
      if let fixed = item.fixedLength { return fixed }
      let share = length == nil ? 0 : max(0, left / CGFloat(waiting))
      let taken = item.taken(of: share)
      (left, waiting) = (left - taken, waiting - 1)
      return taken
    }
  }

  private var distance: CGFloat {
    guard let spacing, spacing.isFinite else { return ViewSpacing.standard }
    return spacing
  }

  private var fixedLength: CGFloat? {
    guard case .fixed(let length) = size else { return nil }
    return length.isFinite ? max(0, length) : 0
  }

  /// What the item takes of its share before it is divided.
  private func taken(of share: CGFloat) -> CGFloat {
    switch size {
    case .fixed: fixedLength ?? 0
    case .flexible(let minimum, let maximum):
      max(minimum.asMinimum(0), min(share, maximum.asMaximum))
    case .adaptive(let minimum, _): max(minimum.asMinimum(1), share)
    }
  }

  /// The lines that come of a length, and how long each is.
  private func divided(_ length: CGFloat) -> (count: Int, each: CGFloat) {
    guard case .adaptive(let minimum, let maximum) = size else { return (1, length) }
    let least = minimum.asMinimum(1)
    let pitch = max(1, least + distance)
    // A rounding error of an earlier division must not cost a line.
    let fitting = ((length + distance) / pitch + 1e-9).rounded(.down)
    let count = Int(min(max(fitting, 1), CGFloat(Self.limit)))
    let each = (length - CGFloat(count - 1) * distance) / CGFloat(count)
    return (count, max(least, min(each, maximum.asMaximum)))
  }
}

extension CGFloat {
  fileprivate func asMinimum(_ least: CGFloat) -> CGFloat {
    isFinite ? Swift.max(least, self) : least
  }

  fileprivate var asMaximum: CGFloat { isNaN ? .infinity : Swift.max(0, self) }
}
