/// What one of several is called: `Ad` of `Ads`, `Entry` of `Entries`, `ItemListItem` of `ItemList`.
enum SingularWord {
  static func of(_ name: String) -> String {
    let small = name.lowercased()
    if small.count < 3 || ["ss", "us", "is"].contains(where: small.hasSuffix) {
      return name + "Item"
    }
    if small.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes", "zes"].contains(where: small.hasSuffix) {
      return String(name.dropLast(2))
    }
    return small.hasSuffix("s") ? String(name.dropLast()) : name + "Item"
  }
}
