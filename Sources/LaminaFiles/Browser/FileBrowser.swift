import Foundation
import LaminaContentTypes
import LaminaFollowing
import Observation

/// What a file dialog of our own shows: a folder, what of it is seen, what is selected, and what is asked.
///
/// ```
///  enter(folder) ──▶ reader (another thread) ──▶ contents ──filter, hidden, order──▶ shown
///                        ▲ FolderFollower: the folder changes, or goes
/// ```
@Observable
final class FileBrowser: Identifiable {
  let request: FileDialogRequest
  @ObservationIgnored let surroundings: FileDialogSurroundings
  /// Says which files may be chosen; nil for all.
  @ObservationIgnored let isEnabled: ((URL) -> Bool)?
  @ObservationIgnored private let done: (FileDialogOutcome) -> Void
  @ObservationIgnored private var follower: FolderFollower?

  /// The folder that is shown, or about to be.
  private(set) var folder: String
  private(set) var contents: FolderContents
  /// What of it is seen, in its order.
  private(set) var shown: [FileEntry] = []
  private(set) var isReading = true
  private(set) var places: [FilePlace] = []
  let filters: [FileFilter]

  /// The ids of the entries that are selected.
  var selection: Set<String> = [] { didSet { if selection != oldValue { selectionChanged() } } }
  /// Which of the filters holds.
  var filter = 0 { didSet { if filter != oldValue { arrange() } } }
  var showsHidden: Bool { didSet { if showsHidden != oldValue { arrange() } } }
  private(set) var order = FileOrder()
  /// The name under which is saved.
  var name: String
  /// A path that is being typed; nil where the path is shown.
  var typedPath: String?
  /// What fits to that path so far.
  private(set) var completions: [String] = []
  /// What went wrong with what was asked last.
  var problem: String?
  /// What would be written over, while the person is asked.
  var overwritten: [String] = []
  /// All that is written where some of it would be written over.
  @ObservationIgnored var pending: [String] = []
  /// The name of a folder that is to be made; nil while none is.
  var newFolder: String?
  /// Counts readings: a late one is of no use.
  @ObservationIgnored private var generation = 0
  /// What is selected when it has been read.
  @ObservationIgnored private var awaited: String?

  /// Begins in a folder, or in the nearest above that is there.
  init(
    _ request: FileDialogRequest, surroundings: FileDialogSurroundings, at start: String? = nil,
    isEnabled: ((URL) -> Bool)? = nil, done: @escaping (FileDialogOutcome) -> Void
  ) {
    self.request = request
    self.surroundings = surroundings
    self.isEnabled = isEnabled
    self.done = done
    filters = FileFilter.filters(for: request)
    showsHidden = request.browserOptions.contains(.includeHiddenFiles)
    let start = start ?? request.directory?.path ?? surroundings.home
    folder = start
    contents = FolderContents(path: start, entries: [])
    if case .save(let name) = request.purpose { self.name = name } else { name = "" }
    surroundings.reader.read { [surroundings] in
      (FilePaths.existing(FilePaths.normal(start)), FilePlace.all(surroundings))
    } then: { [weak self] folder, places in
      self?.take(places: places)
      // Who has gone elsewhere meanwhile stays there.
      if self?.folder == start { self?.enter(folder) }
    }
  }

  private func take(places: [FilePlace]) {
    guard case .open = request.purpose, !request.choosesOnlyFolders else {
      self.places = places
      return
    }
    let recent = FilePlace(name: "Recent", path: FolderContents.recent, kind: .recent)
    self.places = [recent] + places
  }

  // MARK: Folders

  /// Whether files of several folders are shown: those that were used lately.
  var showsRecent: Bool { folder == FolderContents.recent }

  /// Shows a folder.
  func enter(_ path: String, selecting name: String? = nil) {
    if path == FolderContents.recent { order = FileOrder(column: .modified, isReversed: true) }
    let former = folder
    folder = path
    typedPath = nil
    problem = nil
    selection = []
    awaited = name ?? (FilePaths.parent(former) == path ? FilePaths.name(former) : nil)
    follow()
    read()
  }

