import LaminaAPIModel
import LaminaAPISource

/// What a client is written from: its types, its calls, and how its base URI is made.
struct ClientParts {
  var api: APIModel
  var graph: TypeGraph
  var calls: [ClientCall]
  var schemes: [ClientScheme]
  /// The parameters of the base URI.
  var base: [CallParameter]
  var notes: [SwiftClientNote]
}

/// Reads a client from a model.
struct ClientReader {
  let api: APIModel
  var schemas: SchemaTypes
  private(set) var schemes: [ClientScheme] = []
  private var functions: Set<[String]> = []

  init(_ api: APIModel, _ loader: (any SourceLoader)?) {
    self.api = api
    schemas = SchemaTypes(api.schemas, loader)
  }

  mutating func read() -> ClientParts {
    schemes = SchemeReader.schemes(of: api)
    var base = ParameterReader(owner: nil).read(api.baseParameters, .base, &schemas.graph)
    Self.name(&base, reserved: ["base", "transport", "credential"])
    var calls: [ClientCall] = []
    for path in api.allPaths {
      for method in path.resource.methods { calls.append(call(method, path)) }
    }
    schemas.graph.box()
    return ClientParts(
      api: api, graph: schemas.graph, calls: calls, schemes: schemes, base: base,
      notes: schemas.notes)
  }

  /// Gives parameters their names, those whose key is one first.
  static func name(_ parameters: inout [CallParameter], reserved: Set<String>) {
    let names = NameScope.members(parameters.map { $0.prefix ?? $0.key }, reserved: reserved)
    for index in parameters.indices { parameters[index].name = names[index] }
  }

  // MARK: Calls

  private mutating func call(_ method: APIMethod, _ path: APIPath) -> ClientCall {
    let short = SwiftWords(([method.name.lowercased()] + path.words).joined(separator: " "))
    let names = path.parameters.map(\.name).filter { $0 != "mediaTypeExtension" }
    let words = names.map { SwiftWords($0).upper }.joined(separator: "And")
    let by = names.isEmpty ? "" : "By" + words
    let type = schemas.graph.add(TypeDeclaration(wishes: [short.upper + by], shape: .call))
    let schemeNames = method.securedBy.compactMap(\.scheme).filter { name in
      schemes.contains { $0.key == name }
    }
    let parameters = parameters(of: method, path, type, schemeNames)
    let bodies = bodies(method.bodies, in: type, ["Body"])
    let responses = responses(of: method, schemeNames, in: type)
    return ClientCall(
      method: method.name, uri: path.resource.uri,
      name: function(short.lower, parameters), type: type,
      documentation: method.description ?? path.resource.description, parameters: parameters,
      bodies: bodies, responses: responses, schemes: schemeNames,
      isOpen: method.securedBy.contains { $0.scheme == nil },
      isSecure: method.protocols == [.https])
  }

  /// A name that no other function with the same labels has.
  private mutating func function(_ wish: String, _ parameters: [CallParameter]) -> String {
    let labels = parameters.filter { $0.placement == .path && $0.isRequired }.map(\.name)
    var name = wish
    var number = 2
    while !functions.insert([name] + labels).inserted {
      name = "\(wish)\(number)"
      number += 1
    }
    return name
  }

  private mutating func parameters(
    of method: APIMethod, _ path: APIPath, _ type: TypeID, _ schemeNames: [String]
  ) -> [CallParameter] {
    let reader = ParameterReader(owner: type)
    let headers = method.headers.filter { !Self.ownHeaders.contains($0.name.lowercased()) }
    var all = reader.read(path.parameters, .path, &schemas.graph)
    all += reader.read(path.baseParameters(of: method), .base, &schemas.graph)
    all += reader.read(Self.distinct(method.queryParameters), .query, &schemas.graph)
    all += reader.read(Self.distinct(headers), .header, &schemas.graph)
    let proven = Set(
      schemes.filter { schemeNames.contains($0.key) }.flatMap(\.parameters).map {
        $0.key.lowercased()
      })
    for index in all.indices where all[index].placement == .header {
      if proven.contains(all[index].key.lowercased()) { all[index].isRequired = false }
    }
    Self.name(&all, reserved: SwiftKeywords.parameters)
    return all
  }

  /// Headers that the client writes itself.
  private static let ownHeaders: Set = ["content-length", "content-type", "host", "connection"]

  private static func distinct(_ parameters: [APIParameter]) -> [APIParameter] {
    var seen: Set<String> = []
    return parameters.filter { seen.insert($0.name).inserted }
  }
}
