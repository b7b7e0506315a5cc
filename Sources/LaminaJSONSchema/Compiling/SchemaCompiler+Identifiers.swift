internal import LaminaJSON

extension SchemaCompiler {
  /// Lists the schemas of a document that have an `id`, wherever keywords lead to schemas.
  mutating func collectIDs(_ site: SchemaSite, draft: SchemaDraft) {
    var sites = [site]
    while let site = sites.popLast() {
      guard let object = site.value.object else { continue }
      if site.value.schemaID != nil { register(site) }
      guard object["$ref"]?.string == nil else { continue }
      for member in object.members {
        sites.append(contentsOf: schemas(in: member, of: site, draft))
      }
    }
  }

  private mutating func register(_ site: SchemaSite) {
    let key =
      site.base.fragment.map { $0.isEmpty } == false
      ? site.base.head + "#" + site.base.plainFragment : site.base.head
    if ids[key] == nil { ids[key] = site }
  }

  /// The schemas that a keyword holds.
  private func schemas(
    in member: JSONMember, of site: SchemaSite, _ draft: SchemaDraft
  ) -> [SchemaSite] {
    let shape = KeywordShape.shape(of: member.key, in: draft)
    guard member.key == "definitions" || shape?.holdsSchemas == true else { return [] }
    switch member.value.content {
    case .object where shape?.holdsMap != true && member.key != "definitions":
      return [site.inner([member.key], member.value)]
    case .object(let map):
      return map.distinct.map { site.inner([member.key, $0.key], $0.value) }
    case .array(let elements):
      return elements.enumerated().map { site.inner([member.key, String($0)], $1) }
    case .null, .bool, .number, .string: return []
    }
  }
}