  /// Shows the folder above, with the one below selected.
  func goUp() { if let parent = FilePaths.parent(folder) { enter(parent) } }

  /// Reads the folder again.
  func read() {
    generation += 1
    isReading = true
    let (number, path) = (generation, folder)
    surroundings.reader.read { [surroundings] in
      path == FolderContents.recent
        ? FolderContents(recent: RecentFiles(surroundings: surroundings))
        : FolderContents(reading: path)
    } then: { [weak self] in
      if self?.generation == number { self?.take($0) }
    }
  }

  private func take(_ next: FolderContents) {
    guard next.failure == nil || !isGone(next) else { return leaveGoneFolder() }
    contents = next
    if let failure = next.failure {
      problem = FileDialogError(failure, at: URL(fileURLWithPath: next.path)).description
    } else if next.isCut {
      problem = "Only \(next.entries.count) files of this folder are shown."
    }
    arrange()
  }

  /// Whether the folder was there and is not any more.
  private func isGone(_ next: FolderContents) -> Bool {
    [ENOENT, ENOTDIR].contains(next.failure) && FilePaths.existing(next.path) != next.path
  }

  private func leaveGoneFolder() {
    let name = FilePaths.name(folder)
    enter(FilePaths.existing(folder))
    problem = "«\(name)» is not there any more."
  }

  private func follow() {
    follower = nil
    guard surroundings.reader.follows, !showsRecent else { return }
    follower = try? FolderFollower(folder) { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.read() } }
    }
  }

  // MARK: What is seen

  /// Puts what is seen in order, on the reader's thread, as there may be much of it.
  private func arrange() {
    let (number, order, all) = (generation, order, contents.entries)
    let (filter, hidden) = (filters[filter], showsHidden)
    let onlyFolders = request.choosesOnlyFolders && request.purpose == .open(multiple: false)
    surroundings.reader.read {
      order.sorted(
        all.filter { entry in
          (hidden || !entry.isHidden)
            && (entry.isFolder || !onlyFolders && filter.admits(entry.type))
        })
    } then: { [weak self] in
      guard let self, generation == number, self.order == order else { return }
      show($0)
    }
  }

  private func show(_ entries: [FileEntry]) {
    isReading = false
    if shown != entries { shown = entries }
    let there = Set(entries.map(\.id))
    let kept = selection.intersection(there)
    if kept != selection { selection = kept }
    if let awaited, there.contains(awaited) { selection = [awaited] }
    awaited = nil
  }

  /// Orders by a column, or by the same one the other way round.
  func choose(_ column: FileOrder.Column) {
    order.choose(column)
    arrange()
  }

  /// The entries that are selected, in the order in which they are seen.
  var selected: [FileEntry] { selection.isEmpty ? [] : shown.filter { selection.contains($0.id) } }

  private func selectionChanged() {
    problem = nil
    if case .save = request.purpose, let entry = selected.first, !entry.isFolder {
      name = entry.name
    }
  }

  func path(_ entry: FileEntry) -> String {
    entry.location ?? FilePaths.join(folder, entry.name)
  }

  // MARK: The end

  /// Ends with what was chosen.
  func finish(_ paths: [String]) {
    let urls = paths.map { URL(fileURLWithPath: $0) }
    if let isEnabled, let refused = urls.first(where: { !isEnabled($0) }) {
      problem = "«\(refused.lastPathComponent)» cannot be chosen here."
      return
    }
    follower = nil
    done(.chosen(urls))
  }

  /// Ends without a choice.
  func cancel() {
    follower = nil
    done(.cancelled)
  }

  /// Does work that looks at files elsewhere, and goes on with what came of it.
  func look<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then body: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    surroundings.reader.read(work, then: body)
  }

  /// Shows what fits to a path that is being typed.
  func take(completions: [String], for text: String) {
    if typedPath == text { self.completions = completions }
  }
}
