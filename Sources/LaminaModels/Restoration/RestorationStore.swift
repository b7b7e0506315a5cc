public import Foundation
import Glibc
public import LaminaStore
import Synchronization

/// What an application remembers from one run to the next: a `SharedStore` as views see it.
///
/// ```
///  @SceneStorage ──set──▶ 0.5 s later, coalesced ──▶ writer's thread ──▶ state.log
///  @AppStorage ───set──▶ store.log at once ◀──▶ UserDefaults, other processes
/// ```
///
/// ```swift
/// let store = RestorationStore.standard(for: "org.example.Dreams")
/// store.value(Int.self, forKey: "row")       // what was there, or nil
/// store.set(7, forKey: "row")                // in the file within half a second
/// ```
///
/// A process that is killed at any moment leaves the older or the newer state, never a mix. A file that is damaged, too
/// large or of another version is set aside and reported; the application goes on without it. The file is first read when
/// a value is asked for.
@MainActor
public final class RestorationStore {
  /// How long after a change it is written, in seconds; changes meanwhile are written with it.
  public nonisolated static let delay: TimeInterval = 0.5

  /// Calls back after some seconds; the store has no clock of its own.
  public typealias Timer = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void

  /// Called for each problem once; when set, for those so far.
  public var onProblem: (StoreError) -> Void = { _ in } {
    didSet { for problem in problems { onProblem(problem) } }
  }
  /// The problems so far.
  public private(set) var problems: [StoreError] = []
  /// Where the values are kept, for other threads and processes.
  public nonisolated let store: SharedStore

  /// When what was set is written, and whether others write, too.
  private enum Manner {
    /// At once: others read it, and write it.
    case shared
    /// Half a second later, with whatever changes until then.
    case coalesced(RestorationWriter, Timer)
  }

  private let manner: Manner
  private let prepare: () -> StoreError?
  private let mark: [String: String?]
  private var isPrepared = false
  private let limits: StoreLimits
  /// What was set and not turned into text yet.
  private var pending: [String: () throws -> String?] = [:]
  /// What is not known to be in the store: it is on its way, or was refused.
  private var unsaved: [String: (number: Int, text: String?)] = [:]
  private var number = 0
  private var isScheduled = false
  private var boxes: [BoxKey: AnyObject] = [:]
  private var entries: [String: StoredEntry] = [:]
  private var observation: StoreObservation?

  /// What a person chose, for those who stand in no window: classes, functions, the application.
  ///
  /// It is that of the application that runs, or else of the window made last.
  package static var shared = RestorationStore.inMemory() {
    didSet {
      StandardDefaults.store.withLock { $0 = shared.store }
      _ = FoundationDefaults.areStored
    }
  }

  /// Has an application that has only just started keep there what a person chooses.
  package static func begin(with preferences: RestorationStore) {
    FoundationDefaults.isFresh.store(true, ordering: .relaxed)
    shared = preferences
  }

  private struct BoxKey: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  /// A store in a file, or in memory where there is none.
  /// - Parameters:
  ///   - file: where it is kept, with `log` in place of its extension; its folder is made when it is first written.
  ///   - version: the application's number for what its values mean: values with another are set aside.
  ///   - limits: how much is read and written.
  ///   - timer: calls back after a time; the main queue unless said otherwise.
  public convenience init(
    file: URL?, version: Int = 1, limits: StoreLimits = StoreLimits(),
    timer: @escaping Timer = RestorationStore.mainQueue
  ) {
    guard let file else {
      self.init(.inMemory())
      return
    }
    let place = StorePlace(
      folder: file.deletingLastPathComponent().path,
      name: file.deletingPathExtension().lastPathComponent)
    let store = SharedStore(.success(place), limits: limits, isShared: false)
    self.init(store, .coalesced(RestorationWriter(store), timer), version: version, earlier: file)
  }

