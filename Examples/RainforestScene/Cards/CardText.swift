import SeededRandom

/// Writes titles and bodies out of word lists.
///
/// A body has 8 to 40 English words in two to five sentences, and 4 to 30 Chinese characters.
struct CardText {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func title() -> String {
    let kind = numbers.pick(Self.adjectives)
    let first = kind.prefix(1).uppercased() + kind.dropFirst()
    return "\(first) \(numbers.pick(Self.nouns)), \(numbers.pick(Self.times))"
  }

  mutating func body() -> String {
    let english = (0..<numbers.next(in: 2..<6)).map { _ in sentence() }.joined(separator: " ")
    let phrases = (0..<numbers.next(in: 1..<8)).map { _ in numbers.pick(Self.phrases) }
    return english + " " + phrases.joined(separator: "，") + "。"
  }

  /// Four to eight words.
  private mutating func sentence() -> String {
    let subject = "\(numbers.pick(Self.adjectives)) \(numbers.pick(Self.nouns))"
    let verb = numbers.pick(Self.verbs)
    switch numbers.next(in: 0..<3) {
    case 0: return "A \(subject) \(verb)."
    case 1: return "The \(subject) \(verb) \(numbers.pick(Self.places))."
    default: return "\(numbers.pick(Self.openings)) the \(subject) \(verb) softly."
    }
  }

  // No adjective begins with a vowel: they follow "A".
  private static let adjectives = [
    "quiet", "crimson", "hidden", "misty", "tall", "golden", "curious", "velvet", "painted",
    "sleepy", "bright", "wandering", "patient", "silver", "mossy", "shy", "restless", "green",
  ]
  private static let nouns = [
    "toucan", "river", "orchid", "jaguar", "canopy", "tree frog", "waterfall", "heron", "fern",
    "butterfly", "macaw", "liana", "sloth", "palm", "hummingbird", "clearing", "cacao", "tapir",
  ]
  private static let verbs = [
    "waits", "wakes", "rests", "glows", "listens", "drifts", "grows", "hums", "hides", "shines",
  ]
  private static let places = [
    "in the mist", "beneath tall palms", "near the river", "above the clearing", "among wet leaves",
    "before the rain", "behind the falls",
  ]
  private static let openings = ["Every morning", "After rain", "At dusk", "Far below", "Today"]
  private static let times = [
    "dawn", "noon", "first light", "after rain", "dusk", "the dry season", "a new moon",
  ]
  private static let phrases = [
    "晨雾弥漫", "鸟鸣山幽", "溪水潺潺", "古树参天", "藤蔓缠绕", "雨打芭蕉", "蝶舞花间", "林深见鹿",
    "苔痕上阶", "月照空林", "飞瀑流泉", "虫声唧唧",
  ]
}
