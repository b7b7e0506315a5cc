import LaminaContentTypes
import LaminaGeometry
import LaminaPrograms

/// The programs to which items can be handed: other Lamina programs that ask for such, and those that open such files.
nonisolated struct SharePrograms: Sendable {
  /// More are not read through by anybody.
  private static let most = 8
  private let surroundings: DesktopSurroundings

  init(_ surroundings: DesktopSurroundings) { self.surroundings = surroundings }

  /// Those for some items with their pictures, found off the main thread.
  @concurrent func programs(
    for items: [ShareItem]
  ) async -> [(program: Program, picture: URL?)] {
    let table = ProgramTable(surroundings)
    let types = Self.mediaTypes(of: items)
    guard !types.isEmpty else { return [] }
    let asking = table.all().filter { program in
      program.sharedTypes.contains { types.contains($0) }
    }
    var seen: Set<String> = []
    let found = (asking + table.programs(for: types)).filter { seen.insert($0.id).inserted }
    return found.prefix(Self.most).map { ($0, $0.pictureFile(in: surroundings)) }
  }

  /// The types as which all of the items can be opened, the most specific first.
  private static func mediaTypes(of items: [ShareItem]) -> [String] {
    let all = items.map { item in item.types.flatMap(mediaTypes) }
    guard let first = all.first else { return [] }
    var seen: Set<String> = []
    return first.filter { type in
      all.allSatisfy { $0.contains(type) } && seen.insert(type).inserted
    }
  }

  private static func mediaTypes(of type: UTType) -> [String] {
    if type.conforms(to: .url) { return ["x-scheme-handler/https"] }
    let own = type.preferredMIMEType.map { [$0] } ?? []
    return type.conforms(to: .plainText) ? own + ["text/plain"] : own
  }
}