  /// A store in `state.log` of a folder.
  public convenience init(
    directory: URL, version: Int = 1, limits: StoreLimits = StoreLimits(),
    timer: @escaping Timer = RestorationStore.mainQueue
  ) {
    self.init(
      file: directory.appendingPathComponent("state.json"), version: version, limits: limits,
      timer: timer)
  }

  /// A store that others read and write, too: what they change is seen, and what is set here they see at once.
  public convenience init(_ store: SharedStore) {
    self.init(store, .shared, version: nil, earlier: nil)
  }

  /// - Parameters:
  ///   - store: where the values are kept.
  ///   - manner: when what was set is written.
  ///   - version: the application's number for what its values mean; nil for values that are not its own alone.
  ///   - earlier: the file of a Lamina without stores.
  private init(_ store: SharedStore, _ manner: Manner, version: Int?, earlier: URL?) {
    self.store = store
    self.manner = manner
    limits = store.limits
    mark = RestorationStart.mark(version)
    prepare = { RestorationStart(store, version: version, earlier: earlier).run() }
  }

  /// A store in memory, which is not restored later.
  public static func inMemory() -> RestorationStore { RestorationStore(.inMemory()) }

  /// Calls back by the main queue.
  public static func mainQueue(_ delay: TimeInterval, _ call: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(call) }
  }

  // MARK: Values

  /// What is kept under `key`; nil when nothing is, or nothing of that type.
  public func value<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard let text = text(forKey: key) else { return nil }
    // Nothing was chosen; a type that has no nil has its own initial value.
    if text == "null", !(type is any ExpressibleByNilLiteral.Type) { return nil }
    guard StoreCoding.depth(of: text.utf8) <= limits.depth else {
      report(.notDecodable(key: key, reason: "it is nested deeper than \(limits.depth) levels"))
      return nil
    }
    do {
      return try StoreCoding.value(type, of: text)
    } catch {
      report(.notDecodable(key: key, reason: "\(error)"))
      return nil
    }
  }

  /// What is kept under `key` as JSON text, or what is registered for those who have chosen nothing.
  private func text(forKey key: String) -> String? {
    if pending[key] != nil { encodePending() }
    let text = unsaved[key].map(\.text) ?? storedText(key)
    entries[key]?.text = text
    if let text { return text }
    if case .coalesced = manner { return nil }
    return StandardDefaults.fallback(for: key, in: store)
  }

  private func storedText(_ key: String) -> String? {
    if !isPrepared { prepareStore() }
    do {
      return try store.text(forKey: key)
    } catch {
      report(error)
      // What is left after a bad file was set aside.
      return (try? store.text(forKey: key)) ?? nil
    }
  }

  private func prepareStore() {
    isPrepared = true
    if let problem = prepare() { report(problem) }
  }

  /// Keeps a value under `key`: in the file within ``delay`` and the time that writing takes.
  ///
  /// It is turned into text when it is written: only the latest of several is.
  public func set<Value: Encodable>(_ value: Value, forKey key: String) {
    change(key) { try StoreCoding.text(of: value) }
  }

  /// Forgets what is kept under `key`.
  public func removeValue(forKey key: String) { change(key) { nil } }

  private func change(_ key: String, to text: @escaping () throws -> String?) {
    if let entry = entries[key] {
      entry.change { pending[key] = text }
    } else {
      pending[key] = text
    }
    switch manner {
    case .shared: write()
    case .coalesced(_, let timer):
      if isScheduled { return }
      isScheduled = true
      timer(Self.delay) { [weak self] in self?.write() }
    }
  }

  // MARK: Writing

  /// Writes what has changed at once and returns when it is written, or has failed.
  ///
  /// Windows that close and applications that end do so by themselves.
  public func flush() {
    if !pending.isEmpty || !unsaved.isEmpty { write() }
    if case .coalesced(let writer, _) = manner { writer.wait() }
    takeNews()
    do { try store.synchronize() } catch { report(error) }
  }

  private func write() {
    isScheduled = false
    if !isPrepared { prepareStore() }
    encodePending()
    if unsaved.isEmpty { return }
    let texts = unsaved.mapValues(\.text).merging(mark) { $1 }
    switch manner {
    case .shared:
      do {
        try store.setTexts(texts, durability: .soon)
        unsaved = [:]
      } catch {
        report(error)
      }
    case .coalesced(let writer, _):
      writer.write(texts, number: number) { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.takeNews() } }
      }
    }
  }

  private func encodePending() {
    number += 1
    for (key, text) in pending {
      do {
        let text = try text()
        unsaved[key] = (number, text)
        entries[key]?.text = text
      } catch {
        report(.notEncodable(key: key, reason: "\(error)"))
      }
    }
    pending = [:]
  }

  private func takeNews() {
    guard case .coalesced(let writer, _) = manner else { return }
    let news = writer.takeNews()
    unsaved = unsaved.filter { $0.value.number > news.written }
    for problem in news.problems { report(problem) }
  }

  private func report(_ problem: StoreError) {
    if problems.contains(problem) { return }
    problems.append(problem)
    onProblem(problem)
  }

  // MARK: Views

  /// Notifies the readers of the value under `key` when it changes.
  func entry(_ key: String) -> StoredEntry {
    if let known = entries[key] { return known }
    let made = StoredEntry()
    entries[key] = made
    follow()
    return made
  }

  /// Has readers notified of what others change, too.
  private func follow() {
    guard case .shared = manner, observation == nil else { return }
    observation = store.observe(nil) { [weak self] keys in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.takeIn(keys) } }
    }
  }

  /// Notifies the readers of those of these values that are not what they have seen.
  func takeIn(_ keys: Set<String>) {
    for key in keys {
      guard let entry = entries[key], pending[key] == nil, unsaved[key] == nil else { continue }
      let text = storedText(key)
      if entry.text != text { entry.change { entry.text = text } }
    }
  }

  /// The one object of its type through which all see the value under `key`.
  func box<Box: AnyObject>(_ key: String, make: () -> Box) -> Box {
    let place = BoxKey(key: key, type: ObjectIdentifier(Box.self))
    if let known = boxes[place] as? Box { return known }
    let made = make()
    boxes[place] = made
    return made
  }
}

