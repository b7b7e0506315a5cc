import LaminaAPISource
import LaminaJSON
import LaminaRAML

/// A document of one text after the version line; other files by name.
func read(_ text: String, _ files: [String: String] = [:]) -> RAMLDocument {
  let all = files.merging(["api.raml": "#%RAML 0.8\n" + text]) { $1 }
  return RAMLDocument.read("api.raml", from: MemoryLoader(all))
}

/// What is wrong with a document, hints left out: `3:5 unknown-property`; lines count after the version line.
func problems(_ text: String, _ files: [String: String] = [:]) -> [String] {
  read(text, files).diagnostics.filter { $0.severity > .hint }.map {
    let file = $0.place.file == "api.raml" ? "" : $0.place.file + ":"
    let line = file.isEmpty ? $0.place.line - 1 : $0.place.line
    return "\(file)\(line):\($0.place.column) \($0.code)"
      + ($0.severity == .warning ? " (warning)" : "")
  }
}

/// The tree of a document's resources.
func resources(_ text: String, _ files: [String: String] = [:]) -> String {
  let tree = read(text, files).treeValue()
  return tree["resources"]?.text() ?? "-"
}
