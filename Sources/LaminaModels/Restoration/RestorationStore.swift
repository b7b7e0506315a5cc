public import Foundation
import Glibc

/// What an application remembers from one run to the next, in one file.
///
/// ```
///  @SceneStorage ──set──▶ store ──0.5 s later, coalesced──▶ writer's thread ──rename──▶ state.json
/// ```
///
/// ```swift
/// let store = RestorationStore.standard(for: "org.example.Dreams")
/// store.value(Int.self, forKey: "row")       // what was there, or nil
/// store.set(7, forKey: "row")                // in the file within half a second
/// ```
///
/// A process that is killed at any moment leaves the older or the newer state, never a mix. A file
/// that is damaged, too large or of another version is set aside and reported; the application
/// starts without it. The file is first read when a value is asked for.
@MainActor
public final class RestorationStore {
  /// How long after a change it is written, in seconds; changes meanwhile are written with it.
  public nonisolated static let delay: TimeInterval = 0.5

  /// Calls back after some seconds; the store has no clock of its own.
  public typealias Timer = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void

  /// Called for each problem once; when set, for those so far.
  public var onProblem: (RestorationProblem) -> Void = { _ in } {
    didSet { for problem in problems { onProblem(problem) } }
  }
  /// The problems so far.
  public private(set) var problems: [RestorationProblem] = []

  private let file: RestorationFile?
  private let writer: RestorationWriter?
  private let limits: RestorationLimits
  private let timer: Timer
  /// Nil before the file was read.
  private var values: [String: String]?
  /// What was set since the latest write was asked for, not turned into text yet.
  private var pending: [String: () throws -> String?] = [:]
  /// Whether something was set since the latest write was asked for.
  private var isChanged = false
  private var isScheduled = false
  private var boxes: [BoxKey: AnyObject] = [:]
  private var entries: [String: StoredEntry] = [:]

  /// What a person chose, for those who stand in no window: classes, functions, the application.
  ///
  /// It is that of the application that runs, or else of the window made last.
  package static var shared = RestorationStore.inMemory()

  private struct BoxKey: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  /// A store in a file, or in memory where there is none.
  /// - Parameters:
  ///   - file: where it is kept; its folder is made when it is first written.
  ///   - version: the application's number for what its values mean: a file with another is set aside.
  ///   - limits: how much is read and written.
  ///   - timer: calls back after a time; the main queue unless said otherwise.
  public init(
    file: URL?, version: Int = 1, limits: RestorationLimits = RestorationLimits(),
    timer: @escaping Timer = RestorationStore.mainQueue
  ) {
    let file = file.map { RestorationFile(url: $0, version: version, limits: limits) }
    self.file = file
    self.limits = limits
    self.timer = timer
    writer = file.map(RestorationWriter.init)
  }

  /// A store in `state.json` of a folder.
  public convenience init(
    directory: URL, version: Int = 1, limits: RestorationLimits = RestorationLimits(),
    timer: @escaping Timer = RestorationStore.mainQueue
  ) {
    self.init(
      file: directory.appendingPathComponent("state.json"), version: version, limits: limits,
      timer: timer)
  }

  /// A store in memory, which is not restored later.
  public static func inMemory() -> RestorationStore { RestorationStore(file: nil) }

  /// Calls back by the main queue.
  public static func mainQueue(_ delay: TimeInterval, _ call: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(call) }
  }

  // MARK: Values

  /// What is kept under `key`; nil when nothing is, or nothing of that type.
  public func value<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    if pending[key] != nil { encodePending() }
    guard let text = loaded()[key] else { return nil }
    // Nothing was chosen; a type that has no nil has its own initial value.
    if text == "null", !(type is any ExpressibleByNilLiteral.Type) { return nil }
    guard RestorationCoding.depth(of: text.utf8) <= limits.depth else {
      report(.notDecodable(key: key, reason: "it is nested deeper than \(limits.depth) levels"))
      return nil
    }
    do {
      return try RestorationCoding.value(type, of: text)
    } catch {
      report(.notDecodable(key: key, reason: "\(error)"))
      return nil
    }
  }

  /// Keeps a value under `key`: in the file within ``delay`` and the time that writing takes.
  ///
  /// It is turned into text when it is written: only the latest of several is.
  public func set<Value: Encodable>(_ value: Value, forKey key: String) {
    change(key) { try RestorationCoding.text(of: value) }
  }

  /// Forgets what is kept under `key`.
  public func removeValue(forKey key: String) { change(key) { nil } }

  private func change(_ key: String, to text: @escaping () throws -> String?) {
    if let entry = entries[key] {
      entry.change { pending[key] = text }
    } else {
      pending[key] = text
    }
    isChanged = true
    guard writer != nil, !isScheduled else { return }
    isScheduled = true
    timer(Self.delay) { [weak self] in self?.write() }
  }

  private func loaded() -> [String: String] {
    if let values { return values }
    do {
      values = try file?.read() ?? [:]
    } catch {
      values = [:]
      report(error)
    }
    return values ?? [:]
  }

  // MARK: Writing

  /// Writes what has changed at once and returns when it is written, or has failed.
  ///
  /// Windows that close and applications that end do so by themselves.
  public func flush() {
    guard let writer else { return encodePending() }
    if isChanged || !writer.isUpToDate { write() }
    writer.wait()
    collectProblems()
  }

  private func write() {
    isScheduled = false
    isChanged = false
    encodePending()
    writer?.write(values ?? [:]) { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.collectProblems() } }
    }
  }

  private func encodePending() {
    var values = loaded()
    for (key, text) in pending {
      do {
        values[key] = try text()
      } catch {
        report(.notEncodable(key: key, reason: "\(error)"))
      }
    }
    pending = [:]
    self.values = values
  }

  private func collectProblems() { for problem in writer?.takeProblems() ?? [] { report(problem) } }

  private func report(_ problem: RestorationProblem) {
    if problems.contains(problem) { return }
    problems.append(problem)
    onProblem(problem)
  }

  /// Notifies the readers of the value under `key` when it changes.
  func entry(_ key: String) -> StoredEntry {
    if let known = entries[key] { return known }
    let made = StoredEntry()
    entries[key] = made
    return made
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
  /// The store of an application: `~/.local/state/<identifier>/state.json`, or where
  /// `XDG_STATE_HOME` says; in memory when there is no home.
  public static func standard(
    for identifier: String, version: Int = 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RestorationStore {
    store(
      "state.json", identifier, version: version, environment: environment,
      variable: "XDG_STATE_HOME", fallback: ".local/state")
  }

  /// The store of what a person chose for all windows: `~/.config/<identifier>/preferences.json`, or
  /// where `XDG_CONFIG_HOME` says.
  public static func preferences(
    for identifier: String, version: Int = 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RestorationStore {
    store(
      "preferences.json", identifier, version: version, environment: environment,
      variable: "XDG_CONFIG_HOME", fallback: ".config")
  }

  private static func store(
    _ file: String, _ identifier: String, version: Int, environment: [String: String],
    variable: String, fallback: String
  ) -> RestorationStore {
    func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = absolute(environment["HOME"]).map { "\($0)/\(fallback)" }
    guard let base = absolute(environment[variable]) ?? home else { return inMemory() }
    return RestorationStore(
      file: URL(fileURLWithPath: "\(base)/\(folderName(identifier))/\(file)"), version: version)
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
  public var description: String { file?.url.path ?? "memory" }
}
