import Dispatch
public import Foundation
import LaminaFollowing
import Synchronization

/// Values by key for several processes of one user, in a file of their own.
///
/// ```swift
/// let store = SharedStore(group: "org.example.notes")
/// try store.set(7, forKey: "count")
/// try store.value(Int.self, forKey: "count")      // 7, here and in every other process
/// try store.update { try $0.set(($0.value(forKey: "count") ?? 0) + 1, forKey: "count") }     // none is lost
/// ```
/// It lies in `~/.local/share/<group>`, or where `XDG_DATA_HOME` says. No write is lost, however many processes write at
/// once, and one that is killed at any moment leaves a whole old or new value. Nothing is opened before the first use;
/// then the kernel reports what others write.
///
/// Any thread may call it. A value that was read before takes less than a microsecond; a write takes as long as the
/// disk.
public final class SharedStore: Sendable {
  /// When a value that was set outlives a loss of power.
  ///
  /// It outlives its process, and others see it, at once.
  public enum Durability: Sendable {
    /// When the call returns.
    case now
    /// A tenth of a second later; the call takes some microseconds.
    case soon
  }

  /// How long what is to reach the disk soon waits for more: a file that is on its way there takes no line.
  private static let pause = DispatchTimeInterval.milliseconds(100)
  /// How long it waits where the kernel reports nothing more to anybody.
  private static let longPause = DispatchTimeInterval.seconds(1)

  /// How much it reads and writes.
  public let limits: StoreLimits
  private let place: Result<StorePlace?, StoreError>
  private let isShared: Bool
  private let log: Mutex<StoreLog?>
  private let memory = Mutex(StoreMemory())
  private let queue = DispatchQueue(label: "LaminaStore.SharedStore")

  /// A store of a group of programs: in a folder of that name below `XDG_DATA_HOME`.
  ///
  /// - Parameters:
  ///   - group: a name that only these programs have, like `org.example.notes`.
  ///   - limits: how much it reads and writes.
  ///   - environment: where `XDG_DATA_HOME` and `HOME` are looked up.
  public convenience init(
    group: String, limits: StoreLimits = StoreLimits(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      Result { () throws(StoreError) in try StorePlace(group: group, environment: environment) },
      limits: limits)
  }

  /// A store in a folder, which is made when it is first used.
  public convenience init(directory: URL, limits: StoreLimits = StoreLimits()) {
    self.init(.success(StorePlace(folder: directory.path)), limits: limits)
  }

  /// - Parameters:
  ///   - place: where it lies; nil for memory.
  ///   - limits: how much it reads and writes.
  ///   - isShared: whether others write it, too. One that is read a few times, and that nobody observes, looks at its
  ///     file each time, and has the kernel report nothing.
  package init(
    _ place: Result<StorePlace?, StoreError>, limits: StoreLimits = StoreLimits(),
    isShared: Bool = true
  ) {
    self.place = place
    self.limits = limits
    self.isShared = isShared
    let found = try? place.get()
    log = Mutex(found.map { StoreLog($0, limits: limits) })
    if case .success(nil) = place { memory.withLock { $0.isCurrent = true } }
  }

  deinit { memory.withLock { $0.follower?.end() } }

  /// A store that no other process sees, and that ends with this object.
  public static func inMemory() -> SharedStore { SharedStore(.success(nil)) }

  /// What is the same for all objects that keep the same values.
  package struct Identity: Hashable {
    fileprivate let place: Result<StorePlace?, StoreError>
    fileprivate let limits: StoreLimits
    /// Of one in memory.
    fileprivate let object: ObjectIdentifier?
  }

  package var identity: Identity {
    let isInMemory = place == .success(nil)
    return Identity(
      place: place, limits: limits, object: isInMemory ? ObjectIdentifier(self) : nil)
  }

  // MARK: Reading

