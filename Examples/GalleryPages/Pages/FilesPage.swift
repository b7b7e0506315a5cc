import Foundation
import Lamina

/// Files: what a person opens, saves and moves, and what is dragged here from elsewhere.
struct FilesPage: View {
  var body: some View {
    PageScaffold(.files) {
      Sample("A text", "Opened and saved in the desktop's dialogs, or in ours where there is none.")
      {
        OpenedText()
      }
      Sample("Several, and folders", "What may be chosen, the types say.") { ChosenFiles() }
      Sample("From elsewhere", "Let files go here that you drag from another program.") {
        DropField()
      }
    }
  }
}

/// A text as a document.
private nonisolated struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct OpenedText: View {
  @State private var note = Note(text: "Rain until noon. Then a walk along the river.")
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var outcome = "Nothing was opened yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextEditor(text: $note.text).frame(height: 90).accessibilityLabel("Text")
      TextRow(spacing: 8) {
        Button("Open…") { isOpening = true }
          .fileImporter(isPresented: $isOpening, allowedContentTypes: [.text], onCompletion: open)
        Button("Save…") { isSaving = true }
          .fileExporter(
            isPresented: $isSaving, document: note, contentType: .plainText,
            defaultFilename: "Walk"
          ) { outcome = words(of: $0, "Saved as") }
      }
      Text(outcome).font(.callout).foregroundStyle(.secondary)
    }
  }

  private func open(_ result: Result<URL, any Error>) {
    outcome = words(of: result, "Opened")
    guard let url = try? result.get(), let wrapper = try? FileWrapper(url: url) else { return }
    note.text = String(
      decoding: wrapper.regularFileContents?.prefix(20_000) ?? Data(), as: UTF8.self)
  }

  private func words(of result: Result<URL, any Error>, _ verb: String) -> String {
    switch result {
    case .success(let url): "\(verb) \(url.lastPathComponent)"
    case .failure(let error): "\(error)"
    }
  }
}

private struct ChosenFiles: View {
  @State private var isChoosing = false
  @State private var isChoosingFolder = false
  @State private var chosen = "Nothing is chosen"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextRow(spacing: 8) {
        Button("Pictures…") { isChoosing = true }
          .fileImporter(
            isPresented: $isChoosing, allowedContentTypes: [.png, .jpeg, .webP, .svg],
            allowsMultipleSelection: true, onCompletion: take
          )
          .fileDialogMessage("Which pictures shall it be?")
        Button("A folder…") { isChoosingFolder = true }
          .fileImporter(
            isPresented: $isChoosingFolder, allowedContentTypes: [.folder],
            allowsMultipleSelection: false, onCompletion: take)
      }
      Text(chosen).font(.callout).foregroundStyle(.secondary)
    }
  }

  private func take(_ result: Result<[URL], any Error>) {
    guard let urls = try? result.get() else { return }
    chosen = urls.map(\.lastPathComponent).joined(separator: ", ")
  }
}

private struct DropField: View {
  @State private var taken: [URL] = []

  var body: some View {
    VStack(spacing: 6) {
      if taken.isEmpty { Text("Here").foregroundStyle(.secondary) }
      ForEach(taken.prefix(4), id: \.self) { url in
        Text("\(url.lastPathComponent): \(kind(of: url))").lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 110)
    .overlay {
      RoundedRectangle(cornerRadius: 10)
        .strokeBorder(.tertiary, style: StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
    }
    .dropDestination(for: URL.self) { urls, _ in
      taken = urls
      return true
    }
    .accessibilityElement(children: .combine)
  }

  private func kind(of url: URL) -> String {
    UTType(filename: url.lastPathComponent).localizedDescription ?? "file"
  }
}
