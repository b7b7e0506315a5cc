/// Finds the word that was likely meant.
enum Suggestion {
  /// "Did you mean …?", if one of the words differs little enough.
  static func repair(for word: String, among words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8.prefix(64))
    let near = words.map { ($0, distance(letters, Array($0.lowercased().utf8.prefix(64)))) }
      .filter { $0.1 <= max(1, letters.count / 3) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
    return near.map { "Did you mean \"\($0.0)\"?" }
  }

  /// How many letters must be put in, taken out or changed.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
