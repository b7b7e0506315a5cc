import LaminaAPIModel
import LaminaJSON

/// Which resources are items of collections, and which methods make items, by their shape.
///
/// ```
///  POST /things    ─────────────────▶ /things/{id}       the resource within
///  POST /signups   ──201 Location───▶ /users/{username}  the resource it says
/// ```
struct ShapeBook: Sendable {
  private(set) var items: [Int: ItemShape] = [:]
  /// The items' resource of a resource with POST.
  private(set) var makers: [Int: Int] = [:]
  /// What the lists of collections show, by the resource with GET.
  private(set) var lists: [Int: ListShape] = [:]
  /// The paths of items that are made elsewhere.
  private(set) var names: [Int: String] = [:]

  /// Creates a book of nothing, for a mock that keeps nothing.
  init() {}

  init(_ routes: [MockRoute], find: (String) -> Int?) {
    for (number, route) in routes.enumerated() {
      guard let item = Self.item(madeBy: route, routes, find) else { continue }
      makers[number] = item
      items[item] = Self.shape(routes[item], maker: route)
      lists[number] = route.methods["GET"]?.firstBody.flatMap(ListShape.init)
      if !routes[item].uri.hasPrefix(route.uri + "/") {
        names[item] = Self.parent(routes[item].uri)
      }
    }
    for (number, route) in routes.enumerated() where items[number] == nil {
      let changes = ["PUT", "PATCH", "DELETE"].contains { route.methods[$0] != nil }
      if changes, Self.parameter(of: route) != nil {
        items[number] = Self.shape(route, maker: nil)
      }
    }
  }

  private static func parent(_ uri: String) -> String {
    uri.lastIndex(of: "/").map { String(uri[..<$0]) } ?? uri
  }

  /// The name in the last segment, if that is nothing but a name.
  private static func parameter(of route: MockRoute) -> String? {
    guard let last = route.uri.split(separator: "/").last, last.first == "{", last.last == "}"
    else {
      return nil
    }
    let name = last.dropFirst().dropLast()
    return name.contains("{") ? nil : String(name)
  }

  private static func item(
    madeBy maker: MockRoute, _ routes: [MockRoute], _ find: (String) -> Int?
  ) -> Int? {
    guard let post = maker.methods["POST"] else { return nil }
    let inside = routes.firstIndex {
      $0.uri.hasPrefix(maker.uri + "/{") && parameter(of: $0) != nil
        && $0.uri.dropFirst(maker.uri.count + 1).split(separator: "/").count == 1
    }
    if let inside { return inside }
    let headers = post.response(201)?.headers ?? []
    guard let place = headers.first(where: { MockHeaders.isSame($0.name, "Location") }),
      let item = find(place.value), parameter(of: routes[item]) != nil
    else { return nil }
    return item
  }

  private static func shape(_ route: MockRoute, maker: MockRoute?) -> ItemShape? {
    guard let parameter = parameter(of: route) else { return nil }
    let post = maker?.methods["POST"]
    let body = route.methods["GET"]?.firstBody
    let (example, made) = (Self.example(body), Self.example(post?.firstBody))
    let typed = body ?? post?.firstBody ?? route.methods["PUT"]?.firstBody
    let outline = typed?.rule.writer.outline ?? post?.bodies.first?.writer.outline ?? .anything
    let said = route.example(of: parameter)
    let member = KeyMember(outline, example ?? made, parameter: parameter)
      .name(in: example ?? made, value: said)
    let key = said ?? member.flatMap { ItemKey.text(example?[$0]) }
    let first = key.flatMap { key in example.map { (key, $0) } }
    return ItemShape(
      parameter: parameter, keyMember: member, pattern: made ?? example, first: first,
      schema: typed?.rule.schema, outline: outline)
  }

  private static func example(_ body: AnswerBody?) -> JSONValue? {
    let value = body?.exampleValue
    return value?.object == nil ? nil : value
  }
}
