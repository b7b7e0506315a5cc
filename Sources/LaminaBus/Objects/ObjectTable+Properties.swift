extension ObjectTable {
  /// Answers a call of `org.freedesktop.DBus.Properties`.
  func answer(
    properties call: BusMessage, changed: ExportedObject.Changed
  ) async throws -> [BusValue] {
    switch (call.member, call.body.count) {
    case ("Get", 2):
      try Self.check(call.body, "ss")
      return [.variant(try await property(call.body[1], of: call.body[0]).value())]
    case ("GetAll", 1):
      try Self.check(call.body, "s")
      return [.dictionary(try await values(of: call.body[0].text ?? ""))]
    case ("Set", 3):
      try Self.check(call.body, "ssv")
      try await set(call.body[1], of: call.body[0], to: call.body[2])
      await changed(call.body[1].text ?? "", call.body[0].text ?? "")
      return []
    default:
      throw BusError.noSuchMember("\(call.interface).\(call.member) of \(call.body.count) values")
    }
  }

  /// Values of some properties of an interface; of all without names.
  ///
  /// Those that fail are left out.
  func values(of name: String, _ names: [String]? = nil) async throws(BusError)
    -> [String: BusValue]
  {
    let wanted = name.isEmpty ? interfaces : [try interface(name)]
    var values: [String: BusValue] = [:]
    for property in wanted.flatMap(\.properties) where names?.contains(property.name) != false {
      values[property.name] = try? await property.value()
    }
    return values
  }

  private func set(_ name: BusValue, of interface: BusValue, to value: BusValue) async throws {
    let property = try property(name, of: interface)
    guard let write = property.write else {
      throw BusError.remote(
        name: "org.freedesktop.DBus.Error.PropertyReadOnly",
        text: "\(property.name) cannot be set.")
    }
    guard case .variant(let value) = value else { return }
    try Self.check([value], property.signature)
    try await write(value)
  }

  private func property(_ name: BusValue, of interface: BusValue) throws(BusError) -> BusProperty {
    let (name, interface) = (name.text ?? "", interface.text ?? "")
    let candidates = interface.isEmpty ? interfaces : [try self.interface(interface)]
    guard let found = candidates.flatMap(\.properties).first(where: { $0.name == name }) else {
      throw .noSuchMember("the property \(interface).\(name) at \(path)")
    }
    return found
  }
}
