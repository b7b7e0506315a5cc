import Foundation
import LaminaStore

/// Measures reads and writes of a store, and how many of two processes' writes it keeps, beside `UserDefaults` in the
/// same run.
func measureStore(_ report: inout Report, _: Programs) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "lamina-bench-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let store = SharedStore(directory: folder)
  for number in 0..<100 { try store.set(number, forKey: "key\(number)", durability: .soon) }
  report.add("store.read_us", try microseconds(of: 200_000) { try readOne(store, $0) }, goal: 1)
  let soon = try microseconds(of: 2_000) { try store.set($0, forKey: "soon", durability: .soon) }
  report.add("store.write_soon_us", soon)
  var times = try (0..<500).map { number in
    try microseconds(of: 1) { _ in try store.set(number, forKey: "now") } / 1_000
  }
  times.sort()
  report.add("store.write_ms_p50", times[250])
  report.add("store.write_ms_p99", times[495], goal: 5)
  measureDefaults(&report)
}

private func readOne(_ store: SharedStore, _ number: Int) throws {
  guard try store.value(Int.self, forKey: "key7") == 7 else {
    throw CocoaError(.fileReadCorruptFile)
  }
}

/// Foundation's class as it is without an application of Lamina: a value and the file that it writes.
private func measureDefaults(_ report: inout Report) {
  let name = "lamina.bench.\(UUID().uuidString)"
  guard let defaults = UserDefaults(suiteName: name) else { return }
  defaults.set(7, forKey: "key7")
  let read = try? microseconds(of: 20_000) { _ in _ = defaults.integer(forKey: "key7") }
  report.add("store.userdefaults.read_us", read ?? 0)
  var times = (0..<200).map { number in
    defaults.set(number, forKey: "now")
    return ((try? microseconds(of: 1) { _ in defaults.synchronize() }) ?? 0) / 1_000
  }
  times.sort()
  report.add("store.userdefaults.write_ms_p99", times[198])
  defaults.removePersistentDomain(forName: name)
}

private func microseconds(of rounds: Int, _ work: (Int) throws -> Void) throws -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  for round in 0..<rounds { try work(round) }
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000 / Double(rounds)
}
