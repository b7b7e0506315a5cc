import Foundation
import LaminaAPI

/// Models for the tests, written for them, and where those of others stand.
enum Models {
  /// The client of a text.
  static func client(_ raml: String, _ files: [String: String] = [:]) -> SwiftClient {
    let loader = MemoryLoader(files.merging(["api.raml": raml]) { _, main in main })
    return SwiftClient(
      RAMLDocument.read("api.raml", from: loader).model(), name: "TestClient", loader: loader)
  }

  /// The client of a schema that is declared by a name.
  static func client(schema: String, named name: String = "thing") -> SwiftClient {
    var api = APIModel(title: "T")
    api.schemas = [APISchema(name: name, text: schema)]
    return SwiftClient(api, name: "TestClient", hasURLSession: false)
  }

  /// The client of a file in a folder.
  static func client(_ file: String, in folder: String, name: String) -> SwiftClient {
    let loader = FolderLoader(folder)
    return SwiftClient(
      RAMLDocument.read(file, from: loader).model(), name: name, loader: loader)
  }

  /// The folder of these tests, and that of the example's project.
  static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let examples = here.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples")
  static let project = examples.appending(path: "AdsViews/Resources/Project").path

  static let contract = examples.appending(path: "SignUpNetwork/API").path

  /// Models of others, outside of the package.
  static let shared = "/work/shared/data/raml"
  static var areSharedThere: Bool { FileManager.default.fileExists(atPath: shared) }
}
