import Foundation

let folder = ProcessInfo.processInfo.environment["API_SUITES"] ?? "/work/shared/data/raml"
let isVerbose = CommandLine.arguments.contains("--misses")
guard FileManager.default.fileExists(atPath: folder) else {
  print("There is no folder \(folder): the suites are not here, and nothing was measured.")
  exit(2)
}
if CommandLine.arguments.contains("--timings") {
  TimingScore(Suites(folder: folder)).printFigures()
  exit(0)
}
var board = ScoreBoard(isVerbose: isVerbose)
let suites = Suites(folder: folder)
JSParserScore(suites).run(&board)
ConformanceScore(suites).run(&board)
SpecificationScore(suites).run(&board)
OfficialScore(suites).run(&board)
if let flag = CommandLine.arguments.firstIndex(of: "--kit"),
  let folder = CommandLine.arguments.dropFirst(flag + 1).first
{
  KitScore(folder: folder).run(&board)
}
RealScore(suites).run(&board)
InflectionScore(suites).run(&board)
TimingScore(suites).run(&board)
if let flag = CommandLine.arguments.firstIndex(of: "--mutations") {
  let count = CommandLine.arguments.dropFirst(flag + 1).first.flatMap { Int($0) } ?? 1_000
  MutationScore(suites, count: count).run(&board)
}
board.print()
