import Lamina

/// Programs in words, short enough to be read: kinds, numbers, and what is done to them.
///
/// ```
/// drawn at once
/// 0: 120x90
///   vertical#1 7 [padding 3]
///     text#2 4
/// 1: wheel 2 by 30, curve 0, 120x90
///   vertical#1 7
/// ```
extension TreeProgram: CustomStringConvertible {
  var description: String {
    let steps = numbered.steps.enumerated().map { "\($0): \($1.words)" }
    return ([isAtOnce ? "drawn at once" : "drawn ahead"] + steps).joined(separator: "\n")
  }

  /// Ids that count from 1, in the order in which they come.
  private var numbered: TreeProgram {
    var program = self
    let ids = ids
    for (number, id) in ids.enumerated() {
      program.changeTrees { $0.changeAll { if $0.id == id { $0.id = -1 - number } } }
    }
    program.changeTrees { $0.changeAll { $0.id = abs($0.id) } }
    return program
  }
}

extension TreeProgram.Step {
  fileprivate var words: String {
    let first = between.map { "between\n\($0.words(indent: "  "))\n then " } ?? ""
    return (comingWords + [first + scene.words]).joined(separator: ", ")
  }

  private var comingWords: [String] {
    let turn = wheel.map { "wheel \($0.view) by \($0.length)" }
    let curve = coming.curve.map { "curve \($0)" }
    return [turn, curve].compactMap { $0 }
  }
}

extension TreeScene {
  fileprivate var words: String {
    let flags = (isDisabled ? " disabled" : "") + (isRightToLeft ? " right to left" : "")
    let place = "\(Int(size.width))x\(Int(size.height))" + (scale == 1 ? "" : " scale \(scale)")
    return place + flags + "\n" + tree.words(indent: "  ")
  }
}

extension ViewTree {
  fileprivate func words(indent: String) -> String {
    let done = changes.map { "\($0.kind) \($0.number)" }.joined(separator: ", ")
    let line = "\(indent)\(kind)#\(id) \(number)" + (done.isEmpty ? "" : " [\(done)]")
    return ([line] + children.map { $0.words(indent: indent + "  ") }).joined(separator: "\n")
  }
}
