import LaminaAPI
import LaminaJSON

extension DocumentGenerator {
  /// A schema, or a reference to one.
  mutating func used(_ depth: Int) -> JSONValue {
    guard chance(30) else { return schema(depth) }
    let target: Members = [
      ("$ref", .text("#/components/schemas/" + choice(["Pet", "Owner", "Odd.name-1"])))
    ]
    return .map(target + (isNewer ? maybe("description") { $0.text() } : []))
  }

  mutating func schema(_ depth: Int) -> JSONValue {
    var out = depth > 2 || chance(40) ? scalar() : container(depth)
    out += maybe("description") { $0.text() } + (chance(20) ? [("title", text())] : [])
    for word in ["readOnly", "writeOnly", "deprecated"] where chance(10) {
      out.append((word, true))
    }
    if chance(15) { out.append((isNewer ? "examples" : "example", isNewer ? [value()] : value())) }
    if chance(10) { out.append(("externalDocs", docs())) }
    if chance(10) { out.append(("xml", ["name": "n", "attribute": true])) }
    return .map(out + own())
  }

  private mutating func scalar() -> Members {
    let type = choice(["string", "integer", "number", "boolean"])
    var out: Members = [("type", .text(type))]
    if chance(15) {
      out = isNewer ? [("type", [.text(type), "null"])] : out + [("nullable", true)]
    }
    switch type {
    case "string":
      out += maybe("format") { .text($0.choice(["date", "uuid", "binary", "own"])) }
      out += maybe("minLength") { _ in 1 } + maybe("pattern") { _ in "^a" }
      if chance(20) { out += [("enum", ["a", "b"]), ("default", "a")] }
    case "boolean": out += maybe("default") { _ in true }
    default:
      out += maybe("minimum") { _ in 0 } + maybe("multipleOf") { _ in 2 }
      if chance(30) {
        out += isNewer ? [("exclusiveMaximum", 9)] : [("maximum", 9), ("exclusiveMaximum", true)]
      }
    }
    if isNewer, chance(10) { return [("const", value())] }
    return out
  }

  private mutating func container(_ depth: Int) -> Members {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return array(depth)
    case 1:
      let word = choice(["allOf", "anyOf", "oneOf"])
      return [(word, .list([used(depth + 1), used(depth + 1)]))]
        + (word == "allOf" ? [] : discriminator())
    case 2: return [("not", used(depth + 1))]
    default: return object(depth)
    }
  }

  private mutating func discriminator() -> Members {
    guard chance(40) else { return [] }
    let mapping: JSONValue = ["p": "#/components/schemas/Pet"]
    return [("discriminator", .map([("propertyName", "kind")] + maybe("mapping") { _ in mapping }))]
  }

  private mutating func array(_ depth: Int) -> Members {
    var out: Members = [("type", "array"), ("items", used(depth + 1))]
    out += maybe("minItems") { _ in 1 } + maybe("uniqueItems") { _ in true }
    guard isNewer, chance(30) else { return out }
    return out + [
      ("prefixItems", .list([used(depth + 1)])), ("contains", schema(depth + 1)),
      ("minContains", 1),
    ]
  }

  private mutating func object(_ depth: Int) -> Members {
    var out: Members = [("type", "object")]
    out.append(
      (
        "properties",
        .map([("a", used(depth + 1)), ("$ref", used(depth + 1)), ("b", schema(depth + 1))])
      ))
    out += maybe("required") { _ in ["a"] }
    out += maybe("additionalProperties") { $0.chance() ? false : $0.used(depth + 1) }
    guard isNewer else { return out }
    for word in ["if", "then", "else", "propertyNames", "unevaluatedProperties"] where chance(15) {
      out.append((word, used(depth + 1)))
    }
    out += maybe("patternProperties") { .map([("^x", $0.used(depth + 1))]) }
    if chance(20) {
      out += [
        ("dependentRequired", ["a": ["b"]]), ("dependentSchemas", .map([("a", schema(depth + 1))])),
      ]
    }
    if chance(10) {
      out += [
        ("$defs", .map([("z", schema(depth + 1))])), ("$comment", "c"), ("$id", "https://a.b/i"),
      ]
    }
    return out
  }
}
