import AdsViews
import Foundation
import Lamina
import LaminaAPI
import LaminaTesting

// Measures *Ads*: from a key to the mark below what it has broken, drawn in memory.
//
//   AdsProbe [--keys 100]
//
// Prints a line for each figure: key and value. The given ads API is measured, too, where it is.
let arguments = CommandLine.arguments
let place = arguments.firstIndex(of: "--keys")
let keys = place.flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) } ?? 100

try await MarkProbe(.own, keys).print("ads")
if AdsProject.usual.folder != AdsProject.own.folder {
  try await MarkProbe(.usual, keys).print("ads.given")
}
