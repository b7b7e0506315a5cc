import LaminaGeometry
import Synchronization

/// Symbols by name: made when somebody asks for one, and kept within a budget, as is which names there are not.
///
/// ```swift
/// SymbolLibrary.shared.find("bell.slash.fill")    // .found(outline)
/// SymbolLibrary.shared.find("bel.slash")          // .unknown
/// ```
///
/// A symbol that is not kept is one read of a file of about 1 kB. Any thread may ask.
package final class SymbolLibrary: Sendable {
  /// What asking for a symbol gives.
  package enum Finding: Hashable, Sendable {
    /// There it is.
    case found(SymbolOutline)
    /// There is no symbol of that name.
    case unknown
    /// There is one, and its outline cannot be read here.
    case failed(SymbolFailure)
  }

  /// The one that programs use.
  package static let shared = SymbolLibrary(SymbolFolder.standard)

  private let folder: SymbolFolder
  private let budget: Int
  private let kept = Mutex(Kept())

  /// A library that reads from a folder and keeps outlines of `budget` bytes.
  package init(_ folder: SymbolFolder, budget: Int = 512 * 1024) {
    (self.folder, self.budget) = (folder, budget)
  }

  /// The symbol of a name.
  package func find(_ name: String) -> Finding {
    if let finding = kept.withLock({ $0.use(name) }) { return finding }
    let finding = make(name)
    kept.withLock { $0.keep(finding, under: name, within: budget) }
    return finding
  }

  /// Whether there is a symbol of that name, which can be drawn here.
  package func has(_ name: String) -> Bool {
    if case .found = find(name) { true } else { false }
  }

  /// The names that programs use most, in order; others may be made of them by their endings.
  package var names: [String] { SymbolTable.allNames }

  /// The mark in place of a symbol that there is not.
  package static var missing: SymbolOutline { DrawnSymbols.missing }

  /// The names that are nearest to one that there is not.
  package func names(near name: String) -> [String] {
    if let known = kept.withLock({ $0.names(near: name) }) { return known }
    let near = NearestNames(names).near(name)
    kept.withLock { $0.keep(near, near: name) }
    return near
  }

  /// How much takes what is kept, in bytes.
  package var keptBytes: Int { kept.withLock { $0.bytes } }

  /// Whether what was found under a name is kept.
  package func isKept(_ name: String) -> Bool { kept.withLock { $0.has(name) } }

  private func make(_ name: String) -> Finding {
    do throws(SymbolFailure) {
      var maker = SymbolMaker(folder)
      return try maker.symbol(name).map(Finding.found) ?? .unknown
    } catch {
      return DrawnSymbols.standIn(name).map(Finding.found) ?? .failed(error)
    }
  }
}

/// Outlines that are kept, names without one, and how long ago they were asked for.
private struct Kept {
  private struct Entry {
    /// Nil: there is no such symbol.
    let outline: SymbolOutline?
    let cost: Int
    var lastUse: UInt64
    /// The names that are nearest to that of a symbol that there is not; nil until somebody asks.
    var near: [String]?
  }

  private var entries: [String: Entry] = [:]
  private var now: UInt64 = 0
  private(set) var bytes = 0

  func has(_ name: String) -> Bool { entries[name] != nil }

  mutating func use(_ name: String) -> SymbolLibrary.Finding? {
    now += 1
    guard let index = entries.index(forKey: name) else { return nil }
    entries.values[index].lastUse = now
    return entries.values[index].outline.map(SymbolLibrary.Finding.found) ?? .unknown
  }

  /// Keeps what was found; not why an outline cannot be read, as that may be mended.
  mutating func keep(
    _ finding: SymbolLibrary.Finding, under name: String, within budget: Int
  ) {
    switch finding {
    case .found(let outline): add(outline, outline.cost, under: name, within: budget)
    case .unknown: add(nil, 128 + name.utf8.count, under: name, within: budget)
    case .failed: break
    }
  }

  func names(near name: String) -> [String]? { entries[name]?.near }

  mutating func keep(_ names: [String], near name: String) { entries[name]?.near = names }

  private mutating func add(
    _ outline: SymbolOutline?, _ cost: Int, under name: String, within budget: Int
  ) {
    guard cost <= budget, entries[name] == nil else { return }
    entries[name] = Entry(outline: outline, cost: cost, lastUse: now)
    bytes += cost
    if bytes > budget { drop(to: budget / 2) }
  }

  /// Lets go of what was not asked for the longest time.
  private mutating func drop(to budget: Int) {
    for (name, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= budget { return }
      entries[name] = nil
      bytes -= entry.cost
    }
  }
}
