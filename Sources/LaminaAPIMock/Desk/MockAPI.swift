public import LaminaAPIModel
public import LaminaAPISource

/// A model, ready to be asked: a pure function of request, state and time.
///
/// ```swift
/// let api = MockAPI(document.model())
/// var state = MockState()
/// print(api.answer(MockRequest("GET", "/nowhere"), state: &state, now: 0).status)      // 404
/// ```
public struct MockAPI: Sendable {
  let routes: [MockRoute]
  let options: MockOptions
  let shapes: ShapeBook
  let base: [String]
  /// The path of the base URI, as text.
  let basePath: String
  private let table: RouteTable

  /// Creates a mock.
  ///
  /// - Parameters:
  ///   - model: the API.
  ///   - options: how it behaves.
  ///   - loader: reads the files that schemas refer to.
  /// - Complexity: O(*n*) for the model; schemas are compiled once.
  public init(
    _ model: APIModel, options: MockOptions = MockOptions(), loader: (any SourceLoader)? = nil
  ) {
    let routes = RouteBuilder(model, loader).routes
    let base = BasePath.segments(of: model)
    var table = RouteTable()
    for (number, route) in routes.enumerated() { table.add(route.uri, route: number) }
    basePath = base.isEmpty ? "" : "/" + base.joined(separator: "/")
    (self.routes, self.options, self.base, self.table) = (routes, options, base, table)
    shapes =
      options.isStateful
      ? ShapeBook(routes) { Self.find($0[...], base, table)?.route } : ShapeBook()
  }

  /// The resource of a path, with or without the base URI's path in front.
  func find(_ path: Substring) -> (route: Int, values: [FormField])? {
    Self.find(path, base, table)
  }

  private static func find(
    _ path: Substring, _ base: [String], _ table: RouteTable
  ) -> (route: Int, values: [FormField])? {
    let parts = RouteTable.segments(path)
    guard parts.count <= RouteTable.limit else { return nil }
    var segments: [String] = []
    for part in parts {
      guard let segment = PercentText.decoded(part) else { return nil }
      segments.append(segment)
    }
    if !base.isEmpty, segments.starts(with: base) {
      let rest = segments.count == base.count ? [""] : segments[base.count...]
      if let found = table.find(rest) { return found }
    }
    return table.find(segments[...])
  }
}
