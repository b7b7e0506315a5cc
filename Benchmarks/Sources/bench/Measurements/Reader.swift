import Foundation

/// Measures Reader with the real feed's longest article, where the feed is present.
///
/// The main thread's time counts from the process's start: loading libraries, opening the window,
/// reading the feed and showing the article. The median of five starts, after one that warms caches.
func measureReader(_ report: inout Report, _ programs: Programs) throws {
  let feed = "../shared/data/feed/atom.xml"
  guard FileManager.default.fileExists(atPath: feed) else {
    return print("bench: no \(feed), so Reader is not measured")
  }
  var (wall, main, memory): ([Double], [Double], [Double]) = ([], [], [])
  let person = try OrdinaryUser()
  for round in 0..<6 {
    let program = try programs.start("Reader", [feed, "--entry", "7"], as: person)
    let time = try program.firstFrame()
    let atFirstFrame = program.usage.mainThreadMS
    Thread.sleep(forTimeInterval: 0.5)
    if round > 0 {
      wall.append(time)
      main.append(atFirstFrame)
      memory.append(program.usage.residentMB)
    }
    program.stop()
  }
  report.add("reader.article.main_ms", main.median, goal: 80)
  report.add("reader.article.first_frame_ms", wall.median)
  report.add("reader.article.rss_mb", memory.median)
}
