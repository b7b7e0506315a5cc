import LaminaAPIModel

/// The part of a list that a query asks for: `limit` and `offset`, or `page`, as far as they are declared.
struct ListPage {
  private let limit: Int?
  private let offset: Int

  private static let limits: Set = [
    "limit", "perpage", "pagesize", "size", "count", "maxresults", "top", "first", "take",
  ]
  private static let offsets: Set = ["offset", "skip", "start", "startindex", "from"]
  private static let pages: Set = ["page", "pagenumber", "pageindex", "pageno"]

  init(_ checked: CheckedRequest) {
    let parameters = checked.method.method.queryParameters
    func value(_ names: Set<String>) -> (number: Int, parameter: APIParameter)? {
      guard let parameter = parameters.first(where: { names.contains(KeyMember.plain($0.name)) })
      else { return nil }
      let sent = checked.query.first { $0.name == parameter.name }?.value
      let text = sent ?? parameter.types.first?.defaultValue
      return text.flatMap { Int($0) }.map { (max(0, $0), parameter) }
    }
    limit = value(Self.limits)?.number
    if let skipped = value(Self.offsets) {
      offset = skipped.number
    } else if let page = value(Self.pages), let limit {
      offset = Self.product(max(0, page.number - Self.firstPage(page.parameter)), limit)
    } else {
      offset = 0
    }
  }

  /// Pages are counted from 1, unless the parameter takes a 0.
  private static func firstPage(_ parameter: APIParameter) -> Int {
    let type = parameter.types.first
    return type?.minimum == 0 || type?.defaultValue == "0" ? 0 : 1
  }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? .max : product
  }

  /// The elements of the page.
  func of<Element>(_ all: [Element]) -> [Element] {
    Array(all.dropFirst(offset).prefix(limit ?? all.count))
  }
}
