public import LaminaAPIModel
public import LaminaAPISource

/// One page of HTML with all that a caller of an API needs to know.
///
/// ```swift
/// try APIPage(document.model()).html.write(toFile: "api.html", atomically: true, encoding: .utf8)
/// ```
/// It needs no network and no script: these only add a search, and a switch from light to dark. The names of
/// its parts (`#get-ads-types`) stay the same as long as the model's do.
public struct APIPage: Sendable {
  /// The text of the page.
  public let html: String

  /// Writes a page.
  ///
  /// - Parameters:
  ///   - api: what it is about.
  ///   - language: that of the page's own words; nil is that of the model.
  ///   - canCall: whether methods can be called from the page, at the base URI or where the page comes from.
  ///   - loader: reads the files that schemas refer to.
  /// - Complexity: O(model); some 100 ms for GitHub's API of 2013.
  public init(
    _ api: APIModel, language: PageWords.Language? = nil, canCall: Bool = true,
    loader: (any SourceLoader)? = nil
  ) {
    let words = PageWords(language ?? PageWords.language(of: api))
    var writer = PageWriter(api, words, canCall: canCall, loader)
    writer.write()
    html = writer.out.text
  }
}

/// Writes the parts of a page, from its beginning to its end.
struct PageWriter {
  let api: APIModel
  let words: PageWords
  let resources: [PageResource]
  let webhooks: [PageResource]
  /// The places of methods by their own names.
  let operations: [String: String]
  /// The tags with their methods; none if no method has one.
  let tags: [PageTag]
  var out = HTMLWriter()
  var anchors = Anchors()
  let names: PageNames
  var reader: SchemaReader
  /// What was written, for links to it.
  var written = WrittenParts()
  /// What is being written: the name of a schema or a scheme, or a method with its URI.
  var place = ""
  let canCall: Bool
  private let targets: CallTargets

  init(
    _ api: APIModel, _ words: PageWords, canCall: Bool, _ loader: (any SourceLoader)?
  ) {
    self.canCall = canCall
    targets = CallTargets(api)
    self.api = api
    self.words = words
    reader = SchemaReader(api.schemas, loader)
    var anchors = Anchors()
    names = PageNames(api, words, &anchors)
    resources = api.paths.map { PageResource($0, &anchors) }
    webhooks = APIModel(title: "", resources: api.webhooks).paths.map {
      PageResource($0, &anchors, "webhook")
    }
    let methods = resources.flatMap(\.withInner).flatMap(\.methods)
    operations = Dictionary(
      methods.compactMap { entry in entry.method.operationID.map { ($0, entry.anchor) } }
    ) { first, _ in first }
    tags = PageTag.all(of: api, resources.flatMap(\.withInner), words, &anchors)
    self.anchors = anchors
  }

  mutating func write() {
    out.add(own: "<!doctype html>")
    out.open("html", ("lang", words.language.rawValue))
    head()
    out.open("body")
    header()
    contents()
    out.open(
      "main", ("data-base", canCall ? targets.base : nil),
      ("data-path", canCall ? targets.path : nil), ("data-copy", words.copy),
      ("data-copied", words.copied), ("data-link", words.link),
      ("data-send", canCall ? words.send : nil))
    overview()
    sections(of: tags)
    for resource in resources { write(resource) }
    for hook in webhooks { write(hook, canCall: false) }
    schemes()
    schemas()
    templates()
    out.close("main")
    out.add(own: "<script>\(PageScript.text)</script>")
    if canCall { out.add(own: "<script>\(CallScript.text)</script>") }
    out.close("body")
    out.close("html")
  }

  private mutating func head() {
    out.open("head")
    out.add(own: "<meta charset=\"utf-8\">")
    out.open(
      "meta", ("http-equiv", "Content-Security-Policy"), ("content", contentSecurityPolicy))
    out.open("meta", ("name", "viewport"), ("content", "width=device-width, initial-scale=1"))
    out.add("title", title)
    out.add(own: "<style>\(PageStyle.text)</style>")
    out.close("head")
  }

  /// Nothing runs but the page's own scripts, and nothing is called but the API.
  private var contentSecurityPolicy: String {
    let scripts = [PageScript.hash] + (canCall ? [CallScript.hash] : [])
    let calls =
      canCall ? "connect-src \((["'self'"] + targets.origins).joined(separator: " ")); " : ""
    return "default-src 'none'; style-src '\(PageStyle.hash)'; "
      + "script-src \(scripts.map { "'\($0)'" }.joined(separator: " ")); \(calls)"
      + "img-src data: https:; base-uri 'none'; form-action 'none'"
  }

  var title: String { api.title + (api.version.map { " " + $0 } ?? "") }

  private mutating func header() {
    out.add("header") { [words, title] out in
      out.add("a", title, ("class", "title"), ("href", "#overview"))
      out.open(
        "input", ("type", "search"), ("id", "search"), ("placeholder", words.search + " (/)"),
        ("aria-label", words.search), ("data-nothing", words.nothingFound), ("hidden", ""))
      out.add(
        "button", "◐", ("id", "theme"), ("type", "button"), ("title", words.theme),
        ("aria-label", words.theme), ("hidden", ""))
    }
  }
}

/// A resource with the names of its places.
struct PageResource {
  let path: APIPath
  let anchor: String
  let methods: [(method: APIMethod, anchor: String)]
  let inner: [PageResource]

  var resource: APIResource { path.resource }

  init(_ path: APIPath, _ anchors: inout Anchors, _ kind: String = "resource") {
    self.path = path
    let resource = path.resource
    anchor = anchors.name(kind, resource.uri)
    methods = resource.methods.map { ($0, anchors.name($0.name, resource.uri)) }
    inner = path.inner.map { PageResource($0, &anchors, kind) }
  }
}

/// The names of places that several parts of the page lead to.
struct PageNames {
  let sections: [String]
  let schemes: [String: String]
  let schemas: [String: String]
  let templates: [APITemplate.Kind: [String: String]]

  init(_ api: APIModel, _ words: PageWords, _ anchors: inout Anchors) {
    for own in ["overview", "search", "theme", "contents"] { _ = anchors.name(own) }
    sections = api.documentation.map { anchors.name("about", $0.title) }
    schemes = Self.table(api.securitySchemes.map(\.name)) { anchors.name("security", $0) }
    schemas = Self.table(api.schemas.compactMap(\.name)) { anchors.name("schema", $0) }
    var templates: [APITemplate.Kind: [String: String]] = [:]
    for template in api.templates {
      templates[template.kind, default: [:]][template.name] =
        anchors.name(template.kind == .trait ? "trait" : "type", template.name)
    }
    self.templates = templates
  }

  private static func table(
    _ names: [String], _ anchor: (String) -> String
  ) -> [String: String] {
    Dictionary(names.map { ($0, anchor($0)) }) { first, _ in first }
  }
}
