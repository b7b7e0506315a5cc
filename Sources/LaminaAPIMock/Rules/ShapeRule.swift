import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// What values of a parameter must be that is written in a style, or as JSON.
struct ShapeRule: Sendable {
  let reading: ParameterReading
  let writing: ParameterWriting
  let schema: SchemaRule?
  let example: String?
  /// Whether it is one plain text, of which the types of the parameter say what they can.
  let isPlain: Bool
  private let name: String
  private let place: Place?

  /// The rule of a parameter's shape; nil for parameters that have none.
  init?(_ parameter: APIParameter, in place: ParameterPlace, _ book: inout SchemaBook) {
    guard let shape = parameter.shape else { return nil }
    name = parameter.name
    self.place = parameter.place
    example = shape.example
    schema = shape.schema.flatMap { SchemaRule($0, &book) }
    let value = shape.schema.flatMap { book.entry(for: $0.text, in: $0.place?.file ?? "").value }
    let outline = SchemaOutline(value, resolve: book.resolver)
    reading = ParameterReading(parameter.name, in: place, shape.writing, outline)
    writing = ParameterWriting(parameter.name, in: place, shape.writing)
    isPlain = Self.isPlain(shape.writing, value) && parameter.types.count == 1
  }

  private static func isPlain(
    _ writing: APIParameterShape.Writing, _ schema: JSONValue?
  ) -> Bool {
    guard case .styled(let style, _) = writing, style == .simple || style == .form else {
      return false
    }
    return ["string", "integer", "number", "boolean"].contains(schema?["type"]?.string)
  }

  /// The faults of the fields that were sent, none of which is another's.
  func violations(of fields: [ParameterField], in part: Violation.Part) -> [Violation] {
    do {
      let values = try reading.values(fields)
      guard let schema, let first = values.first else { return [] }
      let faults = schema.violations(of: first, in: part, below: name)
      let isOther = values.dropFirst().contains { schema.schema.accepts($0) }
      return isOther ? [] : faults
    } catch {
      return [Violation(part, name, error.description, at: place)]
    }
  }

  /// The fields of an example, or of a value that is made for the schema.
  var exampleFields: [ParameterField] {
    let made = exampleValue ?? (try? schema?.schema.generate(seed: 1))
    return writing.fields(made ?? .text(example ?? "a"))
  }

  /// The example as the schema takes it: JSON, or a text.
  private var exampleValue: JSONValue? {
    guard let example else { return nil }
    let choices = [try? JSONValue(parsing: example), JSONValue.text(example)].compactMap(\.self)
    return choices.first { schema?.schema.accepts($0) ?? true }
  }
}
