/// The names of declared types: each one's own, and the way to it from the client.
struct TypeNames {
  private var own: [TypeID: String] = [:]
  private var paths: [TypeID: String] = [:]
  private(set) var inner: [TypeID?: [TypeID]] = [:]

  init(_ parts: ClientParts, client: String) {
    let graph = parts.graph
    for id in graph.ids where !Self.isOpen(graph[id]) {
      inner[graph[id].owner, default: []].append(id)
    }
    var scope = NameScope(reserved: SwiftKeywords.types.union([client]))
    for id in inner[nil] ?? [] { set(id, scope.take(graph[id].wishes), in: "") }
    let top = Set(own.values).union(SwiftKeywords.types).union([client])
    let fixed = Dictionary(uniqueKeysWithValues: parts.calls.map { ($0.type, Self.fixedNames($0)) })
    for id in inner[nil] ?? [] {
      name(inside: id, graph, top.union(fixed[id] ?? []))
    }
  }

  private static func isOpen(_ type: TypeDeclaration) -> Bool {
    if case .open = type.shape { true } else { false }
  }

  /// Names of types that calls write for their answers.
  private static func fixedNames(_ call: ClientCall) -> Set<String> {
    Set(call.responses.flatMap { [$0.bodyTypeName, $0.headersTypeName] })
  }

  private mutating func name(inside outer: TypeID, _ graph: TypeGraph, _ reserved: Set<String>) {
    guard let inside = inner[outer], let path = paths[outer], let outerName = own[outer] else {
      return
    }
    let reserved = reserved.union([outerName])
    var scope = NameScope(reserved: reserved)
    for id in inside { set(id, scope.take(graph[id].wishes), in: path + ".") }
    for id in inside { name(inside: id, graph, reserved) }
  }

  private mutating func set(_ id: TypeID, _ name: String, in path: String) {
    own[id] = name
    paths[id] = path + SwiftName.escaped(name)
  }

  /// The name of a declared type.
  func name(of id: TypeID) -> String { SwiftName.escaped(own[id] ?? "JSON") }

  /// A type as it stands in code.
  func text(_ type: SwiftType) -> String {
    switch type {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .json: "JSON"
    case .data, .bytes: "Data"
    case .timestamp, .httpDate: "Date"
    case .dateOnly: "DateOnly"
    case .timeOnly: "TimeOnly"
    case .dateTimeOnly: "DateTimeOnly"
    case .file: "File"
    case .array(let type): "[\(text(type))]"
    case .map(let type): "[String: \(text(type))]"
    case .optional(let type): text(type) + "?"
    case .named(let id): paths[id] ?? "JSON"
    }
  }
}
