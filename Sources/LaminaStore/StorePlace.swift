/// Where a store lies: a folder, and the name of its files in there.
///
/// ```
///  ~/.local/share/org.example.notes/store.log     the values
///                                   store.lock    who writes holds it
/// ```
package struct StorePlace: Hashable, Sendable {
  package let folder: String
  package let name: String

  package init(folder: String, name: String = "store") {
    self.folder = folder
    self.name = name
  }

  package var log: String { "\(folder)/\(name).log" }
  var lock: String { "\(folder)/\(name).lock" }
  var next: String { "\(folder)/\(name).log.next" }

  /// The place of a group: a folder of its own below `$XDG_DATA_HOME`, or `~/.local/share`.
  package init(group: String, environment: [String: String]) throws(StoreError) {
    func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = absolute(environment["HOME"]).map { "\($0)/.local/share" }
    let folder = try Self.folderName(group)
    guard let base = absolute(environment["XDG_DATA_HOME"]) ?? home else {
      throw .noPlace(group: group)
    }
    self.init(folder: "\(base)/\(folder)")
  }

  /// A group as the name of a folder: no two groups have the same.
  private static func folderName(_ group: String) throws(StoreError) -> String {
    if group.isEmpty { throw .name(group, reason: "a group has a name, like org.example.notes") }
    var name = ""
    for byte in group.utf8 {
      let isPlain =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        case UInt8(ascii: "."): !name.isEmpty
        default: false
        }
      name += isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
    }
    if name.utf8.count > 200 { throw .name(group, reason: "it is longer than a folder's name") }
    return name
  }
}
