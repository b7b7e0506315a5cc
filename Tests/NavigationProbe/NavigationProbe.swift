import Foundation
import Lamina
import LaminaTesting

/// Goes from screen to screen until somebody kills it, and says what is surely kept.
///
///     NavigationProbe FILE
///
/// It prints `start STEP` once it shows what it was restored to, or `wrong REASON` where that is no valid
/// state; then `kept STEP` for each step that is flushed. Between two of these, steps are only taken.
@main
enum NavigationProbe {
  static func main() {
    guard CommandLine.arguments.count == 2 else { exit(2) }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    // The timer runs at once: the writer's thread works while the next step is taken.
    let store = RestorationStore(file: file) { _, call in
      DispatchQueue.main.async { MainActor.assumeIsolated(call) }
    }
    let walk = ProbeWalk(store)
    if let fault = walk.fault(isRestored: true) ?? store.problems.first?.description {
      return say("wrong \(fault)")
    }
    say("start \(walk.step)")
    while true {
      walk.goOn()
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      if let fault = walk.fault(isRestored: false) { return say("wrong \(fault)") }
      guard walk.step % 5 == 0 else { continue }
      store.flush()
      say("kept \(walk.step)")
    }
  }

  private static func say(_ words: String) {
    let line = words.replacingOccurrences(of: "\n", with: " | ")
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
