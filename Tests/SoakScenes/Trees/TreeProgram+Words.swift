import Lamina

/// Reads a program as it is printed, to show a finding again:
///
/// ```
/// drawn at once
/// 0: 120x90
///   vertical#1 7 [padding 3]
///     text#2 4
/// 1: wheel 2 by 30, curve 0, 120x90 right to left
///   vertical#1 7
/// ```
extension TreeProgram {
  /// The program that a text describes; nil where there is none in it.
  init?(words: String) {
    isAtOnce = !words.contains("drawn ahead")
    steps = []
    var step: Step?
    for line in words.split(separator: "\n") {
      guard let first = line.first else { continue }
      if first.isNumber {
        step.map { steps.append($0) }
        step = Step(words: line.drop { $0 != " " })
      } else if line.hasPrefix(" then ") {
        step?.endBetween(words: line.dropFirst(6))
      } else if first == " " {
        step?.add(line)
      }
    }
    step.map { steps.append($0) }
    if steps.isEmpty { return nil }
  }
}

extension TreeProgram.Step {
  /// What stands in a step's first line.
  fileprivate init(words: Substring) {
    self.init(scene: TreeScene(.placeholder))
    if words.hasSuffix("between") { between = .placeholder }
    let fields = words.split(whereSeparator: { $0 == "," || $0 == " " })
    for (name, value) in zip(fields, fields.dropFirst()) where name == "curve" {
      coming.curve = Int(value)
    }
    if let place = fields.firstIndex(of: "wheel") {
      wheel = .init(view: Int(fields[place + 1]) ?? 0, length: Double(fields[place + 3]) ?? 0)
    }
    scene.readSurroundings(words)
  }

  fileprivate mutating func endBetween(words: Substring) {
    between = scene.tree
    scene.tree = .placeholder
    scene.readSurroundings(words)
  }

  fileprivate mutating func add(_ line: Substring) {
    let depth = line.prefix { $0 == " " }.count / 2 - 1
    guard let node = ViewTree(words: line) else { return }
    if depth == 0 { scene.tree = node } else { scene.tree.add(node, depth: depth) }
  }
}

extension TreeScene {
  /// Takes over a size, a scale, and what else is said around a tree.
  fileprivate mutating func readSurroundings(_ words: Substring) {
    isDisabled = words.contains("disabled")
    isRightToLeft = words.contains("right to left")
    let fields = words.split(whereSeparator: { $0 == "," || $0 == " " })
    for field in fields {
      let lengths = field.split(separator: "x").compactMap { Int($0) }
      if lengths.count == 2 { size = CGSize(width: lengths[0], height: lengths[1]) }
    }
    if let place = fields.firstIndex(of: "scale") { scale = Double(fields[place + 1]) ?? 1 }
  }
}

extension ViewTree {
  fileprivate static let placeholder = ViewTree(id: 0, kind: .empty, number: 0)

  fileprivate init?(words: Substring) {
    let fields = words.split(whereSeparator: { " #[],".contains($0) })
    guard fields.count > 2, let kind = Kind.allCases.first(where: { "\($0)" == fields[0] }),
      let id = Int(fields[1]), let number = Int(fields[2])
    else { return nil }
    self.init(id: id, kind: kind, number: number)
    for place in stride(from: 3, to: fields.count - 1, by: 2) {
      let name = fields[place]
      guard let kind = ChangeKind.allCases.first(where: { "\($0)" == name }) else { continue }
      changes.append(Change(kind: kind, number: Int(fields[place + 1]) ?? 0))
    }
  }

  fileprivate mutating func add(_ node: ViewTree, depth: Int) {
    if depth == 1 || children.isEmpty {
      children.append(node)
    } else {
      children[children.count - 1].add(node, depth: depth - 1)
    }
  }
}
