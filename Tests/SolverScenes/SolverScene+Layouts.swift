extension SolverScene {
  /// Rows below each other, as wide as the container allows, each with a height it prefers.
  public static func list(views: Int) -> SolverScene {
    var scene = SolverScene("list\(views)")
    var last: View?
    for number in 0..<views {
      let view = scene.addView()
      scene.add([(view.left, 1)], "==", 16)
      scene.add([(view.left, 1), (view.width, 1), (scene.width, -1)], "==", -16)
      if let last {
        scene.add([(view.top, 1), (last.top, -1), (last.height, -1)], "==", 8)
      } else {
        scene.add([(view.top, 1)], "==", 8)
      }
      scene.add([(view.height, 1)], ">=", 20)
      scene.add([(view.height, 1)], "==", 44 + Double(number % 5) * 12, 750)
      scene.add([(view.height, 1)], "<=", 200, 500)
      scene.add([(view.width, 1)], ">=", 40)
      scene.add([(view.width, 1)], "==", 280, 250)
      last = view
    }
    return scene
  }

  /// Cells of ten columns, each a fraction of the container but not below its minimum.
  public static func grid(views: Int) -> SolverScene {
    var scene = SolverScene("grid\(views)")
    let columns = 10
    var cells: [View] = []
    for number in 0..<views {
      let cell = scene.addView()
      let (row, column) = (number / columns, number % columns)
      if column > 0 {
        let last = cells[number - 1]
        scene.add([(cell.left, 1), (last.left, -1), (last.width, -1)], "==", 4)
      } else {
        scene.add([(cell.left, 1)], "==", 4)
      }
      if row > 0 {
        let above = cells[number - columns]
        scene.add([(cell.top, 1), (above.top, -1), (above.height, -1)], "==", 4)
      } else {
        scene.add([(cell.top, 1)], "==", 4)
      }
      scene.add([(cell.width, 1)], ">=", 24 + Double(number * 7 % 40))
      scene.add([(cell.width, 1), (scene.width, -0.05 - 0.01 * Double(column))], "==", 0, 750)
      scene.add([(cell.left, 1), (cell.width, 1), (scene.width, -1)], "<=", -4, 500)
      scene.add([(cell.width, 1)], "<=", 120, 250)
      scene.add([(cell.height, 1)], ">=", 20)
      scene.add([(cell.height, 1)], "==", 30, 500)
      cells.append(cell)
    }
    return scene
  }

  /// Containers of three, side by side and below each other in turns, all of equal size.
  public static func tree(views: Int) -> SolverScene {
    var scene = SolverScene("tree\(views)")
    let root = scene.addView()
    scene.add([(root.left, 1)], "==", 0)
    scene.add([(root.top, 1)], "==", 0)
    scene.add([(root.width, 1), (scene.width, -1)], "==", 0)
    scene.add([(root.height, 1)], "==", 2000, 750)
    var nodes = [(view: root, depth: 0)]
    while nodes.count < views {
      let parent = nodes[(nodes.count - 1) / 3]
      let place = (nodes.count - 1) % 3
      let view = scene.addView()
      let before = place > 0 ? nodes[nodes.count - 1].view : nil
      let isLast = place == 2 || nodes.count == views - 1
      scene.addChild(view, of: parent.view, after: before, isLast, isRow: parent.depth % 2 == 0)
      nodes.append((view, parent.depth + 1))
    }
    return scene
  }

  private mutating func addChild(
    _ view: View, of parent: View, after before: View?, _ isLast: Bool, isRow: Bool
  ) {
    place(
      isRow ? (view.left, view.width) : (view.top, view.height),
      isRow ? (parent.left, parent.width) : (parent.top, parent.height),
      before.map { isRow ? ($0.left, $0.width) : ($0.top, $0.height) }, isLast)
    let (start, size) = isRow ? (view.top, view.height) : (view.left, view.width)
    let (outer, outerSize) =
      isRow ? (parent.top, parent.height) : (parent.left, parent.width)
    add([(start, 1), (outer, -1)], "==", 2)
    add([(size, 1), (outerSize, -1)], "==", -4)
    add([(view.width, 1)], ">=", 0)
    add([(view.height, 1)], ">=", 0)
    add([(view.width, 1)], "==", 50, 500)
    add([(view.height, 1)], "==", 20, 250)
  }

  private mutating func place(
    _ own: (start: Int, size: Int), _ parent: (start: Int, size: Int),
    _ before: (start: Int, size: Int)?, _ isLast: Bool
  ) {
    if let before {
      add([(own.start, 1), (before.start, -1), (before.size, -1)], "==", 2)
    } else {
      add([(own.start, 1), (parent.start, -1)], "==", 2)
    }
    if isLast {
      add(
        [(own.start, 1), (own.size, 1), (parent.start, -1), (parent.size, -1)], "==", -2)
    } else {
      add([(own.size, 3), (parent.size, -1)], "==", -8)
    }
  }
}
