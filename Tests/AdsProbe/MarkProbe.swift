import AdsViews
import Foundation
import Lamina
import LaminaAPI
import LaminaTesting

/// A window with a project, in whose description a fault is typed and taken away again and again.
@MainActor
struct MarkProbe {
  private let project: AdsProject
  private let desk: AdsDesk
  private let harness: Harness
  private let keys: Int

  init(_ project: AdsProject, _ keys: Int) {
    let desk = AdsDesk(project)
    (self.project, self.desk, self.keys) = (project, desk, max(keys, 1))
    harness = Harness(size: CGSize(width: 1_100, height: 760)) { AdsView(desk, isServed: false) }
  }

  /// What a key came to, in milliseconds and in work.
  private struct Key {
    var whole = 0.0
    var check = 0.0
    var bodies = 0
    var frames = 0
  }

  /// Prints a line for each figure.
  func print(_ name: String) async throws {
    harness.tap("Description")
    harness.press(.home, modifiers: .command)
    harness.press(.downArrow)
    var (faults, repairs): ([Key], [Key]) = ([], [])
    for _ in 0..<keys {
      faults.append(await press(isBroken: true) { harness.type("x") })
      repairs.append(await press(isBroken: false) { harness.press(.delete) })
    }
    let parse = parseTimes()
    let lines: [(String, Double)] = [
      ("parse_ms_p50", parse.quantile(0.5)),
      ("check_ms_p50", repairs.map(\.check).quantile(0.5)),
      ("mark_ms_p50", faults.map(\.whole).quantile(0.5)),
      ("mark_ms_p99", faults.map(\.whole).quantile(0.99)),
      ("mend_ms_p50", repairs.map(\.whole).quantile(0.5)),
      ("mend_ms_p99", repairs.map(\.whole).quantile(0.99)),
      ("mark_bodies", faults.map { Double($0.bodies) }.quantile(0.5)),
      ("mark_frames", faults.map { Double($0.frames) }.quantile(0.5)),
    ]
    for (key, value) in lines {
      Swift.print("api.\(name).\(key) \(String(format: "%.3f", value))")
    }
  }

  /// Presses a key, and waits until the picture shows what is wrong with the text.
  private func press(isBroken: Bool, _ key: () -> Void) async -> Key {
    harness.resetCounters()
    let frames = harness.presentCount
    let start = AdsDesk.milliseconds()
    key()
    await desk.settle()
    harness.settle()
    let end = AdsDesk.milliseconds()
    precondition(
      desk.isBroken == isBroken,
      "the key did not do what it should: \(desk.findings.count) problems")
    return Key(
      whole: end - start, check: desk.milliseconds, bodies: harness.counters.total,
      frames: harness.presentCount - frames)
  }

  /// Reading and expanding alone, without the rules, in milliseconds.
  private func parseTimes() -> [Double] {
    let loader = project.loader(with: desk.text)
    return (0..<keys).map { _ in
      let start = AdsDesk.milliseconds()
      _ = RAMLDocument.read(AdsProject.main, from: loader, isChecked: false)
      return AdsDesk.milliseconds() - start
    }
  }
}

extension [Double] {
  /// The value that so many of all do not surpass.
  fileprivate func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    return sorted[Int((Double(sorted.count - 1) * share).rounded(.up))]
  }
}
