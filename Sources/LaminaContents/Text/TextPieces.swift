/// The pieces of a text that is put together of others.
///
/// ```
///  Text("a") + Text("b") + Text("c") + …      runs of 4, 2, 1: a run joins one that is not longer
/// ```
/// Runs double in length, so a text of n pieces takes O(n log n) to put together, though each sum on the way
/// is a value of its own.
nonisolated struct TextPieces: Equatable, Sendable {
  /// Each longer than the next.
  private var runs: [[Text.Piece]]

  init(_ pieces: [Text.Piece]) { runs = [pieces] }

  /// All pieces, in order.
  ///
  /// - Complexity: O(1) where the text was not put together, else O(n).
  var all: [Text.Piece] { runs.count == 1 ? runs[0] : Array(runs.joined()) }

  /// Adds the pieces of another text behind these.
  ///
  /// - Complexity: O(log n) on average, where one piece after the other is added.
  mutating func append(_ other: TextPieces) {
    for var run in other.runs {
      while let last = runs.last, last.count <= run.count { run = runs.removeLast() + run }
      runs.append(run)
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.runs == b.runs || a.all == b.all }
}
