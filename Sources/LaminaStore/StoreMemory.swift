/// What a store has read: texts, and the values that they were last asked for as.
struct StoreMemory {
  struct Entry {
    let text: String
    /// The value that somebody asked for.
    var value: (any Sendable)?
  }

  enum Found<Value> {
    case value(Value)
    case text(String)
    case none
    /// What is known may be out of date.
    case unknown
  }

  /// A call that is due.
  typealias Observer = @Sendable () -> Void

  var values: [String: Entry] = [:]
  /// Whether whatever others write comes here by itself.
  var isCurrent = false
  private(set) var follower: StoreFollower?
  /// Whether there is a file, and whether there was one when the following began.
  private(set) var hasFile = false
  private var isSure = false
  /// Whether the folder is to be followed again soon.
  private var isFollowingDue = false
  private var observers: [Int: (keys: Set<String>?, handler: @Sendable (Set<String>) -> Void)] = [:]
  private var latest = 0
  private var unsynchronized: StoreFile?
  /// What went wrong when nobody had asked.
  private var problem: StoreError?

  func find<Value>(_ type: Value.Type, _ key: String) -> Found<Value> {
    guard isCurrent else { return .unknown }
    guard let entry = values[key] else { return .none }
    // Without one, nothing at all would pass for an optional's nil.
    if let known = entry.value, let value = known as? Value { return .value(value) }
    return .text(entry.text)
  }

  /// Keeps a value with its text, if that is still what is kept.
  mutating func keep(_ value: (some Sendable)?, _ text: String, _ key: String) {
    if let value, values[key]?.text == text { values[key]?.value = value }
  }

  mutating func begin(_ follower: StoreFollower?) {
    self.follower = follower
    isSure = hasFile
  }

  mutating func noteFile(_ hasFile: Bool) {
    self.hasFile = hasFile
    if !hasFile { (isCurrent, isSure) = (false, false) }
  }

  /// Ends a following that began when there was no file, as there is one now.
  mutating func endsDoubtfulFollowing() -> Bool {
    guard hasFile, !isSure, follower != nil else { return false }
    endFollowing()
    return true
  }

  /// Whether those who observe have lost the file, or who follows it: it may have been made again just when the following
  /// of its old folder ended.
  private var losesFile: Bool { (!hasFile || follower == nil) && !observers.isEmpty }

  /// Whether the folder has to be followed again, and that is not due yet.
  mutating func beginsFollowingAgain() -> Bool {
    if isFollowingDue || !losesFile { return false }
    isFollowingDue = true
    return true
  }

  /// Ends a following that reports nothing any more, when it is due.
  mutating func endsUselessFollowing() -> Bool {
    isFollowingDue = false
    guard losesFile else { return false }
    endFollowing()
    return true
  }

  /// Nobody reports any more what others write.
  mutating func endFollowing() {
    follower?.end()
    follower = nil
    isCurrent = false
  }

  /// All has been read; it stays so where others' changes are reported, and nothing is to be said before.
  mutating func becomeCurrent() { isCurrent = follower != nil && hasFile && problem == nil }

  mutating func keep(_ error: StoreError) {
    problem = error
    isCurrent = false
  }

  mutating func takeProblem() -> StoreError? {
    defer { problem = nil }
    return problem
  }

  // MARK: Observers

  mutating func add(_ keys: Set<String>?, _ handler: @escaping @Sendable (Set<String>) -> Void)
    -> Int
  {
    latest += 1
    observers[latest] = (keys, handler)
    return latest
  }

  mutating func remove(_ number: Int) { observers[number] = nil }

  /// The calls of those who want to know of some of these keys.
  func observers(of changed: Set<String>) -> [Observer] {
    var calls: [Observer] = []
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) {
      let known = observer.keys.map(changed.intersection) ?? changed
      let handler = observer.handler
      if !known.isEmpty { calls.append { handler(known) } }
    }
    return calls
  }

  // MARK: What is to reach the disk

  /// Notes a file that is to be synchronized; returns whether that is due already.
  mutating func synchronizes(_ file: StoreFile) -> Bool {
    defer { unsynchronized = file }
    return unsynchronized != nil
  }

  mutating func takeUnsynchronized() -> StoreFile? {
    defer { unsynchronized = nil }
    return unsynchronized
  }
}
