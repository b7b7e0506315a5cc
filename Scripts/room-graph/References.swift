// What each file refers to, read from the index that the compiler writes while it builds.
import Foundation

/// A declaration of this package.
struct Declaration: Hashable {
  let name: String
  let file: String
  let line: Int

  /// A property's getter or setter, which is used where the property is.
  var isAccessor: Bool {
    ["getter:", "setter:", "willSet:", "didSet:"].contains { name.hasPrefix($0) }
  }
}

/// One use of a declaration in another file.
struct Reference {
  let file: String
  let line: Int
  let declaration: Declaration
}

struct IndexError: Error, CustomStringConvertible {
  let description: String
}

/// The declarations and references of the Swift files under a folder.
struct Index {
  private(set) var references: [Reference] = []
  private(set) var files: Set<String> = []

  /// Reads the index at `store`; paths in the result are relative to `root`.
  /// - Throws: `IndexError` where there is no index, or none of a file under `folder`.
  init(store path: String, root: String, folder: String) throws {
    var failure: indexstore_error_t?
    guard let store = indexstore_store_create(path, &failure) else {
      throw IndexError(description: "no index at \(path): build first (swift build)")
    }
    defer { indexstore_store_dispose(store) }
    var definitions: [String: Declaration] = [:]
    var uses: [(file: String, line: Int, usr: String)] = []
    for (file, record) in records(of: store, under: root + "/" + folder) {
      let name = String(file.dropFirst(root.count + 1))
      files.insert(name)
      for occurrence in occurrences(of: record, in: store) {
        if occurrence.isDefinition {
          definitions[occurrence.usr] = Declaration(
            name: occurrence.name, file: name, line: occurrence.line)
        } else if occurrence.isReference {
          uses.append((name, occurrence.line, occurrence.usr))
        }
      }
    }
    if files.isEmpty {
      throw IndexError(
        description: "the index at \(path) knows no file under \(folder): build first")
    }
    for use in uses {
      guard let declaration = definitions[use.usr], declaration.file != use.file,
        !declaration.isAccessor
      else { continue }
      references.append(Reference(file: use.file, line: use.line, declaration: declaration))
    }
  }
}

/// A symbol at a place.
struct Occurrence {
  let usr: String
  let name: String
  let line: Int
  let isDefinition: Bool
  let isReference: Bool
  /// Whether the compiler made it.
  let isImplicit: Bool
  /// The declaration around it, for a reference.
  let container: String?
  /// What it answers to: a requirement of a protocol, or what a class inherits.
  let answered: String?
}

/// What a C function hands to its callback, collected.
private final class Collection<Item> {
  var items: [Item] = []
}

extension indexstore_string_ref_t {
  fileprivate var text: String {
    String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}

/// Calls `apply` with a context, and gives what the callback appended to it.
private func collected<Item>(_ apply: (UnsafeMutableRawPointer) -> Void) -> [Item] {
  let collection = Collection<Item>()
  apply(Unmanaged.passUnretained(collection).toOpaque())
  return collection.items
}

private func append<Item>(_ item: Item, to context: UnsafeMutableRawPointer?) -> Bool {
  guard let context else { return false }
  Unmanaged<Collection<Item>>.fromOpaque(context).takeUnretainedValue().items.append(item)
  return true
}

/// The newest record of each file that still exists under `folder`.
func records(of store: indexstore_t, under folder: String) -> [String: String] {
  let units: [String] = collected { context in
    _ = indexstore_store_units_apply_f(store, 0, context) { append($1.text, to: $0) }
  }
  var newest: [String: (time: Int64, record: String)] = [:]
  for unit in units {
    guard let reader = indexstore_unit_reader_create(store, unit, nil) else { continue }
    defer { indexstore_unit_reader_dispose(reader) }
    let file = indexstore_unit_reader_get_main_file(reader).text
    guard file.hasPrefix(folder + "/"), FileManager.default.fileExists(atPath: file) else {
      continue
    }
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
    indexstore_unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
    let dependencies: [(String, String)] = collected { context in
      _ = indexstore_unit_reader_dependencies_apply_f(reader, context) { context, dependency in
        guard indexstore_unit_dependency_get_kind(dependency) == INDEXSTORE_UNIT_DEPENDENCY_RECORD
        else { return true }
        let path = indexstore_unit_dependency_get_filepath(dependency).text
        return append((path, indexstore_unit_dependency_get_name(dependency).text), to: context)
      }
    }
    for (path, record) in dependencies where path == file && seconds >= newest[file]?.time ?? 0 {
      newest[file] = (seconds, record)
    }
  }
  return newest.mapValues(\.record)
}

func occurrences(of record: String, in store: indexstore_t) -> [Occurrence] {
  guard let reader = indexstore_record_reader_create(store, record, nil) else { return [] }
  defer { indexstore_record_reader_dispose(reader) }
  return collected { context in
    _ = indexstore_record_reader_occurrences_apply_f(reader, context) { context, occurrence in
      let symbol = indexstore_occurrence_get_symbol(occurrence)
      let kind = indexstore_symbol_get_kind(symbol)
      let isLocal =
        indexstore_symbol_get_properties(symbol) & UInt64(INDEXSTORE_SYMBOL_PROPERTY_LOCAL) != 0
      if isLocal || kind == INDEXSTORE_SYMBOL_KIND_EXTENSION
        || kind == INDEXSTORE_SYMBOL_KIND_PARAMETER
      {
        return true
      }
      let roles = indexstore_occurrence_get_roles(occurrence)
      let isDefinition = roles & UInt64(INDEXSTORE_SYMBOL_ROLE_DEFINITION) != 0
      let isReference = roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REFERENCE) != 0
      let relations = relations(of: occurrence)
      let answered = relations[UInt64(INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF)]
      guard isDefinition || isReference || answered != nil else { return true }
      var line: UInt32 = 0
      var column: UInt32 = 0
      indexstore_occurrence_get_line_col(occurrence, &line, &column)
      return append(
        Occurrence(
          usr: indexstore_symbol_get_usr(symbol).text,
          name: indexstore_symbol_get_name(symbol).text,
          line: Int(line), isDefinition: isDefinition,
          isReference: isReference,
          isImplicit: roles & UInt64(INDEXSTORE_SYMBOL_ROLE_IMPLICIT) != 0,
          container: relations[UInt64(INDEXSTORE_SYMBOL_ROLE_REL_CONTAINEDBY)],
          answered: answered), to: context)
    }
  }
}

/// What an occurrence has to do with other symbols, by the kind of relation.
private func relations(of occurrence: indexstore_occurrence_t?) -> [UInt64: String] {
  let pairs: [(UInt64, String)] = collected { context in
    _ = indexstore_occurrence_relations_apply_f(occurrence, context) { context, relation in
      let usr = indexstore_symbol_get_usr(indexstore_symbol_relation_get_symbol(relation)).text
      return append((indexstore_symbol_relation_get_roles(relation), usr), to: context)
    }
  }
  var found: [UInt64: String] = [:]
  for role in [INDEXSTORE_SYMBOL_ROLE_REL_CONTAINEDBY, INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF] {
    found[UInt64(role)] = pairs.first { $0.0 & UInt64(role) != 0 }?.1
  }
  return found
}
