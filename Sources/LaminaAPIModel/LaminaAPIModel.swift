/// A web API as a value, whichever language it was written in: what documents, mocks and clients need.
///
/// ```
///  RAML 0.8 ──LaminaRAML──▶ APIModel ──▶ documents, mock server, client, OpenAPI
///                             └ resources ▶ methods ▶ parameters, bodies, responses
/// ```
///
/// ```swift
/// let resource = APIResource(path: "/users/{id}", uri: "/users/{id}")
/// let api = APIModel(title: "Shop", resources: [resource])
/// print(api.allResources.map(\.uri))                            // ["/users/{id}"]
/// print(URITemplate.read("/users/{id}").template?.names ?? [])  // ["id"]
/// ```
///
/// Any thread may call it. It must never know a language that models are written in.
enum LaminaAPIModel {}
