package import LaminaJSON

/// Writes a value of a parameter in its style, as its reader takes it.
///
/// ```swift
/// let writing = ParameterWriting("ids", in: .query, .styled(.form, isExploded: false))
/// print(writing.fields([1, 2]))      // [ParameterField("ids", raw: "1,2")]
/// ```
package struct ParameterWriting: Sendable {
  private let name: String
  private let place: ParameterPlace
  private let writing: APIParameterShape.Writing

  package init(
    _ name: String, in place: ParameterPlace, _ writing: APIParameterShape.Writing
  ) {
    (self.name, self.place, self.writing) = (name, place, writing)
  }

  /// The fields that a value becomes: several of a query or a cookie, one elsewhere.
  package func fields(_ value: JSONValue) -> [ParameterField] {
    switch writing {
    case .content: return [ParameterField(name, raw: escaped(value.text()))]
    case .styled(.deepObject, _): return deep(value, name)
    case .styled(let style, let isExploded):
      if isExploded, place == .query || place == .cookie { return exploded(value) }
      return [ParameterField(name, raw: text(value, style, isExploded))]
    }
  }

  private func exploded(_ value: JSONValue) -> [ParameterField] {
    if let items = value.array { return items.map { ParameterField(name, raw: leaf($0)) } }
    guard let object = value.object else { return [ParameterField(name, raw: leaf(value))] }
    return object.distinct.map { ParameterField($0.key, raw: leaf($0.value)) }
  }

  private func deep(_ value: JSONValue, _ name: String) -> [ParameterField] {
    if let items = value.array { return items.map { ParameterField(name, raw: leaf($0)) } }
    guard let object = value.object else { return [ParameterField(name, raw: leaf(value))] }
    return object.distinct.flatMap { deep($0.value, "\(name)[\($0.key)]") }
  }

  private func text(
    _ value: JSONValue, _ style: APIParameterShape.Style, _ isExploded: Bool
  ) -> String {
    switch style {
    case .label: return "." + pieces(value, isExploded).joined(separator: isExploded ? "." : ",")
    case .matrix: return matrix(value, isExploded)
    case .spaceDelimited: return pieces(value, false).joined(separator: "%20")
    case .pipeDelimited: return pieces(value, false).joined(separator: "%7C")
    case .simple, .form, .deepObject: return pieces(value, isExploded).joined(separator: ",")
    }
  }

  private func matrix(_ value: JSONValue, _ isExploded: Bool) -> String {
    guard isExploded else { return ";\(name)=" + pieces(value, false).joined(separator: ",") }
    if let items = value.array { return items.map { ";\(name)=" + leaf($0) }.joined() }
    guard value.object != nil else { return ";\(name)=" + leaf(value) }
    return pieces(value, true).map { ";" + $0 }.joined()
  }

  /// The parts of a list, or of an object: pairs, or names and values in turn.
  private func pieces(_ value: JSONValue, _ isExploded: Bool) -> [String] {
    if let items = value.array { return items.map(leaf) }
    guard let object = value.object else { return [leaf(value)] }
    return object.distinct.flatMap { member in
      let (name, value) = (escaped(member.key), leaf(member.value))
      return isExploded ? ["\(name)=\(value)"] : [name, value]
    }
  }

  /// A text as it is, everything else as JSON.
  private func leaf(_ value: JSONValue) -> String { escaped(value.string ?? value.text()) }

  private func escaped(_ text: String) -> String {
    place.hasEscapes ? URITemplate.escaped(text) : text
  }
}
