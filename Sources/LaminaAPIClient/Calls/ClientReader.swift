import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

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
    let short = SwiftWords(
      method.operationID ?? ([method.name.lowercased()] + path.words).joined(separator: " "))
    let names = path.parameters.map(\.name).filter { $0 != "mediaTypeExtension" }
    let words = names.map { SwiftWords($0).upper }.joined(separator: "And")
    let by = names.isEmpty || method.operationID != nil ? "" : "By" + words
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
    let wish = SwiftKeywords.functions.contains(wish) ? wish + "Call" : wish
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
    let headers = method.headers.filter { !Self.ownHeaders.contains($0.name.lowercased()) }
    var all = read(path.parameters, .path, type)
    all += read(path.baseParameters(of: method), .base, type)
    all += read(Self.distinct(method.queryParameters), .query, type)
    all += read(Self.distinct(headers), .header, type)
    all += read(Self.distinct(method.cookies), .cookie, type)
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

  /// The parameters of one place: those of a shape of their own by their schemas.
  private mutating func read(
    _ parameters: [APIParameter], _ placement: CallParameter.Placement, _ owner: TypeID
  ) -> [CallParameter] {
    var read: [CallParameter] = []
    for parameter in parameters {
      if let shape = parameter.shape, ShapedParameter.isNeeded(parameter, shape, placement) {
        read.append(shaped(parameter, shape, placement, owner))
      } else {
        read += ParameterReader(owner: owner).read([parameter], placement, &schemas.graph)
      }
    }
    return read
  }

  private mutating func shaped(
    _ parameter: APIParameter, _ shape: APIParameterShape, _ placement: CallParameter.Placement,
    _ owner: TypeID
  ) -> CallParameter {
    let wish = SwiftWords(parameter.name).upper
    let type = shape.schema.map { schemas.type(of: $0, in: owner, wishes: [wish, wish + "Value"]) }
    var read = CallParameter(
      key: parameter.name, name: "", type: type?.wrapped ?? .json,
      isRequired: parameter.isRequired, placement: placement,
      documentation: ParameterReader.words(parameter))
    read.writing = shape.writing
    return read
  }

  /// Headers that the client writes itself.
  private static let ownHeaders: Set = ["content-length", "content-type", "host", "connection"]

  private static func distinct(_ parameters: [APIParameter]) -> [APIParameter] {
    var seen: Set<String> = []
    return parameters.filter { seen.insert($0.name).inserted }
  }
}

/// Tells parameters whose shape counts from those that one plain text says wholly.
private enum ShapedParameter {
  private static let scalars: Set = ["string", "integer", "number", "boolean"]

  static func isNeeded(
    _ parameter: APIParameter, _ shape: APIParameterShape, _ placement: CallParameter.Placement
  ) -> Bool {
    guard case .styled(let style, let isExploded) = shape.writing else { return true }
    let schema = shape.schema.flatMap { try? JSONValue(parsing: $0.text) }
    let isScalar = schema?["type"]?.string.map(scalars.contains) == true
    if isScalar, !parameter.isRepeated { return style != .simple && style != .form }
    let items = schema?["items"]?["type"]?.string.map(scalars.contains) == true
    return !(parameter.isRepeated && items && placement == .query && style == .form && isExploded)
  }
}
