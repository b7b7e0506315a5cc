import LaminaAPIModel

/// Reads parameters of the model as parameters of functions.
struct ParameterReader {
  private let owner: TypeID?

  init(owner: TypeID?) { self.owner = owner }

  /// The parameters of one place, without names yet.
  func read(
    _ parameters: [APIParameter], _ placement: CallParameter.Placement, _ graph: inout TypeGraph
  ) -> [CallParameter] {
    parameters.map { read($0, placement, &graph) }
  }

  private func read(
    _ parameter: APIParameter, _ placement: CallParameter.Placement, _ graph: inout TypeGraph
  ) -> CallParameter {
    let wish = SwiftWords(parameter.name).upper
    let type = type(parameter, wish, placement, &graph)
    var read = CallParameter(
      key: parameter.name, name: "", type: type, isRequired: parameter.isRequired,
      isRepeated: parameter.isRepeated && placement != .path && placement != .base,
      placement: placement, documentation: Self.words(parameter))
    if placement == .header, let brace = parameter.name.firstIndex(of: "{") {
      read.prefix = String(parameter.name[..<brace])
      read.isRequired = false
    }
    read.usualValue = parameter.types.first?.defaultValue
    if placement == .base || placement == .path, let values = parameter.types.first?.values,
      values.count == 1
    {
      read.usualValue = values[0]
    }
    return read
  }

  static func words(_ parameter: APIParameter) -> String? {
    let usual = parameter.types.first?.defaultValue.map { "It is `\($0)` if it is not given." }
    let name = parameter.displayName == parameter.name ? nil : parameter.displayName
    let words = [parameter.description ?? name, usual].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  private func type(
    _ parameter: APIParameter, _ wish: String, _ placement: CallParameter.Placement,
    _ graph: inout TypeGraph
  ) -> SwiftType {
    var types: [SwiftType] = []
    for type in parameter.types {
      let one = single(
        type, wish, parameter, placement, &graph, isAlone: parameter.types.count == 1)
      if !types.contains(one) { types.append(one) }
    }
    if types.count == 1 { return types[0] }
    if types.isEmpty || placement == .base { return .string }
    let names = NameScope.members(types.map { Self.word($0) })
    let options = zip(names, types).map { TypeOption(name: $0, type: $1) }
    return .named(
      graph.add(
        TypeDeclaration(
          owner: owner, wishes: [wish, wish + "Value"], documentation: parameter.description,
          shape: .alternatives(options))))
  }

  private static func word(_ type: SwiftType) -> String {
    switch type {
    case .int: "integer"
    case .double: "number"
    case .bool: "boolean"
    case .httpDate: "date"
    case .file: "file"
    case .named: "choice"
    default: "string"
    }
  }

  private func single(
    _ type: APIParameterType, _ wish: String, _ parameter: APIParameter,
    _ placement: CallParameter.Placement, _ graph: inout TypeGraph, isAlone: Bool
  ) -> SwiftType {
    if let values = type.values, values.count > 1 || placement != .base,
      let choices = Self.choices(type.kind, values)
    {
      if let known = graph.choices(choices) { return .named(known) }
      let wishes = isAlone ? [wish, wish + "Choice"] : [wish + "Choice"]
      return .named(
        graph.add(
          TypeDeclaration(
            owner: owner, wishes: wishes, documentation: parameter.description,
            shape: .choices(choices))))
    }
    switch type.kind {
    case .string: return .string
    case .number: return .double
    case .integer: return .int
    case .date: return .httpDate
    case .boolean: return .bool
    case .file: return placement == .field ? .file : .string
    }
  }

  private static func choices(_ kind: APIParameterType.Kind, _ values: [String]) -> TypeChoices? {
    var seen: Set<[UInt8]> = []
    let distinct = values.filter { seen.insert(Array($0.utf8)).inserted }
    switch kind {
    case .string: return distinct.isEmpty ? nil : TypeChoices(.string, distinct)
    case .integer:
      let numbers = distinct.compactMap { Int($0) }
      return numbers.isEmpty || numbers.count < distinct.count
        ? nil : TypeChoices(.int, numbers.map(String.init))
    case .number:
      let numbers = distinct.compactMap { Double($0) }.filter(\.isFinite)
      return numbers.isEmpty || numbers.count < distinct.count
        ? nil : TypeChoices(.double, numbers.map(\.description))
    case .date, .boolean, .file: return nil
    }
  }
}
