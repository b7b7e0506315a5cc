import LaminaGeometry
import Synchronization

/// Symbols by name: made when somebody asks for one, and kept within a budget.
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
    if let outline = kept.withLock({ $0.use(name) }) { return .found(outline) }
    let finding = make(name)
    if case .found(let outline) = finding {
      kept.withLock { $0.keep(outline, under: name, within: budget) }
    }
    return finding
  }

  /// Whether there is a symbol of that name, which can be drawn here.
  package func has(_ name: String) -> Bool {
    if case .found = find(name) { true } else { false }
  }

  /// The names that programs use most, in order; others may be made of them by their endings.
  package var names: [String] { SymbolTable.shared.names }

  /// The mark in place of a symbol that there is not.
  package static var missing: SymbolOutline { DrawnSymbols.missing }

  /// The names that are nearest to one that there is not.
  package func names(near name: String) -> [String] { NearestNames(names).near(name) }

  /// How much the outlines take that are kept, in bytes.
  package var keptBytes: Int { kept.withLock { $0.bytes } }

  private func make(_ name: String) -> Finding {
    do throws(SymbolFailure) {
      var maker = SymbolMaker(folder)
      return try maker.symbol(name).map(Finding.found) ?? .unknown
    } catch {
      return DrawnSymbols.standIn(name).map(Finding.found) ?? .failed(error)
    }
  }
}

/// Outlines that are kept, and how long ago they were asked for.
private struct Kept {
  private struct Entry {
    let outline: SymbolOutline
    let cost: Int
    var lastUse: UInt64
  }

  private var entries: [String: Entry] = [:]
  private var now: UInt64 = 0
  private(set) var bytes = 0

  mutating func use(_ name: String) -> SymbolOutline? {
    now += 1
    entries[name]?.lastUse = now
    return entries[name]?.outline
  }

  mutating func keep(_ outline: SymbolOutline, under name: String, within budget: Int) {
    let cost = outline.cost
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
