extension SourceTable {
  /// The problems as diagnostics: each once, in the order of files and lines.
  package func diagnostics(of problems: [Problem]) -> [Diagnostic] {
    var finder = PlaceFinder(files: files)
    var numbers: [Diagnostic: Int] = [:]
    var found: [Diagnostic] = []
    for problem in inOrder(problems) {
      let diagnostic = finder.diagnostic(of: problem)
      // Two that differ in their repairs only are one, with a repair.
      var key = diagnostic
      key.repair = nil
      if let number = numbers[key] {
        if found[number].repair == nil { found[number].repair = diagnostic.repair }
      } else {
        numbers[key] = found.count
        found.append(diagnostic)
      }
    }
    return found
  }

  /// By file and line; in a file, what could not be read comes before what is wrong with the rest.
  private func inOrder(_ problems: [Problem]) -> [Problem] {
    problems.enumerated().sorted { left, right in
      let (a, b) = (left.element.span, right.element.span)
      if a.source != b.source { return a.source < b.source }
      let (isFirst, isSecond) = (left.element.isSyntax, right.element.isSyntax)
      if isFirst != isSecond { return isFirst }
      if a.start != b.start { return a.start < b.start }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension PlaceFinder {
  fileprivate mutating func diagnostic(of problem: Problem) -> Diagnostic {
    let source = Int(problem.span.source)
    return Diagnostic(
      problem.severity, code: problem.code, message: problem.message,
      place: place(source: source, offset: Int(problem.span.start)),
      end: place(source: source, offset: Int(problem.span.end)),
      trace: trace(of: source), repair: problem.repair)
  }
}
