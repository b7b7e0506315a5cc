import ArgumentParser
import DreamsViews
import Foundation
import GalleryPages
import Lamina
import LaminaTesting
import ReaderFeed
import ReaderViews
import SoakScenes
import SolverScenes

/// Runs generated programs for as long as there is time, and fails when one of them shows a fault.
@main
struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Compares generated windows, lets a monkey loose and watches the memory.")

  @Argument(
    help:
      "What to run: plain, trees, rows, scrolls, screens, solver, monkey, memory. All of them when none is named."
  )
  var parts: [Part] = []

  @Option(help: "Minutes for all parts together.")
  var minutes = 10.0

  @Option(help: "The first seed; another one each time when none is given.")
  var seed: UInt64?

  @Option(help: "How many seeds a part tries, whatever time it takes.")
  var count: Int?

  @Option(help: "How many findings end a part.")
  var findings = 5

  @Flag(help: "Print each action of the monkey before it is done.")
  var loud = false

  @Flag(help: "Leave out of what is found in trees all that the difference does not take.")
  var reduce = false

  @Option(parsing: .upToNextOption, help: "Try these seeds only.")
  var seeds: [UInt64] = []

  @Option(help: "A file with a program of trees, as a finding prints it: shows that one only.")
  var program: String?

  /// A part of the soak.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case plain, trees, rows, scrolls, screens, solver, monkey, memory
  }

  func run() throws {
    try MainActor.assumeIsolated { try soak() }
  }

  @MainActor private func soak() throws {
    if let program {
      return print(
        LiveAndFresh.difference(of: try String(contentsOfFile: program, encoding: .utf8)))
    }
    let parts = parts.isEmpty ? Part.allCases : parts
    let seed = seed ?? UInt64.random(in: 0..<1_000_000_000)
    let room = count.map { "\($0) seeds for each of" } ?? "\(minutes) minutes for"
    print("soak: seed \(seed), \(room) \(parts.map(\.rawValue).joined(separator: ", "))")
    let seconds = minutes * 60 / Double(parts.count)
    let failures = parts.filter { !passes($0, seed: seed, seconds: seconds) }
    guard failures.isEmpty else {
      print("soak: failed: \(failures.map(\.rawValue).joined(separator: ", "))")
      throw ExitCode.failure
    }
    print("soak: nothing found")
  }

  @MainActor private func passes(_ part: Part, seed: UInt64, seconds: Double) -> Bool {
    switch part {
    // Trees without lazy containers, and with them.
    case .plain:
      repeats("plain", seed, seconds) { difference(LiveAndFresh(seed: $0, hasLazy: false)) }
    case .trees: repeats("trees", seed, seconds) { difference(LiveAndFresh(seed: $0)) }
    case .rows: repeats("rows", seed, seconds) { LazyAndPlain.difference(seed: $0) }
    case .scrolls: repeats("scrolls", seed, seconds) { ScrollsLiveAndFresh.difference(seed: $0) }
    case .screens: repeats("screens", seed, seconds) { ScreensLiveAndFresh.difference(seed: $0) }
    case .solver: repeats("solver", seed, seconds) { drift(seed: $0) }
    case .monkey: repeats("monkey", seed, seconds) { playMonkey(seed: $0) }
    case .memory: MemorySoak(seed: seed, seconds: seconds).run()
    }
  }

  @MainActor private func difference(_ trees: LiveAndFresh) -> SoakFinding? {
    reduce ? trees.reducedDifference() : trees.difference()
  }

  /// Tries seeds until the time is over, or those that were asked for are, or enough is found.
  @MainActor private func repeats(
    _ name: String, _ seed: UInt64, _ seconds: Double, _ body: (UInt64) -> SoakFinding?
  ) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    var (tried, found) = (0, 0)
    var progress = SoakProgress(name, seconds: count == nil ? seconds : nil, seeds: count)
    func isDue() -> Bool { count.map { tried < $0 } ?? (Date() < end) }
    while isDue(), found < findings, let next = self.seed(tried, from: seed) {
      if let finding = body(next) {
        found += 1
        print(finding)
        fflush(nil)
      }
      tried += 1
      progress.show(tried)
    }
    print("soak: \(name): \(tried) seeds, \(found) findings")
    fflush(nil)
    return found == 0
  }

  private func seed(_ number: Int, from first: UInt64) -> UInt64? {
    if seeds.isEmpty { return first &+ UInt64(number) }
    return number < seeds.count ? seeds[number] : nil
  }
}

