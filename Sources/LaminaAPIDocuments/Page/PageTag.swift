import LaminaAPIModel

/// A tag with the methods that have it, and the tags below it.
struct PageTag {
  /// A method with the name of its place.
  typealias Entry = (method: APIMethod, anchor: String, resource: APIResource)

  let title: String
  let anchor: String
  /// What is said of it; nil for a tag that is not declared, and for methods without one.
  let tag: APITag?
  let methods: [Entry]
  let inner: [PageTag]

  /// The tags in the order of their declarations, then those that are not declared, then what has none.
  static func all(
    of api: APIModel, _ pages: [PageResource], _ words: PageWords, _ anchors: inout Anchors
  ) -> [PageTag] {
    let all = pages.flatMap { page in page.methods.map { ($0.method, $0.anchor, page.resource) } }
    guard all.contains(where: { !$0.0.tags.isEmpty }) else { return [] }
    var methods: [String: [Entry]] = [:]
    for entry in all { for tag in entry.0.tags { methods[tag, default: []].append(entry) } }
    var tree = Tree(tags: api.tags, methods: methods)
    let declared = tree.roots(&anchors)
    let known = Set(api.tags.map(\.name))
    let others = names(in: all.flatMap(\.0.tags)).filter { !known.contains($0) }.map { name in
      PageTag(
        title: name, anchor: anchors.name("tag", name), tag: nil, methods: methods[name] ?? [],
        inner: [])
    }
    let rest = all.filter(\.0.tags.isEmpty)
    guard !rest.isEmpty else { return declared + others }
    let last = PageTag(
      title: words.otherMethods, anchor: anchors.name("tag", "others"), tag: nil, methods: rest,
      inner: [])
    return declared + others + [last]
  }

  private static func names(in all: [String]) -> [String] {
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// Tags below tags; one that stands below itself, or below none that is declared, is a root.
  private struct Tree {
    let tags: [APITag]
    let methods: [String: [Entry]]
    private var written: Set<String> = []

    init(tags: [APITag], methods: [String: [Entry]]) { (self.tags, self.methods) = (tags, methods) }

    mutating func roots(_ anchors: inout Anchors) -> [PageTag] {
      let names = Set(tags.map(\.name))
      let top = tags.filter { tag in tag.parent.map { !names.contains($0) } ?? true }
      let found = top.compactMap { page($0, &anchors) }
      return found + tags.compactMap { page($0, &anchors) }
    }

    private mutating func page(_ tag: APITag, _ anchors: inout Anchors) -> PageTag? {
      guard written.insert(tag.name).inserted else { return nil }
      let anchor = anchors.name("tag", tag.name)
      let inner = tags.filter { $0.parent == tag.name }.compactMap { page($0, &anchors) }
      let own = methods[tag.name] ?? []
      return PageTag(
        title: tag.summary ?? tag.name, anchor: anchor, tag: tag, methods: own, inner: inner)
    }
  }

  /// The tag and those below it.
  var withInner: [PageTag] { [self] + inner.flatMap(\.withInner) }
}
