import Foundation

/// What the dynamic loader does before a program's first line, as it says itself (LD_DEBUG=statistics).
struct LoaderCost {
  /// Millions of the processor's cycles, of which symbols take the larger part.
  private(set) var megacycles = 0.0
  /// Names that were looked up in the libraries.
  private(set) var lookups = 0
  /// Addresses that were set without looking anything up, those of libraries too.
  private(set) var addresses = 0

  /// Reads what the loader wrote: `LD_DEBUG_OUTPUT=file` makes it `file.PID`.
  init(report: String) {
    for line in report.split(separator: "\n") {
      if let number = Self.number(in: line, after: "total startup time in dynamic loader:"),
        megacycles == 0
      {
        megacycles = Double(number) / 1e6
      } else if let number = Self.number(in: line, after: " number of relocations:"), lookups == 0 {
        lookups = number
      } else if let number = Self.number(in: line, after: " number of relative relocations:"),
        addresses == 0
      {
        addresses = number
      }
    }
  }

  private static func number(in line: Substring, after words: String) -> Int? {
    guard let range = line.range(of: words) else { return nil }
    return line[range.upperBound...].split(separator: " ").first.flatMap { Int($0) }
  }
}
