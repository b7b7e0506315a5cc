// A graph as a table: a row for each folder, lower ones first; a cell says how many names of the column's
// folder the row's uses. What points upwards, right of the diagonal, is red.

struct Picture {
  let graph: Graph
  let order: [String]
  private static let cell = 22
  private static let margin = 150

  var svg: String {
    let side = Self.margin + order.count * Self.cell + 10
    var parts = [
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)' font-family='sans-serif' font-size='9'>",
      "<rect width='100%' height='100%' fill='white'/>",
    ]
    for (index, name) in order.enumerated() {
      let middle = Self.margin + index * Self.cell + Self.cell / 2
      parts.append(
        "<text x='\(Self.margin - 6)' y='\(middle + 3)' text-anchor='end' font-size='11'>\(name)</text>"
      )
      parts.append(
        "<text transform='translate(\(middle + 3) \(Self.margin - 6)) rotate(-90)' font-size='11'>\(name)</text>"
      )
    }
    for (row, from) in order.enumerated() {
      for (column, to) in order.enumerated() {
        parts.append(cell(row: row, column: column, weight: graph.weight(from, to)))
      }
    }
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func cell(row: Int, column: Int, weight: Int) -> String {
    let x = Self.margin + column * Self.cell
    let y = Self.margin + row * Self.cell
    let shade = min(1, 0.15 + Double(weight) / 40)
    let fill =
      row == column ? "#888" : weight == 0 ? "#f6f6f6" : column > row ? "#d33" : "#37c"
    let opacity = weight == 0 || row == column ? 1 : shade
    let box =
      "<rect x='\(x)' y='\(y)' width='\(Self.cell - 1)' height='\(Self.cell - 1)' fill='\(fill)' fill-opacity='\(opacity)'/>"
    guard weight > 0 else { return box }
    let color = opacity > 0.6 ? "white" : "black"
    return box
      + "<text x='\(x + Self.cell / 2)' y='\(y + 14)' text-anchor='middle' fill='\(color)'>\(weight)</text>"
  }
}
