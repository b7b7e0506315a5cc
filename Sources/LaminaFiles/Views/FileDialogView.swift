import LaminaGeometry
import LaminaLayout

/// A file dialog of our own: places at the side, files in the middle, the choice at the bottom.
///
/// ```
///  ┌ message, name, path ──────────────┐
///  │ Home      │ Name      Size   Date │
///  │ Documents │ …                     │
///  ├ filter ──────────── Cancel   Open ┤
/// ```
struct FileDialogView: View {
  /// How large it would like to be, in points.
  static let size = CGSize(width: 760, height: 520)
  @Bindable var browser: FileBrowser
  @FocusState private var focus: FileDialogFocus?

  var body: some View {
    VStack(spacing: 0) {
      // What fits to a typed path lies over what is below.
      FileDialogHead(browser: browser, focus: $focus).zIndex(1)
      Divider()
      FileDialogMiddle(browser: browser, focus: $focus)
      Divider()
      FileDialogFoot(browser: browser)
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .presentationSizing(FileDialogSizing(size: Self.size))
    .modifier(OverwriteQuestion(browser: browser))
    .modifier(NewFolderQuestion(browser: browser))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(browser.request.title)
  }
}

/// What of a dialog may have the focus.
enum FileDialogFocus: Hashable { case name, path, files }

/// As large as the window lets it be, up to the size that it would like.
private nonisolated struct FileDialogSizing: PresentationSizing {
  let size: CGSize

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(size) }
}

/// Asks before files are written over.
private struct OverwriteQuestion: ViewModifier {
  @Bindable var browser: FileBrowser

  func body(content: Content) -> some View {
    content.alert(
      title,
      isPresented: Binding {
        !browser.overwritten.isEmpty
      } set: {
        if !$0 { end() }
      }
    ) {
      Button("Replace", role: .destructive) { browser.overwrite() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("What stands there now is lost.")
    }
  }

  private func end() { (browser.overwritten, browser.pending) = ([], []) }

  private var title: String {
    let names = browser.overwritten.map(FilePaths.name)
    guard names.count > 1 else { return "Replace «\(names.first ?? "")»?" }
    return "Replace \(names.count) files?"
  }
}

/// Asks for the name of a new folder.
private struct NewFolderQuestion: ViewModifier {
  @Bindable var browser: FileBrowser
  func body(content: Content) -> some View {
    content.alert(
      "New Folder",
      isPresented: Binding {
        browser.newFolder != nil
      } set: {
        if !$0 { end() }
      }
    ) {
      TextField(
        "Name",
        text: Binding {
          browser.newFolder ?? ""
        } set: {
          browser.newFolder = $0
        })
      Button("Create") { browser.makeFolder() }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func end() { browser.newFolder = nil }
}
