import LaminaAPISource
import LaminaRAML

/// What is wrong with a document of RAML 1.0: `3:5 unknown-property`; lines count after the version line.
func problems10(_ text: String, _ files: [String: String] = [:], kind: String = "") -> [String] {
  let all = files.merging(["api.raml": "#%RAML 1.0\(kind)\n" + text]) { $1 }
  let document = RAMLDocument.read("api.raml", from: MemoryLoader(all))
  return document.diagnostics.filter { $0.severity == .error }.map {
    let file = $0.place.file == "api.raml" ? "" : $0.place.file + ":"
    return "\(file)\($0.place.line - 1):\($0.place.column) \($0.code)"
  }
}
