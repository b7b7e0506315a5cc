import Foundation
import LaminaViews

/// Saves one state after the other until somebody kills it, and says what is surely saved.
///
///     RestorationProbe FILE FIRST
///
/// Each state has two values, `left` and `right`, that are the same number in different lengths. A
/// number is printed once its state is flushed; between two of these, states are only set.
@main
enum RestorationProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let first = Int(arguments[2]) else { exit(2) }
    // The timer runs at once: the writer's thread works while the next state is set.
    let store = RestorationStore(file: URL(fileURLWithPath: arguments[1])) { _, call in
      DispatchQueue.main.async { MainActor.assumeIsolated(call) }
    }
    for number in first... {
      store.set(number, forKey: "left")
      store.set(Array(repeating: number, count: 1 + number % 5_000), forKey: "right")
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      guard number % 7 == 0 else { continue }
      store.flush()
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}
