/// Files: dialogs that choose, save and move them, documents that are written, and what was used lately.
///
/// ```
///  fileImporter, fileExporter, fileMover ──▶ FileDialogRequest ──▶ the desktop's dialog (portal, over LaminaBus)
///                                                   └─ none, or it fails ──▶ FileBrowser ──▶ a sheet of our own
/// ```
///
/// ```swift
/// Button("Open…") { isOpening = true }
///   .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
///     text = try? String(contentsOf: result.get(), encoding: .utf8)
///   }
/// ```
///
/// It must never read a folder or write a file on the main thread, or trust what a portal says.
@_exported public import LaminaNavigation
