import LaminaAPIModel
import LaminaJSONSchema
import LaminaJSON

/// Answers from what was kept: items made, read, changed and removed.
struct CollectionDesk {
  let checked: CheckedRequest
  let shapes: ShapeBook
  let maker: AnswerMaker
  /// The path of the resource around, with values.
  let base: String

  /// The answer, or nothing if the request is about no collection.
  func answer(_ state: inout MockState) throws(Refusal) -> MockAnswer? {
    guard checked.preferences.code == nil, !checked.preferences.isDynamic else { return nil }
    guard let answer = try kept(&state) else { return nil }
    if let name = checked.preferences.example { throw refusedExample(name) }
    return answer
  }

  private func refusedExample(_ name: String) -> Refusal {
    Refusal(
      status: 400, title: "The mock answers from what it keeps.",
      violations: [
        Violation(
          .header, "Prefer",
          "Prefer asks for the example \(name.prefix(80)), and this answer is made of what was sent "
            + "before; ask with code=STATUS besides, or start the mock without --stateful.",
          at: checked.method.method.place)
      ])
  }

  private func kept(_ state: inout MockState) throws(Refusal) -> MockAnswer? {
    if let shape = shapes.items[checked.routeNumber] { return try item(shape, &state) }
    guard let number = shapes.makers[checked.routeNumber], let shape = shapes.items[number] else {
      return nil
    }
    let name = collection(of: number)
    switch checked.request.method {
    case "POST": return try make(shape, name, &state)
    case "GET", "HEAD": return try list(shape, name, &state)
    default: return nil
    }
  }

  /// The collection's name: the path before the key; of items elsewhere, their resource's.
  private func collection(of number: Int) -> String {
    shapes.names[number] ?? base
  }

  private func opened(_ name: String, _ shape: ItemShape, _ state: MockState) -> ItemCollection {
    if let known = state.collections[name] { return known }
    var collection = ItemCollection()
    if let first = shape.first { collection.put(first.key, first.value) }
    return collection
  }

  private func make(
    _ shape: ItemShape, _ name: String, _ state: inout MockState
  ) throws(Refusal) -> MockAnswer {
    var items = opened(name, shape, state)
    let key = shape.key(in: checked.value) ?? items.nextKey
    // Where no conflict is declared there is none: the item takes the place of the other.
    if items[key] != nil, checked.method.response(409) != nil {
      return try declared(409, "There is such an item: \(key.prefix(80)).")
    }
    if items.isFull || state.isFull(for: name) {
      throw Refusal(status: 507, title: "The mock keeps \(ItemCollection.limit) items at most.")
    }
    let item = shape.item(from: checked.value, key: key, number: items.made)
    items.put(key, item)
    state.collections[name] = items
    var answer = try filled(maker.response(), with: item)
    if answer.headers["Location"] != nil || answer.status == 201 {
      answer.headers["Location"] = maker.location(name, key)
    }
    return answer
  }

  private func list(
    _ shape: ItemShape, _ name: String, _ state: inout MockState
  ) throws(Refusal) -> MockAnswer? {
    guard let list = shapes.lists[checked.routeNumber] else { return nil }
    let all = opened(name, shape, state).pairs
    let page = ListPage(checked).of(all)
    return try filled(maker.response(), with: list.value(page, of: all.count, shape))
  }

  private func item(_ shape: ItemShape, _ state: inout MockState) throws(Refusal) -> MockAnswer? {
    guard let key = checked.path.last(where: { $0.name == shape.parameter })?.value else {
      return nil
    }
    let name = collection(of: checked.routeNumber)
    var items = opened(name, shape, state)
    defer { state.collections[name] = items }
    guard let item = items[key] else {
      guard checked.request.method == "PUT", !items.isFull else {
        return try declared(404, "There is no such item: \(key.prefix(80)).")
      }
      return try put(shape.item(from: checked.value, key: key, number: items.made), key, &items)
    }
    switch checked.request.method {
    case "PUT": return try put(replaced(item, shape, key), key, &items)
    case "PATCH":
      return try put(shape.merged(item, checked.value?.object?.distinct ?? []), key, &items)
    case "DELETE":
      items.remove(key)
      return try maker.answer(maker.response())
    case "GET", "HEAD": return try filled(maker.response(), with: item)
    default: return nil
    }
  }

  private func replaced(_ item: JSONValue, _ shape: ItemShape, _ key: String) -> JSONValue {
    let value = shape.keyed(checked.value ?? item, key)
    return shape.schema?.schema.accepts(value) ?? true ? value : item
  }

  private func put(
    _ value: JSONValue, _ key: String, _ items: inout ItemCollection
  ) throws(Refusal) -> MockAnswer {
    items.put(key, value)
    return try filled(maker.response(), with: value)
  }

  /// The response with a value for its body, if it has one.
  private func filled(_ response: ResponseRule?, with value: JSONValue) throws(Refusal)
    -> MockAnswer
  {
    guard let response, !response.bodies.isEmpty else { return try maker.answer(response) }
    return try maker.answer(response, with: value)
  }

  /// What the model declares for a status; a problem if it declares nothing.
  private func declared(_ status: Int, _ title: String) throws(Refusal) -> MockAnswer {
    guard let response = checked.method.answer(status) else {
      throw Refusal(status: status, title: title)
    }
    let answer = try maker.answer(response)
    if answer.body.isEmpty, !checked.isHead { throw Refusal(status: status, title: title) }
    return answer
  }
}
