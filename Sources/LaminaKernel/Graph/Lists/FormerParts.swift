/// The parts of a source that another one has replaced.
@MainActor
final class FormerParts {
  private let source: any ViewSource
  /// All of them by id, made when one is not near where it is looked for.
  private lazy var parts = Dictionary(
    (0..<source.partCount).lazy.map { [source] in (source.id(ofPart: $0), $0) },
    uniquingKeysWith: { first, _ in first })
  /// How far from its number a part is looked for before all are.
  private static let reach = 64

  init(_ source: any ViewSource) { self.source = source }

  var count: Int { source.partCount }

  /// Whether a part was there, with a view; looked for near `part`, its number in the source after, and
  /// farther away if `reach`, the number of parts added or removed, is not 0.
  func hadView(_ id: AnyHashable, near part: Int, reach: Int) -> Bool {
    number(of: id, near: part, reach: reach).map(source.mayHaveView) ?? false
  }

  private func number(of id: AnyHashable, near part: Int, reach: Int) -> Int? {
    let first = max(0, part - Self.reach)
    let end = min(count, part + Self.reach + 1)
    if first < end, let near = (first..<end).first(where: source.matcher(of: id)) {
      return near
    }
    return reach == 0 ? nil : parts[id]
  }
}
