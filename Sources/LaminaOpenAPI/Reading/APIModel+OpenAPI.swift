public import LaminaAPIModel
public import LaminaJSON

extension APIModel {
  /// Reads a document that `OpenAPIDocument` has written: the model is equal but for places, and for blanks
  /// in schemas and examples of JSON.
  ///
  /// ```swift
  /// let api = APIModel(title: "Shop")
  /// print(try APIModel(openAPI: OpenAPIDocument(api).value) == api)      // true
  /// ```
  ///
  /// Documents of others are read as far as they use the same words.
  public init(openAPI document: JSONValue) throws(OpenAPIFault) {
    guard document.object != nil else { throw OpenAPIFault.notAnObject }
    let version = (document["openapi"] ?? document["swagger"])?.string
    let sources = OpenAPISources(document)
    guard version != nil, sources.dialect != nil else {
      throw OpenAPIFault.unsupportedVersion(version)
    }
    guard document["info"]?["title"]?.string != nil else {
      throw OpenAPIFault.missing("/info/title")
    }
    var reader = OpenAPIReader(sources.upgraded.root)
    self = reader.model()
  }
}
