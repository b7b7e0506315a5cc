import DreamsViews
import Lamina

/// Time without hurry: ten seconds from one line to the next.
@MainActor
final class ActionClock {
  var time: TimeInterval = 0
}

/// Lets another program do what a person does, line by line: for tests that end the program at any
/// moment.
@MainActor
struct ActionLines {
  let store: DreamsStore
  let clock: ActionClock

  /// Does the action of each line of standard input; what is kept is on the disk before the answer
  /// ("done" or why not) is written.
  func run() throws(DreamsError) {
    while let line = readLine() {
      clock.time += 10
      let refusal = store.perform(try action(line))
      print(refusal.map { "refused: \($0)" } ?? "done")
      fflush(nil)
    }
  }

  private func action(_ line: String) throws(DreamsError) -> DreamsAction {
    do {
      return try JSONDecoder().decode(DreamsAction.self, from: Data(line.utf8))
    } catch {
      throw .unknownAction(line: line, reason: "\(error)")
    }
  }
}
