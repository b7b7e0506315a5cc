import Lamina
import LaminaAPI

/// What a method takes and answers.
struct MethodPage: View {
  let method: APIMethod
  let path: APIPath

  var body: some View {
    Text("\(method.name) \(path.resource.uri)").font(.body.monospaced()).bold()
    if let description = method.description { Text(description) }
    facts
    ParameterTable(title: "In the path", parameters: path.parameters)
    ParameterTable(title: "In the query", parameters: method.queryParameters)
    ParameterTable(title: "In the head", parameters: method.headers)
    ForEach(method.bodies, id: \.mediaType) { BodyPart(title: "Body", content: $0) }
    ForEach(method.responses, id: \.status) { ResponsePart(response: $0) }
  }

  private var facts: some View {
    let schemes = method.securedBy.map { $0.scheme ?? "nothing" }
    let words = [
      method.protocols.map(\.rawValue).joined(separator: " or "),
      schemes.isEmpty ? "" : "needs " + schemes.joined(separator: " or "),
    ]
    return Text(words.filter { !$0.isEmpty }.joined(separator: "; ")).font(.caption)
      .foregroundStyle(.secondary)
  }
}

/// Parameters of one place: name, what it may be, what it is for.
private struct ParameterTable: View {
  let title: String
  let parameters: [APIParameter]

  var body: some View {
    if !parameters.isEmpty {
      VStack(alignment: .leading, spacing: 6) {
        Text(title).font(.headline)
        ForEach(parameters, id: \.name) { parameter in
          FieldRow(
            name: parameter.name, kind: Self.kind(parameter), words: parameter.description, depth: 0
          )
        }
      }
    }
  }

  private static func kind(_ parameter: APIParameter) -> String {
    let types = parameter.types.map { type in
      ([type.kind.rawValue] + rules(type)).joined(separator: " ")
    }
    let demand = parameter.isRequired ? ", required" : ""
    return types.joined(separator: " or ") + (parameter.isRepeated ? ", repeated" : "") + demand
  }

  private static func rules(_ type: APIParameterType) -> [String] {
    let bounds = [
      type.minimum.map { "from \($0.formatted())" }, type.maximum.map { "to \($0.formatted())" },
    ]
    let values = type.values.map { "of " + $0.joined(separator: ", ") }
    return (bounds + [values, type.defaultValue.map { "else \($0)" }]).compactMap(\.self)
  }
}

/// A name with what it may be, and what it is for.
private struct FieldRow: View {
  let name: String
  let kind: String
  let words: String?
  let depth: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(name).font(.callout.monospaced())
        Text(kind).font(.caption).foregroundStyle(.secondary)
      }
      if let words { Text(words).font(.caption) }
    }
    .padding(.leading, CGFloat(depth) * 14)
  }
}

/// An answer: its status, its head, its bodies.
private struct ResponsePart: View {
  let response: APIResponse

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Divider()
      Text("Status \(response.status)").font(.headline)
      if let description = response.description { Text(description) }
      ParameterTable(title: "Its head", parameters: response.headers)
      ForEach(response.bodies, id: \.mediaType) { BodyPart(title: "Its body", content: $0) }
    }
  }
}

/// A body: its schema as fields, or its form, and its example.
private struct BodyPart: View {
  let title: String
  let content: APIBody

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(title): \(content.mediaType)").font(.callout).bold()
      ParameterTable(title: "Its fields", parameters: content.formParameters)
      ForEach(fields, id: \.number) { field in
        FieldRow(name: field.name, kind: field.kind, words: field.words, depth: field.depth)
      }
      if let example = content.example {
        Text(example.trimmingCharacters(in: .whitespacesAndNewlines))
          .font(.caption.monospaced())
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
      }
    }
  }

  private struct Field {
    let number: Int
    let name: String
    let kind: String
    let words: String?
    let depth: Int
  }

  /// The fields of the schema in one list, each with its depth.
  private var fields: [Field] {
    var reader = SchemaReader()
    guard let schema = content.schema,
      let root = reader.field(schema.name ?? "schema", of: schema)
    else { return [] }
    var fields: [Field] = []
    func add(_ field: SchemaField, _ depth: Int) {
      let rules = ([field.type] + field.rules).joined(separator: " ")
      fields.append(
        Field(
          number: fields.count, name: field.name,
          kind: rules + (field.isRequired ? ", required" : ""), words: field.description,
          depth: depth))
      for inner in field.fields { add(inner, depth + 1) }
    }
    add(root, 0)
    return fields
  }
}
