import LaminaAPISource
import LaminaJSON

/// Schemas in files that the model does not have: they become components of the document that refers to them.
struct OutsideSchemas {
  /// A part of a file.
  struct Spot: Hashable {
    let path: String
    let pointer: JSONPointer
  }

  /// A part that a component is waiting for.
  struct Waiting {
    let spot: Spot
    let root: JSONValue
    let component: String
  }

  private let loader: (any SourceLoader)?
  private var files: [String: JSONValue?] = [:]
  private var components: [Spot: String] = [:]
  private var waiting: [Waiting] = []

  /// How many parts of files one document takes.
  private static let limit = 10_000

  init(_ loader: (any SourceLoader)?) { self.loader = loader }

  /// The next part that is to be written.
  mutating func next() -> Waiting? { waiting.popLast() }

  /// The component of what a reference in a file leads to; nil if that is nothing.
  mutating func component(
    _ reference: String, from file: String, _ names: inout UniqueNames
  ) -> String? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.flatMap(\.removingEscapes) ?? ""
    let fragment = parts.count > 1 ? parts[1] : ""
    guard let loader, !name.isEmpty, let path = try? loader.resolve(name, from: file),
      let pointer = fragment.removingEscapes.flatMap({ JSONPointer($0) })
    else { return nil }
    return component(Spot(path: path, pointer: pointer), &names)
  }

  /// The component of a part of a file; nil if the file has no such part.
  mutating func component(_ spot: Spot, _ names: inout UniqueNames) -> String? {
    if let known = components[spot] { return known }
    guard components.count < Self.limit, let root = root(spot.path),
      root[spot.pointer]?.object != nil
    else { return nil }
    let file = spot.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    let component = names.take(spot.pointer.tokens.last ?? String(file))
    components[spot] = component
    waiting.append(Waiting(spot: spot, root: root, component: component))
    return component
  }

  private mutating func root(_ path: String) -> JSONValue? {
    if let known = files[path] { return known }
    let bytes = try? loader?.read(path)
    let root = bytes.flatMap { try? JSONDocument(utf8: $0).validValue() }
    files[path] = .some(root)
    return root
  }
}
