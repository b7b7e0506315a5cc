import Foundation

extension Report {
  /// The table that a person reads: name, value, goal, and a mark where the goal is missed.
  var table: String {
    let width = figures.map(\.key.count).max() ?? 0
    return figures.map { figure in
      let name = figure.key.padding(toLength: width, withPad: " ", startingAt: 0)
      let value = String(repeating: " ", count: max(0, 10 - figure.text.count)) + figure.text
      guard let goal = figure.goal else { return "\(name) \(value)" }
      let mark = figure.isMissed ? "✘" : "✔"
      return "\(name) \(value)  \(mark) at most \(Figure(key: "", value: goal, goal: nil).text)"
    }.joined(separator: "\n")
  }

  /// One flat JSON object, keys in the order of measurement.
  var json: String {
    let lines = figures.map { "  \"\($0.key)\": \($0.text)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// Writes the JSON object to a file, whose folder is made when it is missing.
  ///
  /// - Parameter file: replaced as a whole.
  /// - Throws: when the folder or the file cannot be written.
  func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try json.write(to: file, atomically: true, encoding: .utf8)
  }
}
