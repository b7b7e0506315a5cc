import SeededRandom

/// What both faces show at a step: a pure function of its number.
struct ProbeStep: Equatable {
  let number: Int
  let tab: Int
  let path: [Int]
  let hasSheet: Bool

  init(_ number: Int) {
    var numbers = SeededNumbers(seed: UInt64(max(0, number)))
    self.number = number
    tab = number == 0 ? 0 : Int.random(in: 0...1, using: &numbers)
    let height = number == 0 ? 0 : Int.random(in: 0...4, using: &numbers)
    path = (0..<height).map { _ in Int.random(in: 1...9_999, using: &numbers) }
    hasSheet = number > 0 && Bool.random(using: &numbers)
  }

  /// What a person reads on the screen in front.
  var visible: String {
    if hasSheet { return "sheet \(number)" }
    return tab == 1 ? "other" : path.last.map { "page \($0)" } ?? "root"
  }
}