extension RestorationStore {
  /// The store of an application: `~/.local/state/<identifier>/state.log`, or where
  /// `XDG_STATE_HOME` says; in memory when there is no home.
  public static func standard(
    for identifier: String, version: Int = 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RestorationStore {
    guard let folder = folder(identifier, environment, "XDG_STATE_HOME", ".local/state") else {
      return inMemory()
    }
    return RestorationStore(directory: URL(fileURLWithPath: folder), version: version)
  }

  /// The store of what a person chose for all windows: that of the group with the application's identifier, which
  /// `UserDefaults.standard` shows, too.
  public static func preferences(
    for identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RestorationStore {
    guard let folder = folder(identifier, environment, "XDG_CONFIG_HOME", ".config"),
      let place = try? StorePlace(group: identifier, environment: environment)
    else { return inMemory() }
    return RestorationStore(
      SharedStore(.success(place)), .shared, version: nil,
      earlier: URL(fileURLWithPath: "\(folder)/preferences.json"))
  }

  private static func folder(
    _ identifier: String, _ environment: [String: String], _ variable: String, _ fallback: String
  ) -> String? {
    func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = absolute(environment["HOME"]).map { "\($0)/\(fallback)" }
    return (absolute(environment[variable]) ?? home).map { "\($0)/\(folderName(identifier))" }
  }

  /// An identifier as the name of a folder.
  static func folderName(_ identifier: String) -> String {
    let safe = identifier.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "_" }
    let name = String(safe.prefix(80))
    return name.isEmpty || name.hasPrefix(".") ? "_" + name.dropFirst() : name
  }
}

extension RestorationStore: @MainActor CustomStringConvertible {
  /// The file's path, or "memory".
  public var description: String { store.description }
}
