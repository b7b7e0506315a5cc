import LaminaJSON

/// A request whose resource and method are known, with its parts read.
struct CheckedRequest {
  let request: MockRequest
  let route: MockRoute
  let routeNumber: Int
  let method: MockMethod
  let path: [FormField]
  let query: [FormField]
  /// The body's value: JSON, or a form as an object of texts.
  var value: JSONValue?
  /// What the caller asks of the mock.
  let preferences: Preferences

  var isHead: Bool { request.method == "HEAD" }
}
