import Foundation
import Lamina

/// Measures kinds of work at n, 2n, 4n and 8n, and how fast each grows: the exponent is 1 for work in
/// proportion, 2 for what doubles its work twice.
///
/// Times are the thread's own, of the best of three runs, with the drawing that workers would do; a kind
/// that seems to grow too fast is measured again.
/// `bench growth` measures all kinds; `GROWTH=tab,shadow` those whose names begin so.
func measureGrowth(_ report: inout Report, _ programs: Programs) throws {
  let wanted = ProcessInfo.processInfo.environment["GROWTH"]?.split(separator: ",").map(String.init)
  print(
    "kind of work                            n  " + "ms at n, 2n, 4n, 8n".padded(to: 36)
      + "exponent")
  for kind in GrowthKind.all where wanted?.contains(where: kind.name.hasPrefix) ?? true {
    var curve = kind.measured()
    // What other programs take away is gone the next time: the least counts.
    for _ in 0..<3 where curve.exponent > kind.limit { curve = curve.least(kind.measured()) }
    print(curve.line)
    fflush(nil)
    report.add("growth.\(kind.name).exponent", curve.exponent, goal: kind.limit)
    report.add("growth.\(kind.name).ms", curve.points.last?.milliseconds ?? 0)
  }
}

/// One kind of work, for any amount.
struct GrowthKind {
  let name: String
  /// The smallest amount.
  let smallest: Int
  /// The most that the exponent may be.
  var limit = 1.2
  /// Sets the stage for an amount; what it returns is measured.
  let prepare: (Int) -> () -> Void

  func measured() -> GrowthCurve {
    let points = [1, 2, 4, 8].map { factor in
      let amount = smallest * factor
      let milliseconds = (0..<3).map { _ in
        inItsOwnTurn {
          let work = prepare(amount)
          let start = threadMS()
          work()
          return threadMS() - start
        }
      }.min()
      return GrowthCurve.Point(amount: amount, milliseconds: milliseconds ?? 0)
    }
    return GrowthCurve(name: name, points: points)
  }

  /// Has the main queue run between two runs, as a program's loop does: what waits there is let go.
  private func inItsOwnTurn<Result>(_ body: () -> Result) -> Result {
    defer { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
    return body()
  }
}

/// What a kind of work cost at each amount.
struct GrowthCurve {
  struct Point {
    let amount: Int
    let milliseconds: Double
  }

  let name: String
  let points: [Point]

  /// The least times of two curves of one kind.
  func least(_ other: GrowthCurve) -> GrowthCurve {
    GrowthCurve(
      name: name,
      points: zip(points, other.points).map {
        Point(amount: $0.amount, milliseconds: min($0.milliseconds, $1.milliseconds))
      })
  }

  /// The slope of the logarithms, by least squares over the three largest amounts: below, what is the same
  /// for every amount counts most.
  var exponent: Double {
    let pairs = points.suffix(3).map { (log(Double($0.amount)), log(max($0.milliseconds, 0.001))) }
    let count = Double(pairs.count)
    let x = pairs.reduce(0) { $0 + $1.0 } / count
    let y = pairs.reduce(0) { $0 + $1.1 } / count
    let covariance = pairs.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    return covariance / pairs.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
  }

  var line: String {
    let times = points.map { String(format: "%.2f", $0.milliseconds) }.joined(separator: " / ")
    let smallest = String(points.first?.amount ?? 0)
    return name.padded(to: 36) + smallest.padded(to: 9) + times.padded(to: 36)
      + String(format: "%.2f", exponent)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    padding(toLength: max(width, count), withPad: " ", startingAt: 0)
  }
}
