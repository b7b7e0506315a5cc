public import LaminaGeometry
import LaminaLayout

extension LayoutConstraint {
  /// Returns the constraints that a visual format stands for.
  ///
  /// ```swift
  /// let row = try LayoutConstraint.constraints(withVisualFormat: "|-[label]-[field(>=80)]-|")
  /// // label.leading == container.leadingMargin
  /// // field.leading == label.trailing + 8
  /// // field.width >= 80
  /// // container.trailingMargin == field.trailing
  /// ```
  ///
  /// - Parameters:
  ///   - format: The line: `VisualFormat` shows its grammar.
  ///   - options: How items line up across the line, and its direction.
  ///   - metrics: Numbers that the format calls by name.
  ///   - views: The items behind the names; nil takes each name as it is.
  ///   - superview: What `|` stands for.
  /// - Returns: The constraints from the first edge to the last, then those of the alignment.
  /// - Throws: The first mistake in the format, with its character.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: CGFloat] = [:], views: [String: ConstraintItem]? = nil,
    superview: ConstraintItem = .container
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(
      format, metrics: metrics, names: views.map { Set($0.keys) })
    let line = try parser.parse()
    for (attribute, name) in options.alignedAttributes where attribute.axis == line.axis {
      throw VisualFormatError(.alignmentAlongTheLine(name), at: 0, in: format)
    }
    let writer = VisualFormatWriter(
      line: line, options: options, superview: superview,
      items: line.boxes.map { views?[$0.name] ?? .named($0.name) }, views: views)
    return writer.constraints
  }
}

/// Turns a line of items into constraints.
private struct VisualFormatWriter {
  let line: VisualFormat
  let options: VisualFormatOptions
  let superview: ConstraintItem
  let items: [ConstraintItem]
  let views: [String: ConstraintItem]?

  /// The attributes at which an item begins and ends along the line, and whether numbers grow.
  private var sides: (start: LayoutAttribute, end: LayoutAttribute, sign: CGFloat) {
    if line.axis == .vertical { return (.top, .bottom, 1) }
    if options.contains(.directionLeftToRight) { return (.left, .right, 1) }
    if options.contains(.directionRightToLeft) { return (.right, .left, -1) }
    return (.leading, .trailing, 1)
  }

  var constraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for (index, item) in items.enumerated() {
      found += before(index, item)
      found += line.boxes[index].lengths.map { size(of: item, $0) }
    }
    if let closing = line.closing, let last = items.last {
      let margin = sides.end.ofMargins
      found += connect(
        closing, from: (last, sides.end), to: (superview, sides.end), margin: (superview, margin))
    }
    return found + alignments
  }

  private func before(_ index: Int, _ item: ConstraintItem) -> [LayoutConstraint] {
    if index > 0 {
      return connect(
        line.connections[index - 1], from: (items[index - 1], sides.end), to: (item, sides.start))
    }
    guard let opening = line.opening else { return [] }
    return connect(
      opening, from: (superview, sides.start), to: (item, sides.start),
      margin: (superview, sides.start.ofMargins))
  }

  private typealias Place = (item: ConstraintItem, attribute: LayoutAttribute)

  /// The rules for the distance between two places; `margin` stands in for the superview's edge
  /// where the standard distance is asked for.
  private func connect(
    _ connection: VisualFormat.Connection, from: Place, to: Place, margin: Place? = nil
  ) -> [LayoutConstraint] {
    switch connection {
    case .standard:
      guard let margin else {
        return [distance(ViewSpacing.standard, .equal, priority: .required, from: from, to)]
      }
      let isOpening = from.item == margin.item
      return [
        distance(
          0, .equal, priority: .required, from: isOpening ? margin : from, isOpening ? to : margin)
      ]
    case .lengths(let rules):
      return rules.compactMap { rule in
        guard case .constant(let length) = rule.object else { return nil }
        return distance(length, rule.relation, priority: rule.priority, from: from, to)
      }
    }
  }

  private func distance(
    _ length: CGFloat, _ relation: Relation, priority: ConstraintPriority, from: Place,
    _ to: Place
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: to.item, attribute: to.attribute,
      relatedBy: sides.sign < 0 ? relation.reversed : relation, toItem: from.item,
      attribute: from.attribute, constant: sides.sign * length, priority: priority)
  }

  private func size(
    of item: ConstraintItem, _ rule: VisualFormat.Predicate
  ) -> LayoutConstraint {
    let attribute: LayoutAttribute = line.axis == .horizontal ? .width : .height
    switch rule.object {
    case .constant(let length):
      return LayoutConstraint(
        item: item, attribute: attribute, relatedBy: rule.relation, constant: length,
        priority: rule.priority)
    case .item(let name):
      return LayoutConstraint(
        item: item, attribute: attribute, relatedBy: rule.relation,
        toItem: views?[name] ?? .named(name), attribute: attribute, priority: rule.priority)
    }
  }

  private var alignments: [LayoutConstraint] {
    options.alignedAttributes.flatMap { attribute, _ in
      zip(items, items.dropFirst()).map {
        LayoutConstraint(item: $0, attribute: attribute, toItem: $1, attribute: attribute)
      }
    }
  }
}

extension LayoutAttribute {
  /// The same side of the rectangle inside the margins.
  fileprivate var ofMargins: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
