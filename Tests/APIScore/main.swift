import Foundation

let folder = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "/work/shared/data/raml"
let isVerbose = CommandLine.arguments.contains("--misses")
guard FileManager.default.fileExists(atPath: folder) else {
  print("There is no folder \(folder): the suites are not here, and nothing was measured.")
  exit(2)
}
var board = ScoreBoard(isVerbose: isVerbose)
let suites = Suites(folder: folder)
JSParserScore(suites).run(&board)
ConformanceScore(suites).run(&board)
SpecificationScore(suites).run(&board)
RealScore(suites).run(&board)
InflectionScore(suites).run(&board)
TimingScore(suites).run(&board)
board.print()
