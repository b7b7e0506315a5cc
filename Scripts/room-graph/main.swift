// Draws who stands on whom among the folders of a room; Scripts/rooms --graph runs it.
//
//   room-graph ROOT STORE graph FOLDER OUT     writes OUT.svg and OUT.txt, prints the circles
//   room-graph ROOT STORE uses FOLDER A B      prints what the folder (or file) A uses of B
//   room-graph ROOT STORE plan FOLDER FILE     prints what points upwards if rooms were as in FILE
//   room-graph ROOT STORE doors FOLDER FILE    prints what other rooms would use if they were as in FILE
//   room-graph ROOT STORE floors FOLDER        prints a plan of its folders as they stand
//   room-graph ROOT STORE unused Sources       prints what nothing uses, and what only tests do
//
// A plan has a row for each room, lower ones first: "Name: part part …", where a part is a folder or a
// file of FOLDER, and the longest that fits a file decides.
import Foundation

/// The first folder below `folder` that holds the file, or the file's own name.
func firstFolder(of file: String, in folder: String) -> String {
  let parts = file.dropFirst(folder.count + 1).split(separator: "/")
  return String(parts.count > 1 ? parts[0] : "(room)")
}

func describe(_ edge: Edge) -> String {
  let names = edge.names.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  return names.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
}

func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

func draw(_ index: Index, folder: String, to out: String) throws {
  let graph = Graph(index) { firstFolder(of: $0, in: folder) }
  let order = graph.order()
  try Picture(graph: graph, order: order).svg.write(
    toFile: out + ".svg", atomically: true, encoding: .utf8)
  var lines: [String] = []
  for from in order.reversed() {
    for (to, edge) in graph.edges[from, default: [:]].sorted(by: { $0.key < $1.key }) {
      lines.append("\(from) -> \(to): \(describe(edge))")
    }
  }
  try (lines.joined(separator: "\n") + "\n").write(
    toFile: out + ".txt", atomically: true, encoding: .utf8)
  let circles = graph.components().filter { $0.count > 1 }
  print(
    "\(count(graph.nodes.count, "folder")) of \(folder), \(count(circles.count, "circle")); \(out).svg, \(out).txt"
  )
  for circle in circles {
    let order = graph.order(of: circle)
    print("\ncircle of \(circle.count), lower ones first: \(order.joined(separator: " "))")
    print("what points upwards there, thinnest first:")
    var upwards: [(edge: Edge, words: String)] = []
    for (place, from) in order.enumerated() {
      for to in order[(place + 1)...] {
        guard let edge = graph.edges[from]?[to] else { continue }
        upwards.append((edge, "\(from) -> \(to): \(describe(edge))"))
      }
    }
    for (_, words) in upwards.sorted(by: { ($0.edge.weight, $0.words) < ($1.edge.weight, $1.words) }
    ) {
      print("  " + words)
    }
  }
}

func printUses(_ index: Index, folder: String, from: String, to: String) {
  func holds(_ part: String, _ file: String) -> Bool {
    file == folder + "/" + part || file.hasPrefix(folder + "/" + part + "/")
  }
  for reference in index.references
  where holds(from, reference.file) && holds(to, reference.declaration.file) {
    print(
      "\(reference.file):\(reference.line): \(reference.declaration.name) (\(reference.declaration.file))"
    )
  }
}

/// Rooms that files would be cut into.
struct Plan {
  /// Lower ones first.
  private(set) var rooms: [String] = []
  private var room: [String: String] = [:]
  private let folder: String

  init(file: String, of folder: String) throws {
    self.folder = folder
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard let name = words.first?.dropLast() else { continue }
      if rooms.last != String(name) { rooms.append(String(name)) }
      for part in words.dropFirst() { room[part] = String(name) }
    }
  }

  /// The room of a file; nil where the plan has none.
  func place(of file: String) -> String? {
    var part = String(file.dropFirst(folder.count + 1))
    while !part.isEmpty {
      if let name = room[part] { return name }
      part = part.split(separator: "/").dropLast().joined(separator: "/")
    }
    return nil
  }
}

func check(_ plan: Plan, _ index: Index) -> Bool {
  let homeless = index.files.sorted().filter { plan.place(of: $0) == nil }
  for file in homeless { print("no room: \(file)") }
  let graph = Graph(index, node: plan.place(of:))
  var names = 0
  for (level, from) in plan.rooms.enumerated() {
    for to in plan.rooms[(level + 1)...] {
      guard let edge = graph.edges[from]?[to] else { continue }
      names += edge.weight
      print("\(from) -> \(to): \(describe(edge))")
    }
  }
  print("\(count(names, "name")) used upwards")
  return names == 0 && homeless.isEmpty
}

/// Each folder a floor, and each circle of folders one.
func printFloors(_ index: Index, folder: String) {
  let graph = Graph(index) { firstFolder(of: $0, in: folder) }
  let lone = index.files.filter { firstFolder(of: $0, in: folder) == "(room)" }
    .map { $0.dropFirst(folder.count + 1) }.sorted()
  for (number, floor) in graph.components().enumerated() {
    let parts = floor.flatMap { $0 == "(room)" ? lone.map(String.init) : [$0] }
    print("Floor\(number + 1): \(parts.joined(separator: " "))")
  }
}

func printDoors(_ plan: Plan, _ index: Index) {
  let used = index.references.filter {
    plan.place(of: $0.file) != plan.place(of: $0.declaration.file)
  }
  for declaration in Set(used.map(\.declaration)).sorted(by: {
    ($0.file, $0.line) < ($1.file, $1.line)
  }) {
    print("\(declaration.file):\(declaration.line): \(declaration.name)")
  }
}

let arguments = CommandLine.arguments
guard arguments.count >= 5 else {
  print("usage: room-graph ROOT STORE graph|uses|plan|doors|floors|unused FOLDER …")
  exit(2)
}
let (root, store, folder) = (arguments[1], arguments[2], arguments[4])
do {
  if arguments[3] == "unused" {
    try printUnused(store: store, root: root)
    exit(0)
  }
  let index = try Index(store: store, root: root, folder: folder)
  switch arguments[3] {
  case "floors": printFloors(index, folder: folder)
  case "graph" where arguments.count == 6: try draw(index, folder: folder, to: arguments[5])
  case "uses" where arguments.count == 7:
    printUses(index, folder: folder, from: arguments[5], to: arguments[6])
  case "plan" where arguments.count == 6:
    exit(check(try Plan(file: arguments[5], of: folder), index) ? 0 : 1)
  case "doors" where arguments.count == 6:
    printDoors(try Plan(file: arguments[5], of: folder), index)
  default:
    print("usage: room-graph ROOT STORE graph|uses|plan|doors|floors|unused FOLDER …")
    exit(2)
  }
} catch {
  print("room-graph: \(error)")
  exit(1)
}
