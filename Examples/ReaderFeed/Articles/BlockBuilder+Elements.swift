import Foundation
import LaminaMarkup

extension BlockBuilder {
  /// Adds one element by its meaning.
  mutating func add(element node: MarkupNode, _ element: Element, context: Context) {
    switch element {
    case .heading(let level): addHeading(node, level: level, context: context)
    case .block, .cell, .item: addBlock(node, context)
    case .figure: addFigure(node, context)
    case .lineBreak: lineBreak()
    case .rule: append(.rule)
    case .list(let ordered): addList(node, ordered: ordered, context: context)
    case .quote: addQuote(node, context)
    case .preformatted: addCode(node, context)
    case .table: addTable(node, context)
    case .term: addTerm(node, context)
    case .picture: addPicture(node)
    case .media(let kind): addMedia(node, kind, context: context)
    case .link, .style, .quotation, .checkbox, .transparent:
      addInline(node, element, context: context)
    case .skipped: break
    }
  }

  private mutating func addInline(_ node: MarkupNode, _ element: Element, context: Context) {
    var context = context
    switch element {
    case .style(let style): context.style.formUnion(style)
    case .link:
      context.link = node.attribute("href").flatMap { WebLink.url($0, base: reader.base) }
    case .quotation: return addQuotation(node, context)
    case .checkbox: return addCheckbox(node, context)
    default: break
    }
    addChildren(of: node, context)
  }

  private mutating func addQuotation(_ node: MarkupNode, _ context: Context) {
    addText("“", context)
    addChildren(of: node, context)
    addText("”", context)
  }

  private mutating func addCheckbox(_ node: MarkupNode, _ context: Context) {
    guard node.attribute("type")?.lowercased() == "checkbox" else { return }
    addText(node.attribute("checked") == nil ? "☐ " : "☑ ", context)
  }

  private mutating func addTerm(_ node: MarkupNode, _ context: Context) {
    var context = context
    context.style.insert(.bold)
    addBlock(node, context)
  }

  private mutating func addQuote(_ node: MarkupNode, _ context: Context) {
    guard context.nesting < reader.limits.nesting else { return addBlock(node, context) }
    let inside = nested(context) { $0.addChildren(of: node, $1) }
    if !inside.isEmpty { append(.quote(inside)) }
  }
}

// MARK: - Pictures

extension BlockBuilder {
  private mutating func addPicture(_ node: MarkupNode) {
    let source = node.attribute("src") ?? node.attribute("data-src") ?? ""
    append(
      .image(
        Picture(
          source: source, alt: OneLine.of(node.attribute("alt") ?? ""),
          path: WebLink.file(source, in: reader.folder))))
  }

  /// A film or a page inside the page: a stand-in that names it, then what the author wrote for
  /// readers who cannot show it.
  private mutating func addMedia(_ node: MarkupNode, _ kind: String, context: Context) {
    let source = node.attribute("src") ?? node.attribute("data") ?? ""
    append(.image(Picture(source: source, alt: node.attribute("title") ?? kind)))
    addBlock(node, context)
  }
}

// MARK: - Lists

extension BlockBuilder {
  private mutating func addList(_ node: MarkupNode, ordered: Bool, context: Context) {
    guard context.nesting < reader.limits.nesting else { return addBlock(node, context) }
    flush()
    var number = node.attribute("start").flatMap { Int($0) } ?? 1
    var items: [ListItem] = []
    for child in node.children {
      guard let inside = item(child, context) else { continue }
      if Element(child.name) == .item || items.isEmpty {
        number = child.attribute("value").flatMap { Int($0) } ?? number
        items.append(ListItem(number: number, blocks: inside))
        number &+= 1
      } else {
        items[items.count - 1].blocks += inside
      }
    }
    if !items.isEmpty { append(.list(ordered: ordered, items: items)) }
  }

  // Lists directly inside lists belong to the item before them.
  private mutating func item(_ child: MarkupNode, _ context: Context) -> [Block]? {
    let inside = nested(context) { builder, context in
      if child.kind == .element && Element(child.name) == .item {
        builder.addChildren(of: child, context)
      } else {
        builder.add(child, context)
      }
    }
    return inside.isEmpty ? nil : inside
  }
}

// MARK: - Tables

extension BlockBuilder {
  private mutating func addTable(_ node: MarkupNode, _ context: Context) {
    guard context.listing == nil, context.nesting < reader.limits.nesting else {
      return addBlock(node, context)
    }
    var rows: [[Table.Cell]] = []
    flush()
    addRows(of: node, context, to: &rows)
    if !rows.isEmpty { append(.table(Table(rows: rows))) }
  }

  // Whatever stands in a table without being in a cell (a caption, faulty HTML) comes before it.
  private mutating func addRows(
    of node: MarkupNode, _ context: Context, to rows: inout [[Table.Cell]]
  ) {
    for child in node.children {
      switch child.kind == .element ? child.name.lowercased() : "" {
      case "tr":
        let row = cells(of: child, context)
        if row.contains(where: { !$0.blocks.isEmpty }) { rows.append(row) }
      case "thead", "tbody", "tfoot": addRows(of: child, context, to: &rows)
      default: add(child, context)
      }
    }
    flush()
  }

  private mutating func cells(of row: MarkupNode, _ context: Context) -> [Table.Cell] {
    var cells: [Table.Cell] = []
    for child in row.children {
      guard child.kind == .element, Element(child.name) == .cell else {
        add(child, context)
        continue
      }
      let inside = nested(context) { $0.addChildren(of: child, $1) }
      cells.append(
        Table.Cell(
          blocks: inside, isHeader: child.name.lowercased() == "th", alignment: alignment(child)))
    }
    return cells
  }

  private func alignment(_ cell: MarkupNode) -> Table.Alignment {
    let style = (cell.attribute("style") ?? "").filter { $0 != " " }.lowercased()
    let named = cell.attribute("align")?.lowercased() ?? ""
    if named == "center" || style.contains("text-align:center") { return .center }
    return named == "right" || style.contains("text-align:right") ? .trailing : .leading
  }
}
