import LaminaAPIModel
import LaminaJSON

extension OpenAPIReader {
  /// The answers with a status; one that stands for any is no answer of the model.
  func responses(_ value: JSONValue?) -> [APIResponse] {
    (value?.object?.distinct ?? []).compactMap { member in
      Int(member.key).map { response($0, member.value) }
    }
  }

  private func response(_ status: Int, _ value: JSONValue) -> APIResponse {
    var response = APIResponse(status: status)
    let isImplied = value["x-raml-description"] != nil
    response.description = isImplied ? nil : value["description"]?.string
    response.headers = HeaderOrder.sorted(ParameterReader.fields(value["headers"]), value)
    response.bodies = bodies(value["content"])
    return response
  }

  func bodies(_ content: JSONValue?) -> [APIBody] {
    (content?.object?.distinct ?? []).map { member in
      var body = APIBody(mediaType: member.key)
      let schema = member.value["schema"]
      body.description = member.value["x-raml-description"]?.string
      body.example = (member.value["x-raml-example"] ?? member.value["example"]).map(PlainText.of)
      if let schema, schema["x-raml-form"] == true {
        body.formParameters = ParameterReader.properties(schema)
      } else if let schema {
        body.schema = SchemaReader(document).schema(schema)
      }
      return body
    }
  }
}
