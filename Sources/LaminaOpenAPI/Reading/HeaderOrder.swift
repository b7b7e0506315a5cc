import LaminaAPIModel

/// Headers and those named by patterns, in the order of the model.
enum HeaderOrder {
  static func sorted(_ plain: [APIParameter], _ part: DocumentPart) -> [APIParameter] {
    let all = plain + ParameterReader.fields(part["x-raml-header-pattern"])
    let order = OpenAPIReader.texts(part["x-raml-header-order"])
    return order.isEmpty ? all : order.compactMap { name in all.first { $0.name == name } }
  }
}
