internal import LaminaJSON

extension SchemaCompiler {
  /// The types of `type` or `disallow`: a name, or a list of names, and in draft-03 of schemas.
  mutating func types(_ member: JSONMember, _ site: SchemaSite, isNegated: Bool) -> SchemaTest? {
    let draft = documents[site.document].draft
    var (types, schemas, isWhole) = (SchemaTypes(), [Int](), true)
    for (index, element) in (member.value.array ?? [member.value]).enumerated() {
      if let name = element.string {
        guard let type = self.type(name, element, member, site) else {
          isWhole = false
          continue
        }
        types.formUnion(type)
      } else if draft == .draft3, element.object != nil {
        schemas.append(node(for: site.inner([member.key, String(index)], element)))
      } else {
        reportValue(member, site, "takes names of types only", range: element.range)
        isWhole = false
      }
    }
    if draft == .draft4, member.value.array?.isEmpty == true {
      reportValue(member, site, "takes a list of at least one element")
      return nil
    }
    return isWhole ? .type(types, schemas: schemas, isNegated: isNegated) : nil
  }

  private mutating func type(
    _ name: String, _ element: JSONValue, _ member: JSONMember, _ site: SchemaSite
  ) -> SchemaTypes? {
    if let type = SchemaTypes.named(name, in: documents[site.document].draft) { return type }
    let near = name == "any" ? nil : name.nearest(in: SchemaTypes.named.map(\.0))
    report(
      .error, .unknownType, site, element.range, member.key, Self.unknown(name, near: near),
      repair: near)
    return nil
  }

  private static func unknown(_ name: String, near: String?) -> String {
    if name == "any" { return "There is no type 'any' in draft-04: leave 'type' out." }
    return "There is no type '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ".")
  }
}
