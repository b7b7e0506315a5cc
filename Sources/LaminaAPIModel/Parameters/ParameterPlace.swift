/// Where a parameter stands in a request.
package enum ParameterPlace: String, Hashable, Sendable, CaseIterable {
  case path, query, header, cookie

  /// The style of parameters here that name none.
  package var usualStyle: APIParameterShape.Style {
    switch self {
    case .path, .header: .simple
    case .query, .cookie: .form
    }
  }

  /// The styles that OpenAPI has here.
  package var styles: [APIParameterShape.Style] {
    switch self {
    case .path: [.simple, .label, .matrix]
    case .header: [.simple]
    case .cookie: [.form]
    case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
    }
  }

  /// Whether values have escapes here.
  var hasEscapes: Bool { self != .header }
}