  /// What is kept under `key`; nil when nothing is.
  ///
  /// - Throws: why the store cannot be read, or that what is kept is of another type.
  /// - Complexity: O(1) once it was read as this type.
  public func value<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) throws(StoreError) -> Value? {
    switch memory.withLock({ $0.find(type, key) }) {
    case .value(let value): return value
    case .none: return nil
    case .text(let text):
      return try keep(text.decoded(as: type, key: key, depth: limits.depth), text, key)
    case .unknown:
      guard let text = try text(forKey: key) else { return nil }
      return try keep(text.decoded(as: type, key: key, depth: limits.depth), text, key)
    }
  }

  private func keep<Value: Sendable>(_ value: Value?, _ text: String, _ key: String) -> Value? {
    memory.withLock { $0.keep(value, text, key) }
    return value
  }

  /// What is kept under `key` as JSON text.
  package func text(forKey key: String) throws(StoreError) -> String? {
    try look()
    return memory.withLock { $0.values[key]?.text }
  }

  /// The keys that have a value.
  public var keys: Set<String> {
    get throws(StoreError) {
      try look()
      return memory.withLock { Set($0.values.keys) }
    }
  }

  /// Reads what others have written, if nobody reports that by itself.
  private func look() throws(StoreError) {
    let (isCurrent, problem) = memory.withLock { ($0.isCurrent, $0.takeProblem()) }
    if let problem { throw problem }
    if isCurrent { return }
    if isShared { follow() }
    try refresh()
    // A folder that was followed before it had a file may be one that is being removed.
    if memory.withLock({ $0.endsDoubtfulFollowing() }) {
      follow()
      try refresh()
    }
    memory.withLock { $0.becomeCurrent() }
  }

  /// Follows the folder again that has lost its file, for those who observe: another one may be in its place.
  ///
  /// So it does where the kernel refuses, as it reports to so many at a time: 128 for a person, mostly.
  private func followAgain(after pause: DispatchTimeInterval) {
    guard memory.withLock({ $0.beginsFollowingAgain() }) else { return }
    queue.asyncAfter(deadline: .now() + pause) { [weak self] in
      guard let self, memory.withLock({ $0.endsUselessFollowing() }) else { return }
      follow()
      refreshUnasked()
    }
  }

  /// Reads what others have written when nobody has asked: what goes wrong is thrown when somebody does.
  private func refreshUnasked() {
    do { try refresh() } catch { memory.withLock { $0.keep(error) } }
  }

  /// Reads what others have written up to now; it is read by itself some milliseconds later otherwise.
  public func refresh() throws(StoreError) {
    _ = try place.get()
    try withLog { log throws(StoreError) in try log.catchUp() }
  }

  /// Works with the file, and has everybody know what that has changed, even if it fails.
  private func withLog<Value: Sendable>(
    _ body: (inout StoreLog) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    let result = log.withLock { log -> Result<Value, StoreError>? in
      guard var own = log else { return nil }
      // Let go of: what it holds is changed in place.
      log = nil
      let result = Result { () throws(StoreError) in try body(&own) }
      memory.withLock { $0.noteFile(own.hasFile) }
      let changed = own.takeChanged()
      if !changed.isEmpty { publish(changed, own.values) }
      log = own
      return result
    }
    return try result?.get()
  }

  // MARK: Writing

  /// Keeps a value under `key`.
  ///
  /// - Throws: why it is not kept: the older one is then.
  public func set<Value: Encodable>(
    _ value: Value, forKey key: String, durability: Durability = .now
  ) throws(StoreError) {
    try setTexts([key: .encoding(value, key: key)], durability: durability)
  }

  /// Forgets what is kept under `key`.
  public func removeValue(forKey key: String, durability: Durability = .now) throws(StoreError) {
    try setTexts([key: nil], durability: durability)
  }

  /// Changes several values together: others see all of the changes or none, and no other change comes between what
  /// is read and what is set.
  ///
  /// - Parameters:
  ///   - durability: when the changes outlive a loss of power.
  ///   - body: must not ask the store itself.
  /// - Throws: why nothing is changed, or what the body throws, which changes nothing either.
  public func update(
    durability: Durability = .now, _ body: (inout StoreUpdate) throws -> Void
  ) throws {
    var thrown: (any Error)?
    try change(durability: durability) { values in
      var update = StoreUpdate(values, limits: limits)
      do { try body(&update) } catch { thrown = error }
      return thrown == nil ? update.changes : [:]
    }
    if let thrown { throw thrown }
  }

  /// Keeps JSON texts, or forgets what is kept where one is nil.
  package func setTexts(
    _ texts: [String: String?], durability: Durability = .now
  ) throws(StoreError) {
    try change(durability: durability) { values in
      texts.filter { values[$0.key] != $0.value }
    }
  }

  private func change(
    durability: Durability, _ changes: ([String: String]) -> [String: String?]
  ) throws(StoreError) {
    guard try place.get() != nil else { return changeInMemory(changes) }
    let file = try withLog { log throws(StoreError) in
      try log.withLock { log throws(StoreError) -> StoreFile? in
        let line = StoreLine(changes(log.values).map { ($0.key, $0.value) })
        return line.changes.isEmpty ? nil : try log.append(line)
      }
    }
    guard let file = file ?? nil else { return }
    switch durability {
    case .now: try synchronize(file)
    case .soon:
      let isDue = memory.withLock { $0.synchronizes(file) }
      if !isDue { queue.asyncAfter(deadline: .now() + Self.pause) { try? self.synchronize() } }
    }
  }

  private func synchronize(_ file: StoreFile) throws(StoreError) {
    do {
      try file.synchronize()
    } catch {
      throw .unwritable(path: (try? place.get()?.log) ?? "", reason: error.reason)
    }
  }

  /// Returns when all that was set outlives a loss of power.
  public func synchronize() throws(StoreError) {
    guard let file = memory.withLock({ $0.takeUnsynchronized() }) else { return }
    try synchronize(file)
  }

  private func changeInMemory(_ changes: ([String: String]) -> [String: String?]) {
    let observers = memory.withLock { memory -> [StoreMemory.Observer] in
      let all = changes(memory.values.mapValues(\.text))
      for (key, text) in all { memory.values[key] = text.map { StoreMemory.Entry(text: $0) } }
      return memory.observers(of: Set(all.keys))
    }
    notify(observers)
  }

  /// Puts all its values aside, under another name, which is returned.
  package func setAside(as suffix: String) throws(StoreError) -> String? {
    try withLog { log throws(StoreError) in
      try log.withLock { log throws(StoreError) in try log.setAside(as: suffix) }
    }
  }

  // MARK: Changes

  private func publish(_ changed: Set<String>, _ values: [String: String]) {
    let observers = memory.withLock { memory -> [StoreMemory.Observer] in
      for key in changed {
        let text = values[key]
        if memory.values[key]?.text != text {
          memory.values[key] = text.map { StoreMemory.Entry(text: $0) }
        }
      }
      return memory.observers(of: changed)
    }
    notify(observers)
  }

  private func notify(_ observers: [StoreMemory.Observer]) {
    if observers.isEmpty { return }
    queue.async { for observer in observers { observer() } }
  }

  /// Has the kernel report what others write.
  private func follow() {
    guard case .success(let place?) = place, memory.withLock({ $0.follower == nil }) else { return }
    guard
      (try? FileManager.default.createDirectory(
        atPath: place.folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])) != nil
    else { return }
    let follower = try? StoreFollower(place.folder, name: "\(place.name).log", on: queue) {
      [weak self] isOver in
      if isOver { self?.memory.withLock { $0.endFollowing() } }
      self?.refreshUnasked()
      self?.followAgain(after: Self.pause)
    }
    let isSecond = memory.withLock { memory in
      defer { if memory.follower == nil { memory.begin(follower) } }
      return memory.follower != nil
    }
    if isSecond { follower?.end() }
    if follower == nil { followAgain(after: Self.longPause) }
  }

  /// Calls back with the keys of each change, on a queue of the store's, until the observation is let go.
  ///
  /// - Parameters:
  ///   - keys: those that one wants to know of; nil for all.
  ///   - handler: is called one call after the other.
  /// - Returns: the observation, to be kept.
  package func observe(
    _ keys: Set<String>?, _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> StoreObservation {
    let number = memory.withLock { $0.add(keys, handler) }
    follow()
    refreshUnasked()
    // Nothing is reported to a store that is gone.
    return StoreObservation { [self] in memory.withLock { $0.remove(number) } }
  }
}

extension SharedStore: CustomStringConvertible {
  /// The file's path, or "memory".
  public var description: String {
    switch place {
    case .success(let place): place?.log ?? "memory"
    case .failure(let error): error.description
    }
  }
}
