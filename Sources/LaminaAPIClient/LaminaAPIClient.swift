/// A client in Swift for a web API: types of its schemas, a function for each method, one file that needs Foundation.
///
/// ```
///  APIModel ──schemas──▶ TypeGraph ──names──┐
///      └─────methods──▶ ClientCall ─────────┴──writing──▶ text in Swift, the same for the same model
/// ```
///
/// ```swift
/// var api = APIModel(title: "Shop")
/// api.resources = [APIResource(path: "/items", uri: "/items")]
/// let client = SwiftClient(api)
/// print(client.name)                                             // ShopClient
/// print(client.text.contains("public struct ShopClient"))        // true
/// ```
///
/// Any thread may call it. It must never write what a compiler refuses, whatever names and texts the model has.
enum LaminaAPIClient {}
