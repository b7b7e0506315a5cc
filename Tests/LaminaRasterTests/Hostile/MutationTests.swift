import ChildProcesses
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

/// Thousands of damaged files of every format, decoded by a process of their own.
///
/// `LAMINA_FUZZ=10000` tries as many of each; `Scripts/sanitize address` does so with the address
/// sanitizer. Every file is the seed's, so a failure can be repeated: `PictureProbe FILE SEED 1`.
@Suite("Damaged pictures by the thousand")
struct MutationTests {
  /// What a million pixels may take on the way: the file's, the canvas's, the bitmap's and the
  /// scaler's share, and the libraries' own tables.
  private static let budget = (1 << 20) * 40 + (24 << 20)

  #if DEBUG
    /// Without optimisation the scaler takes some thirty times as long.
    private static let second = 6.0
  #else
    private static let second = 1.0
  #endif

  @Test(
    "No damage crashes a decoder, keeps it busy for a second, or fills the memory",
    arguments: Sample.small)
  func mutated(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Sample.data(name).write(to: file)
    let report = try probe([file.path, "0", "\(Fuzz.count(name.hasSuffix("svg") ? 30 : 300))"])
    #expect(report.slowest < Self.second, "seed \(report.slowestSeed)")
    // The sanitizer keeps what was freed, to see who touches it.
    if ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil {
      #expect((report.peak - report.base) * 1024 < Self.budget)
    }
  }

  private struct Report {
    var slowest: Double
    var slowestSeed: Int
    /// In kilobytes.
    var base: Int
    var peak: Int
  }

  /// Runs the program that was built beside these tests.
  private func probe(_ arguments: [String]) throws -> Report {
    let outcome = try Child.outcome(
      of: Child.built("PictureProbe"), arguments, errors: .dropped, within: 600)
    let said = outcome.output
    try #require(outcome.status == 0, "it ended with \(outcome.status)")
    if Fuzz.isThorough {
      print(URL(fileURLWithPath: arguments[0]).lastPathComponent, said)
    }
    let words = said.split { " \n".contains($0) }.map(String.init)
    func value(_ key: String) throws -> String {
      let place = try #require(words.firstIndex(of: key))
      return try #require(words.indices.contains(place + 1) ? words[place + 1] : nil)
    }
    return Report(
      slowest: try #require(Double(value("slowest"))),
      slowestSeed: try #require(Int(value("seed"))),
      base: try #require(Int(value("base"))), peak: try #require(Int(value("peak"))))
  }
}
