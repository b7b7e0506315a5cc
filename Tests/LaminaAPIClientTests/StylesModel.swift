import LaminaAPI

/// An API with a parameter of each style in each place, and bodies that are bytes.
enum StylesModel {
  private struct Row {
    let name: String
    let place: String
    let more: String
    let kind: String
  }

  private static let kinds = [
    "List": "{type: array, items: {type: integer}}",
    "Object":
      "{type: object, additionalProperties: false, required: [a, b], properties: {a: {type: integer}, b: {type: string}}}",
    "Value": "{type: integer}",
    "Either": "{anyOf: [{type: boolean}, {type: array, items: {type: integer}}]}",
  ]

  private static var rows: [Row] {
    var rows: [Row] = []
    func add(_ place: String, _ style: String, _ isExploded: Bool, _ kinds: [String]) {
      for kind in kinds {
        let name = "\(place)\(style.prefix(1).uppercased())\(style.dropFirst())\(kind)"
        rows.append(
          Row(
            name: name + (isExploded ? "Exploded" : ""), place: place,
            more: "style: \(style), explode: \(isExploded)", kind: kind))
      }
    }
    for isExploded in [false, true] {
      for style in ["simple", "label", "matrix"] {
        add("path", style, isExploded, ["List", "Object", "Value"])
      }
      add("query", "form", isExploded, ["List", "Object", "Either"])
      add("header", "simple", isExploded, ["List", "Object"])
      add("cookie", "form", isExploded, ["List", "Object", "Value"])
    }
    add("query", "spaceDelimited", false, ["List"])
    add("query", "pipeDelimited", false, ["List"])
    add("query", "deepObject", true, ["Object"])
    return rows
  }

  private static func path(_ row: Row) -> String {
    let path = "/" + row.name + (row.place == "path" ? "/{v}" : "")
    let required = row.place == "path" ? "required: true, " : ""
    return
      "  \(path): {get: {operationId: \(row.name), parameters: [{name: v, in: \(row.place), \(required)"
      + "\(row.more), schema: \(kinds[row.kind] ?? "{}")}], responses: {'204': {description: d}}}}\n"
  }

  static let text = """
    openapi: 3.0.3
    info: {title: Styles, version: '1'}
    paths:
    \(rows.map(path).joined())\
      /content: {get: {operationId: content, parameters: [{name: v, in: query, content: {application/json: {schema: {$ref: '#/components/schemas/Point'}}}}], responses: {'204': {description: d}}}}
      /photo:
        get: {operationId: photo, responses: {'200': {description: d, content: {image/png: {schema: {$ref: '#/components/schemas/Photo'}}}}}}
        put: {operationId: setPhoto, requestBody: {required: true, content: {image/png: {schema: {$ref: '#/components/schemas/Photo'}}}}, responses: {'204': {description: d}}}
      /user:
        post: {operationId: init, requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}, responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
        get: {operationId: 'list users!', responses: {'200': {description: d, content: {application/xml: {schema: {$ref: '#/components/schemas/User'}}, application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}
      /upload:
        post: {operationId: upload, requestBody: {required: true, content: {multipart/form-data: {schema: {type: object, required: [photo], properties: {photo: {type: string, format: binary}, thumb: {type: string, format: byte}, note: {type: string}}}}}}, responses: {'204': {description: d}}}
    components:
      schemas:
        Photo: {type: string, format: binary}
        Point: {type: object, required: [x], properties: {x: {type: number}, y: {type: number}}}
        User: {type: object, required: [id, name, secret], properties: {id: {type: integer, readOnly: true}, name: {type: string}, secret: {type: string, writeOnly: true}, key: {type: string, format: byte}}}

    """

  static let file = OpenAPIFile.read("styles.yaml", from: MemoryLoader(["styles.yaml": text]))
  static let model = file.model()
}