extension SoakCommand {
  /// Whether the constraint solver's values drift over 10,000 suggestions.
  @MainActor private func drift(seed: UInt64) -> SoakFinding? {
    do {
      let found = try SolverDrift(seed: seed).differences(suggestions: 10_000)
      return found.first.map { SoakFinding("solver", seed: seed, $0) }
    } catch {
      return SoakFinding("solver", seed: seed, "\(error)")
    }
  }
}

extension SoakCommand {
  private static let size = CGSize(width: 860, height: 600)

  /// Lets the monkey do 150 things with the program of a seed; what is wrong with it ends the process,
  /// whose last line then says how to see it again.
  @MainActor private func playMonkey(seed: UInt64) -> SoakFinding? {
    let number = Int(seed % UInt64(GalleryPage.allCases.count + 2))
    print("monkey, seed \(seed): \(Self.program(number))")
    fflush(nil)
    var monkey = Monkey(Self.window(number), seed: seed)
    monkey.run(actions: 150) { action in
      guard loud else { return }
      print("  \(action)")
      fflush(nil)
    }
    return nil
  }

  @MainActor private static func program(_ number: Int) -> String {
    let pages = GalleryPage.allCases
    return number < pages.count ? pages[number].name : number == pages.count ? "Reader" : "Dreams"
  }

  @MainActor private static func window(_ number: Int) -> Harness {
    let pages = GalleryPage.allCases
    if number < pages.count {
      return Harness(size: size) { pages[number].view }
    }
    if number == pages.count {
      let feed = sampleFeed
      return Harness(size: size) { ReaderView(feed: feed) }
    }
    let clock = ManualClock()
    let store = DreamsStore(DreamsSession(), now: { clock.now }) {
      picture async throws(ShareError) in
      try await PicturesFolder("/no/such").write(picture)
    }
    return Harness(size: size, clock: clock) { DreamsView(store) }
  }

  private static var sampleFeed: Feed {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Examples/Reader/Resources/Sample.xml").standardizedFileURL
    do {
      return try Feed(contentsOf: file.path)
    } catch {
      preconditionFailure("The sample that comes with Reader cannot be read: \(error)")
    }
  }
}

/// Visits pages for a while; after the first minute, or quarter, memory may grow by a megabyte.
@MainActor private struct MemorySoak {
  private static let limit = 1_048_576
  let seed: UInt64
  let seconds: Double

  func run() -> Bool {
    MemoryWalk.fillTextCaches()
    let walk = MemoryWalk(seed: seed)
    let start = Date()
    let warmUp = min(60, seconds / 4)
    var base: Int?
    var nextWord = 0.0
    while Date().timeIntervalSince(start) < seconds {
      for _ in 0..<4 { walk.visit() }
      let time = Date().timeIntervalSince(start)
      if base == nil, time >= warmUp { base = MemoryWalk.resident }
      guard time >= nextWord else { continue }
      report(walk, time)
      nextWord += max(5, seconds / 20)
    }
    report(walk, seconds)
    let growth = MemoryWalk.resident - (base ?? 0)
    print("soak: memory grew by \(growth / 1_024) kB after the first \(Int(warmUp)) s")
    return growth <= Self.limit
  }

  private func report(_ walk: MemoryWalk, _ time: Double) {
    let kilobytes = MemoryWalk.resident / 1_024
    print("soak: memory: \(Int(time)) s, \(walk.visits) visits, \(kilobytes) kB")
    fflush(nil)
  }
}
