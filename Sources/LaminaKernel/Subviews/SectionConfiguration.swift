/// One of the sections of a content, to be placed by the view that was given the content.
///
/// Views that are in no section are sections without a header, as many as stand next to each other.
public struct SectionConfiguration: Identifiable {
  /// What distinguishes a section from the others.
  public struct ID: Hashable {
    /// Where the section is in the content; nil for views that are in none.
    let path: ViewPath?
    /// The first view, where that is all that there is to know it by.
    let key: RowKey?
    /// Which piece it is of a section that others inside of it take apart.
    let piece: Int
  }

  public let id: ID
  /// What stands above the rows; nothing for a section without a header.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// What stands below the rows; nothing for a section without a footer.
  public let footer: SubviewsCollection

  /// - Parameters:
  ///   - runs: how many views of which kind there are, one after the other.
  ///   - source: what they are views of.
  ///   - pieces: how many pieces of each section there were before, by where the sections are.
  fileprivate init(
    _ runs: [(kind: RowKind, numbers: Range<Int>)], of source: SubviewSource,
    _ pieces: inout [ViewPath: Int]
  ) {
    func views(_ kind: RowKind) -> SubviewsCollection {
      let own = runs.filter { $0.kind == kind }.map(\.numbers)
      guard let first = own.first, let last = own.last else {
        return SubviewsCollection(source: source, numbers: 0..<0)
      }
      return SubviewsCollection(source: source, numbers: first.lowerBound..<last.upperBound)
    }
    header = views(.header)
    content = views(.row)
    footer = views(.footer)
    let first = runs[0].numbers.lowerBound
    let path = source.list.sectionPath(of: first)
    let piece = path.map { pieces[$0, default: 0] } ?? 0
    if let path { pieces[path] = piece + 1 }
    id = ID(path: path, key: path == nil ? source.list.key(first) : nil, piece: piece)
  }

  /// The sections of a content, in order.
  static func all(of source: SubviewSource) -> [SectionConfiguration] {
    var sections: [[(kind: RowKind, numbers: Range<Int>)]] = []
    var (number, last) = (0, Range<Int>?.none)
    source.list.eachRun { count, kind, section in
      if sections.isEmpty || section != last { sections.append([]) }
      sections[sections.count - 1].append((kind, number..<number + count))
      number += count
      last = section
    }
    var pieces: [ViewPath: Int] = [:]
    return sections.map { SectionConfiguration($0, of: source, &pieces) }
  }
}
