import LaminaAPIModel

/// How a parameter of several parts is written, as it stands in code.
struct StyledText {
  let text: String

  init(_ parameter: CallParameter, _ writing: APIParameterShape.Writing) {
    let (style, isExploded) = Self.words(writing)
    let parts = [
      SwiftLiteral.of(parameter.key), "in: .\(Self.place(parameter.placement))", "as: .\(style)",
    ]
    text =
      "Styled(" + (parts + (isExploded ? ["isExploded: true"] : [])).joined(separator: ", ") + ")"
  }

  private static func words(_ writing: APIParameterShape.Writing) -> (String, Bool) {
    switch writing {
    case .styled(let style, let isExploded): (style.rawValue, isExploded)
    case .content: ("json", false)
    }
  }

  private static func place(_ placement: CallParameter.Placement) -> String {
    switch placement {
    case .path, .base: "path"
    case .query, .field: "query"
    case .header: "header"
    case .cookie: "cookie"
    }
  }
}
