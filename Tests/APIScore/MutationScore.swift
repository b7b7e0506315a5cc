import Foundation
import LaminaAPISource
import LaminaRAML
import SeededRandom

/// Real files with something changed: none may crash, and none may take more than a second.
struct MutationScore {
  private let apis: [(root: String, files: [String: String])]
  private let count: Int

  init(_ suites: Suites, count: Int) {
    let all = suites.object("real-08.json") as? [String: JSONObject] ?? [:]
    let real = all.sorted { $0.key < $1.key }.map {
      ($0.value.text("root") ?? "", $0.value.texts("files"))
    }
    apis = real + Self.typed(suites)
    self.count = count
  }

  /// The valid files of the official suite of RAML 1.0, each with those beside it.
  private static func typed(_ suites: Suites) -> [(root: String, files: [String: String])] {
    let suite = suites.object("tck-official-10.json") as? JSONObject ?? [:]
    let files = suite.texts("files")
    let valid = suite.objects("cases").filter { $0["valid"] as? Bool == true }
    return valid.compactMap { $0.text("path") }.sorted().map { root in
      let folder = root[...(root.lastIndex(of: "/") ?? root.startIndex)]
      return (root, files.filter { $0.key.hasPrefix(folder) })
    }
  }

  func run(_ board: inout ScoreBoard) {
    var random = SeededNumbers(seed: 8)
    var (done, slowest) = (0, 0.0)
    let clock = ContinuousClock()
    while done < count, let api = apis.randomElement(using: &random) {
      var files = api.files
      guard let name = files.keys.sorted().randomElement(using: &random), let text = files[name]
      else { continue }
      // Whole large files take their time; their parts are as good to break.
      let mutated = mutated(String(text.prefix(40_000)), &random)
      files[name] = mutated
      let time = clock.measure {
        let document = RAMLDocument.read(api.root, from: MemoryLoader(files))
        _ = document.model()
        _ = document.treeValue()
      }
      slowest = max(
        slowest, Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
      )
      done += 1
    }
    board.add("mutations without a crash", done, of: count, goal: "all")
    board.add("slowest mutation", milliseconds: slowest, goal: "<= 1000 ms")
  }

  private func mutated(_ text: String, _ random: inout SeededNumbers) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      mutate(&bytes, &random)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededNumbers) {
    let at = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, at + Int.random(in: 1...80, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(at..<end)
    case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 2: bytes[at] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: at)
    case 4: bytes.removeSubrange(end...)
    default:
      let piece = Array(bytes[at..<end])
      bytes.insert(contentsOf: piece, at: Int.random(in: 0..<bytes.count, using: &random))
    }
  }

  private static let words = [
    ": ", "- ", "\n", "  ", "<<", ">>", "<<x>>", "{", "}", "[", "]", "\"", "'", "|", ">",
    "!include ",
    "&a ", "*a ", "? ", "#", "%", "---\n", "...\n", "\t", "/x:\n", "get:\n", "type: ", "is: [a]\n",
    "null",
  ].map { Array($0.utf8) }
}
