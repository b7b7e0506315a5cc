/// A web API as an OpenAPI document, 3.0 to 3.2, as JSON or YAML, and documents of others as models.
///
/// ```
///  APIModel ──OpenAPIDocument──▶ JSONValue ──text(.json / .yaml)──▶ text
///     ▲                └ notes: what OpenAPI has no place for, and where it is kept (x-raml-…)
///     ├──APIModel(openAPI:)── JSONValue
///     └──OpenAPIFile.read──── files, with all that is wrong with them
/// ```
///
/// ```swift
/// var api = APIModel(title: "Shop")
/// api.version = "v1"
/// let document = OpenAPIDocument(api, version: .v3_1)
/// print(document.value["info"] == ["title": "Shop", "version": "v1"])   // true
/// print(document.text(.yaml).hasPrefix("openapi: \"3.1.0\""))           // true
/// ```
///
/// Any thread may call it. It must never write a document that OpenAPI forbids, or drop a part of the model
/// without a note.
enum LaminaOpenAPI {}
