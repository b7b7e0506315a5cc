import LaminaGeometry

extension Path {
  /// The connected runs of the outline, each by itself; places that are only moved to are left out.
  var subpaths: [Path] {
    Subpath.all(of: self).compactMap { run in
      run.segments.isEmpty && !run.isClosed ? nil : Path { run.add(to: &$0) }
    }
  }

  /// One outline of several.
  init(joining paths: some Sequence<Path>) {
    self.init { whole in for path in paths { whole.addPath(path) } }
  }

  /// Whether it ends where it began.
  var isClosed: Bool { elements.last == .closeSubpath }

  /// The outermost outlines, each with those that lie within its box.
  var islands: [(outer: Path, inner: [Path])] {
    let all = subpaths
    let boxes = all.map(\.boundingRect)
    let outer = all.indices.filter { index in
      !boxes.indices.contains { other in
        other != index && boxes[other].contains(boxes[index])
          && (boxes[other] != boxes[index] || other < index)
      }
    }
    return outer.map { index in
      let inner = all.indices.filter { $0 != index && boxes[index].contains(boxes[$0]) }
      return (all[index], inner.map { all[$0] })
    }
  }

  /// The outermost outlines alone.
  var silhouette: Path { Path(joining: islands.map { $0.outer }) }
}
