import Foundation
package import LaminaAPI

/// A folder with the description of an API.
package nonisolated struct AdsProject: Sendable {
  /// The file that is edited.
  package static let main = "api.raml"
  /// Where the example APIs of others are, on the machine that Lamina is made on.
  private static let given = "/work/shared/data/raml/apis/ads"

  /// The folder.
  package let folder: String
  /// What the window calls it.
  package let title: String
  private let loader: FolderLoader

  /// A project in a folder.
  package init(folder: String, title: String? = nil) {
    self.folder = folder
    self.title = title ?? folder
    loader = FolderLoader(folder)
  }

  /// The project that comes with the example.
  @MainActor package static var own: AdsProject {
    let folder = Bundle.module.resourceURL?.appending(path: "Project").path ?? "."
    return AdsProject(folder: folder, title: "Lamina's own project")
  }

  /// The project of the given APIs where they are, else the example's own.
  @MainActor package static var usual: AdsProject {
    let given = AdsProject(folder: given)
    return given.text == nil ? own : given
  }

  /// The text of its main file, if that can be read.
  package var text: String? {
    (try? loader.read(Self.main)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads its files, but the main one from a text.
  package func loader(with text: String) -> any SourceLoader {
    EditedLoader(files: loader, text: Array(text.utf8))
  }
}

/// Files of a folder, one of which is being edited.
private nonisolated struct EditedLoader: SourceLoader {
  let files: FolderLoader
  let text: [UInt8]

  func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    try files.resolve(reference, from: parent)
  }

  func read(_ path: String) throws(SourceFault) -> [UInt8] {
    path == AdsProject.main ? text : try files.read(path)
  }
}
