/// What a text is, by its first character.
enum ContentKind {
  case json, xml, other

  init(_ text: String) {
    switch text.utf8.first(where: { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    case UInt8(ascii: "<"): self = .xml
    default: self = .other
    }
  }
}
