import Foundation
import Lamina
import LaminaConstraints
import SolverScenes

/// Measures the constraint solver and kiwi with the same scenes: building, and resizing with all
/// values read.
///
/// Without `out/kiwi/kiwi` (`Benchmarks/kiwi/build`) only Lamina's solver is measured.
func measureSolver(_ report: inout Report, _ programs: Programs) throws {
  for views in [100, 1000] {
    for scene in SolverScene.all(views: views) {
      let ours = try measure(scene)
      let kiwi = try measureKiwi(scene)
      let share = views == 100 ? 1.0 : 0.1
      report.add("solver.\(scene.name).build_ms", ours.build, goal: kiwi.map { $0.build * share })
      report.add(
        "solver.\(scene.name).resize_us", ours.resize, goal: kiwi.map { $0.resize * share })
      report.count("solver.\(scene.name).pivots", ours.pivots)
      report.count("solver.\(scene.name).rows_touched", ours.rowsTouched)
      guard let kiwi else { continue }
      report.add("kiwi.\(scene.name).build_ms", kiwi.build)
      report.add("kiwi.\(scene.name).resize_us", kiwi.resize)
      report.add("kiwi.\(scene.name).difference", abs(kiwi.sum - ours.sum))
    }
  }
}

/// What was measured of one scene: medians, and the sum of all values at the last width.
private struct SolverFigures {
  var build: Double
  var resize: Double
  var sum: Double
  var pivots = 0
  var rowsTouched = 0
}

private let resizes = 128

private func runs(_ scene: SolverScene) -> Int { scene.lines.count > 2000 ? 3 : 21 }

private func measure(_ scene: SolverScene) throws -> SolverFigures {
  var made = try scene.makeSystem()
  let builds = try (0..<runs(scene)).map { _ in
    let start = DispatchTime.now().uptimeNanoseconds
    made = try scene.makeSystem()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }
  let work = made.system.work
  // Not in a closure: a captured system is checked and retained at each value that is read.
  var system = made.system
  let variables = made.variables
  made = try scene.makeSystem()
  var sum = 0.0
  var times: [Double] = []
  for number in 0..<resizes {
    let start = DispatchTime.now().uptimeNanoseconds
    let width = SolverScene.widths[number % SolverScene.widths.count]
    system.suggest(width, for: variables[scene.width])
    system.solve()
    sum = 0
    for variable in variables { sum += system.value(of: variable) }
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e3)
  }
  return SolverFigures(
    build: builds.median, resize: times.median, sum: sum, pivots: work.pivots,
    rowsTouched: work.rowsTouched)
}

private func measureKiwi(_ scene: SolverScene) throws -> SolverFigures? {
  let program = "out/kiwi/kiwi"
  guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
  let file = FileManager.default.temporaryDirectory.appending(path: "\(scene.name).scene")
  try scene.text.write(to: file, atomically: true, encoding: .utf8)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments =
    [file.path, "\(runs(scene))", "\(resizes)"] + SolverScene.widths.map { "\($0)" }
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let numbers = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    .compactMap { Double($0) }
  guard numbers.count == 3 else { return nil }
  return SolverFigures(build: numbers[0], resize: numbers[1], sum: numbers[2])
}
