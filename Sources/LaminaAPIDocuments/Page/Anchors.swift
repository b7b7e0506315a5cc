import LaminaAPIModel

/// Names of places in the page: the same for the same model, and no two alike.
struct Anchors {
  private var used: Set<String> = []

  /// `GET /ads/{screenWidth}` is called `get-ads-screenwidth`.
  mutating func name(_ words: String...) -> String {
    let plain = words.joined(separator: "-").lowercased()
    let name = plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return unused(name.isEmpty ? "part" : name)
  }

  private mutating func unused(_ name: String) -> String {
    var (candidate, number) = (name, 2)
    while !used.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
