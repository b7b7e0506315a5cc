import LaminaGeometry
import LaminaLayout

/// Grids in fixtures: rows lend their cells to the grid around, cells say what they want.
enum FixtureGrid {
  static func layout(_ call: FixtureCall) throws -> GridLayout {
    GridLayout(
      alignment: try FixtureElement.alignment(call),
      horizontalSpacing: try call.number("horizontalSpacing"),
      verticalSpacing: try call.number("verticalSpacing"))
  }

  /// What a row hands to each of its cells.
  static func row(_ call: FixtureCall) throws -> [ObjectIdentifier: Any] {
    let alignment = try call.take("alignment")?.vertical()
    return [ObjectIdentifier(GridRowKey.self): GridRowMark(id: 0, alignment: alignment)]
  }

  /// The children of a grid, the cells of rows in place of the rows.
  static func cells(_ children: [FixtureNode]) -> [FixtureNode] {
    children.enumerated().flatMap { number, child in
      let key = ObjectIdentifier(GridRowKey.self)
      guard var row = child.values[key] as? GridRowMark else { return [child] }
      row.id = UInt64(number)
      return child.children.map { cell in
        var cell = cell
        cell.values[key] = row
        return cell
      }
    }
  }

  /// Applies a modifier that speaks to the grid around; nil for any other.
  static func apply(_ call: FixtureCall, to node: FixtureNode) throws -> FixtureNode? {
    var node = node
    switch call.name {
    case "gridCellColumns": node.set(Int(try call.next()?.number() ?? 1), GridCellColumnsKey.self)
    case "gridCellAnchor":
      let (x, y) = (try call.next()?.number() ?? 0, try call.next()?.number() ?? 0)
      node.set(UnitPoint(x: x, y: y), GridCellAnchorKey.self)
    case "gridColumnAlignment":
      node.set(try call.next()?.horizontal(), GridColumnAlignmentKey.self)
    case "gridCellUnsizedAxes":
      node.set(try call.next()?.axes() ?? [], GridCellUnsizedAxesKey.self)
    default: return nil
    }
    try call.finish()
    return node
  }
}

extension FixtureNode {
  /// The item with what it hands to the layout around.
  var cell: any LayoutItem { values.isEmpty ? item : FixtureCell(item, values) }

  fileprivate mutating func set<K: LayoutValueKey>(_ value: K.Value, _ key: K.Type) {
    values[ObjectIdentifier(key)] = value
  }
}

/// An item together with values for the layout around it.
final class FixtureCell: LayoutItem {
  let base: any LayoutItem
  private let values: [ObjectIdentifier: Any]

  init(_ base: any LayoutItem, _ values: [ObjectIdentifier: Any]) {
    (self.base, self.values) = (base, values)
  }

  var spacing: ViewSpacing { base.spacing }
  var priority: Double { base.priority }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { base.dimensions(proposal) }
  var settableGuides: GuideSet { base.settableGuides }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? base.layoutValue(key)
  }
}
