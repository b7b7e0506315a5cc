import Foundation
import Lamina
import LaminaFiles
import LaminaTesting

/// A folder that stands for a person's, with files in it; it goes with the last who holds it.
final class PersonFolder {
  let path: String

  init(_ files: [String: String] = [:], folders: [String] = []) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-files-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for folder in folders { try make(folder) }
    for (name, text) in files { try write(text, name) }
  }

  isolated deinit {
    _ = chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }

  func make(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, _ name: String) throws {
    try make((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: url(name))
    let day = Date(timeIntervalSince1970: 1_700_000_000 + Double(name.utf8.count) * 86_400)
    try FileManager.default.setAttributes([.modificationDate: day], ofItemAtPath: path + "/" + name)
  }

  /// Makes an empty file whose name is these bytes.
  func touch(_ name: [UInt8]) {
    let path = (Array(self.path.utf8) + [47] + name + [0]).map { CChar(bitPattern: $0) }
    close(open(path, O_CREAT | O_WRONLY, 0o644))
  }

  func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  /// Where a dialog finds this folder as the person's.
  var surroundings: FileDialogSurroundings { .inFolder(path) }

  /// A window on a view whose dialogs are in this folder.
  func harness<Content: View>(
    size: CGSize = CGSize(width: 820, height: 580), scale: CGFloat = 1,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    let surroundings = surroundings
    let harness = Harness(size: size, scale: scale, clock: ManualClock()) {
      content().environment(\.fileDialogSurroundings, surroundings)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, .gmt)
    }
    harness.advance(by: 1)
    return harness
  }

  static func usual() throws -> PersonFolder {
    try PersonFolder(
      [
        "Notes.txt": "Some notes\n", "Letter 10.txt": "ten", "Letter 2.txt": "two",
        "picture.png": "no picture", ".hidden.txt": "hidden", "Documents/Plan.txt": "plan",
        "Documents/Deep/Bottom.txt": "bottom",
      ], folders: ["Pictures", "Music"])
  }
}

/// What came of a dialog.
@Observable final class Outcome {
  var isPresented = false
  var urls: [[URL]] = []
  var errors: [any Error] = []
  var cancellations = 0

  func take(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls): self.urls.append(urls)
    case .failure(let error): errors.append(error)
    }
  }

  var names: [[String]] { urls.map { $0.map(\.lastPathComponent) } }
  var count: Int { urls.count + errors.count + cancellations }
}

/// A view with an importer.
struct Importing: View {
  @Bindable var outcome: Outcome
  var types: [UTType] = [.plainText]
  var isMany = false

  var body: some View {
    Button("Open") { outcome.isPresented = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .fileImporter(
        isPresented: $outcome.isPresented, allowedContentTypes: types,
        allowsMultipleSelection: isMany
      ) {
        outcome.take($0)
      } onCancellation: {
        outcome.cancellations += 1
      }
  }
}
