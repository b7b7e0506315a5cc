/// Models of web APIs in one import: reading, checking, and the model behind documents, mocks and clients.
///
/// ```
///  import LaminaAPI = LaminaAPISource + LaminaAPIModel + LaminaRAML + LaminaAPIDocuments + LaminaOpenAPI
///                   + LaminaAPIChanges + LaminaAPIClient + LaminaAPIRules
/// ```
///
/// ```swift
/// let document = RAMLDocument.read("api.raml", from: FolderLoader("/home/me/shop"))
/// for diagnostic in document.diagnostics { print(diagnostic) }
/// if document.isUsable {
///   for resource in document.model().allResources { print(resource.uri) }
/// }
/// ```
///
/// Any thread may call it. It must never hold more than the exports: what it shows lives in the rooms.
@_exported public import LaminaAPIChanges
@_exported public import LaminaAPIClient
@_exported public import LaminaAPIDocuments
@_exported public import LaminaAPIModel
@_exported public import LaminaAPIRules
@_exported public import LaminaAPISource
@_exported public import LaminaOpenAPI
@_exported public import LaminaRAML

enum LaminaAPI {}
