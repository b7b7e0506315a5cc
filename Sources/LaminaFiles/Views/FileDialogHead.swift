import LaminaInput
import LaminaText
import LaminaGeometry
import LaminaLayout

/// Above the files: what is to be chosen, the name under which is saved, the path, and more commands.
struct FileDialogHead: View {
  @Bindable var browser: FileBrowser
  let focus: FocusState<FileDialogFocus?>.Binding

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let message = browser.request.message {
        Text(message).frame(maxWidth: .infinity, alignment: .leading)
      }
      if case .save = browser.request.purpose { FileNameField(browser: browser, focus: focus) }
      HStack(spacing: 8) {
        Button("Up") { browser.goUp() }
          .keyboardShortcut(.upArrow, modifiers: .option)
          .disabled(FilePaths.parent(browser.folder) == nil)
          .fixedSize()
        if browser.typedPath == nil {
          PathBar(browser: browser)
        } else {
          PathField(browser: browser, focus: focus)
        }
        FileDialogMenu(browser: browser)
      }
    }
    .padding(12)
  }
}

/// The name under which something is saved; at first what stands before its ending is selected.
private struct FileNameField: View {
  @Bindable var browser: FileBrowser
  let focus: FocusState<FileDialogFocus?>.Binding
  @State private var selection: TextSelection?

  var body: some View {
    HStack(spacing: 8) {
      Text(label).fixedSize()
      TextField(text: $browser.name, selection: $selection) { Text(label) }
        .focused(focus, equals: .name)
        .accessibilityIdentifier("name")
    }
    .onAppear {
      focus.wrappedValue = .name
      selection = stem
    }
    .onChange(of: focus.wrappedValue == .name) { _, hasFocus in if hasFocus { selection = stem } }
  }

  private var label: String { browser.request.filenameLabel ?? "Name" }

  private var stem: TextSelection {
    let name = browser.name
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return TextSelection(
      range: name.startIndex..<(dot == name.startIndex ? name.endIndex : dot))
  }
}

/// The folders down to the one that is shown, each to be gone to.
private struct PathBar: View {
  let browser: FileBrowser

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 2) {
          ForEach(folders, id: \.self) { path in
            if path != folders.first {
              Image(systemName: "chevron.forward").font(.caption2)
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
            }
            Button(name(path)) { browser.enter(path) }
              .buttonStyle(.borderless)
              .fixedSize()
              .id(path)
          }
        }
      }
      .onAppear { reader.scrollTo(browser.folder, anchor: .trailing) }
      .onChange(of: browser.folder) { _, folder in
        reader.scrollTo(folder, anchor: .trailing)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Path")
  }

  /// From the person's folder on, where it is inside of that, and else from the root on.
  private var folders: [String] {
    if browser.showsRecent { return [browser.folder] }
    let all = FilePaths.folders(to: browser.folder)
    return all.firstIndex(of: browser.surroundings.home).map { Array(all[$0...]) } ?? all
  }

  private func name(_ path: String) -> String {
    switch path {
    case FolderContents.recent: "Recent"
    case browser.surroundings.home: "Home"
    default: FilePaths.name(path)
    }
  }
}

/// A path that is typed, and what fits to it; Tab completes.
private struct PathField: View {
  @Bindable var browser: FileBrowser
  let focus: FocusState<FileDialogFocus?>.Binding
  @State private var selection: TextSelection?

  var body: some View {
    TextField(text: text, selection: $selection) { Text("Path") }
      .focused(focus, equals: .path)
      .accessibilityIdentifier("path")
      .onSubmit { browser.confirm() }
      .onKeyPress(.tab) { complete() ? .handled : .ignored }
      .onKeyPress(.escape) {
        browser.endTyping()
        focus.wrappedValue = .files
        return .handled
      }
      .onAppear { focus.wrappedValue = .path }
      .onChange(of: focus.wrappedValue == .path) { _, hasFocus in if hasFocus { toEnd() } }
      .overlay(alignment: .topLeading) { suggestions.alignmentGuide(.top) { _ in -34 } }
      .zIndex(1)
  }

  private var text: Binding<String> {
    Binding {
      browser.typedPath ?? ""
    } set: {
      browser.typedPath = $0
      browser.complete()
    }
  }

  private func complete() -> Bool {
    let isNew = browser.takeCompletion()
    if isNew { toEnd() }
    return isNew
  }

  private func toEnd() {
    selection = TextSelection(insertionPoint: (browser.typedPath ?? "").endIndex)
  }

  @ViewBuilder private var suggestions: some View {
    let fitting = browser.completions.filter { $0 != browser.typedPath }.prefix(6)
    if !fitting.isEmpty {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Array(fitting), id: \.self) { path in
          Button(path) {
            browser.typedPath = path
            browser.complete()
            toEnd()
          }
          .buttonStyle(.borderless).fixedSize().focusable(false)
        }
      }
      .padding(6)
      .background(.background, in: RoundedRectangle(cornerRadius: 6))
      .overlay { RoundedRectangle(cornerRadius: 6).stroke(.quaternary, lineWidth: 1) }
    }
  }
}

/// What one does seldom, with its keys.
private struct FileDialogMenu: View {
  @Bindable var browser: FileBrowser

  var body: some View {
    Menu {
      Button("New Folder…") { browser.newFolder = "New Folder" }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(browser.showsRecent)
      Button("Type a Path…") { browser.beginTyping() }.keyboardShortcut("l")
      Divider()
      Toggle("Show Hidden Files", isOn: $browser.showsHidden).keyboardShortcut("h")
      Button("Read Again") { browser.read() }.keyboardShortcut("r")
    } label: {
      Image(systemName: "ellipsis").accessibilityLabel("More")
    }
    .menuIndicator(.hidden)
    .fixedSize()
  }
}
