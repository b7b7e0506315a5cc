import LaminaText
import LaminaGeometry
import LaminaLayout

/// Places beside the files; without places where there is little room.
struct FileDialogMiddle: View {
  let browser: FileBrowser
  let focus: FocusState<FileDialogFocus?>.Binding
  @ScaledMetric private var placeWidth: CGFloat = 170

  var body: some View {
    GeometryReader { room in
      let showsPlaces = room.size.width > placeWidth * 2.8
      HStack(spacing: 0) {
        if showsPlaces {
          PlacesList(browser: browser).frame(width: placeWidth)
          Divider()
        }
        FilesPane(
          browser: browser, focus: focus,
          width: room.size.width - (showsPlaces ? placeWidth : 0))
      }
    }
  }
}

/// Folders that one goes to with one press.
private struct PlacesList: View {
  let browser: FileBrowser

  var body: some View {
    List(
      selection: Binding {
        current
      } set: {
        if let place = $0 { go(place) }
      }
    ) {
      ForEach(browser.places) { place in
        HStack(spacing: 8) {
          FileSymbol(place)
          Text(place.name).lineLimit(1)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .listStyle(.sidebar)
    .accessibilityLabel("Places")
  }

  private var current: FilePlace.ID? {
    browser.places.first { $0.path == browser.folder }?.id
  }

  private func go(_ id: FilePlace.ID) {
    guard let place = browser.places.first(where: { $0.id == id }), place.path != browser.folder
    else { return }
    browser.enter(place.path)
  }
}

/// The files of the folder, under the names of the columns.
private struct FilesPane: View {
  let browser: FileBrowser
  let focus: FocusState<FileDialogFocus?>.Binding
  let width: CGFloat
  @ScaledMetric private var sizeWidth: CGFloat = 84
  @ScaledMetric private var dateWidth: CGFloat = 164

  var body: some View {
    let columns = FileColumns(
      size: width > sizeWidth * 4.2 ? sizeWidth : nil,
      date: width > (sizeWidth + dateWidth) * 1.9 ? dateWidth : nil)
    VStack(spacing: 0) {
      FileHeader(browser: browser, columns: columns)
      Divider()
      FileList(browser: browser, columns: columns)
        .focused(focus, equals: .files)
        .onKeyPress(.delete) {
          browser.goUp()
          return .handled
        }
        .onKeyPress(phases: [.down, .repeat]) { press in
          browser.types(press.characters) ? .handled : .ignored
        }
        .overlay { note }
    }
    .onAppear { if case .save = browser.request.purpose {} else { focus.wrappedValue = .files } }
  }

  @ViewBuilder private var note: some View {
    if browser.shown.isEmpty, !browser.isReading {
      Text(words).foregroundStyle(.secondary).allowsHitTesting(false)
    }
  }

  private var words: String {
    if browser.contents.failure != nil { return "This folder cannot be read." }
    return browser.contents.entries.isEmpty ? "Nothing is in this folder." : "Nothing here fits."
  }
}

/// How wide the columns beside the name are; nil for one that is not shown.
struct FileColumns: Hashable {
  let size: CGFloat?
  let date: CGFloat?
}

/// The names of the columns, each of which orders the files.
private struct FileHeader: View {
  let browser: FileBrowser
  let columns: FileColumns

  var body: some View {
    HStack(spacing: 8) {
      button("Name", .name).frame(maxWidth: .infinity, alignment: .leading)
      if let size = columns.size {
        button("Size", .size).frame(width: size, alignment: .trailing)
      }
      if let date = columns.date {
        button("Modified", .modified).frame(width: date, alignment: .leading)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
  }

  private func button(_ title: String, _ column: FileOrder.Column) -> some View {
    Button {
      browser.choose(column)
    } label: {
      HStack(spacing: 4) {
        Text(title).font(.callout).foregroundStyle(.secondary).lineLimit(1)
        if browser.order.column == column {
          Image(systemName: browser.order.isReversed ? "chevron.down" : "chevron.up")
            .font(.caption2).foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Sort by \(title)")
  }
}

/// The files, of which one or several are selected.
private struct FileList: View {
  @Bindable var browser: FileBrowser
  let columns: FileColumns

  var body: some View {
    Group {
      if browser.request.allowsMultiple {
        List(selection: $browser.selection) { rows }
      } else {
        List(
          selection: Binding {
            browser.selection.first
          } set: {
            browser.selection = $0.map { [$0] } ?? []
          }
        ) {
          rows
        }
      }
    }
    .listStyle(.plain)
    .accessibilityLabel("Files")
  }

  private var rows: some View {
    ForEach(browser.shown) { entry in
      FileRow(entry: entry, columns: columns)
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { browser.open(entry) }
    }
  }
}

/// A file: its symbol and name, its size, when it was written.
private struct FileRow: View {
  let entry: FileEntry
  let columns: FileColumns
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 8) {
      FileSymbol(entry)
      Text(entry.shownName).lineLimit(1).truncationMode(.middle)
        .italic(entry.isLink)
        .foregroundStyle(entry.hasAddress ? .primary : .tertiary)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let width = columns.size {
        Text(size)
          .foregroundStyle(.secondary).lineLimit(1).frame(width: width, alignment: .trailing)
      }
      if let width = columns.date {
        Text(date)
          .foregroundStyle(.secondary).lineLimit(1).frame(width: width, alignment: .leading)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.shownName)
    .accessibilityValue(details)
  }

  private var size: String { entry.isFolder ? "" : FileWords.size(entry.size) }

  private var date: String {
    FileWords.date(entry.modified, locale: locale, timeZone: timeZone)
  }

  private var details: String {
    [entry.isFolder ? "Folder" : size, date].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
