import LaminaGeometry

/// What items bring along: lengths that are not negative, and content that hugs and resists.
extension ConstraintTree {
  /// A constraint for the next batch, and whose it is.
  struct Pending: Sendable {
    enum Owner: Sendable {
      case content(Int, ContentRule)
      case container(Axis, isLower: Bool)
      case none
    }

    var constraint: LinearConstraint
    var owner: Owner
  }

  /// Keeps an item's lengths from being negative, and the container at the origin.
  mutating func bound(_ index: Int) {
    let entry = entries[index]
    for (variable, name) in [(entry.width, "width"), (entry.height, "height")] {
      wait(
        LinearConstraint(variable.linearExpression, .greaterThanOrEqual),
        "\(entry.item).\(name) >= 0")
    }
    guard index == 0 else { return }
    for (variable, name) in [(entry.x, "left"), (entry.y, "top")] {
      wait(LinearConstraint(variable.linearExpression, .equal), "container.\(name) == 0")
    }
  }

  private mutating func wait(
    _ constraint: LinearConstraint, _ label: String, _ owner: Pending.Owner = .none
  ) {
    pending.append(Pending(constraint: constraint.labelled(label), owner: owner))
  }

  /// Changes what an item's content asks for.
  mutating func setContent(of index: Int, to limits: ContentLimits) {
    if isShared(index, otherThan: limits) { endSharing() }
    entries[index].content = limits
    for axis in Axis.allCases {
      let range = limits[axis]
      setRule(ContentRule(axis: axis, isHugging: true), of: index, to: range.upper)
      setRule(ContentRule(axis: axis, isHugging: false), of: index, to: range.lower)
    }
  }

  private mutating func setRule(_ rule: ContentRule, of index: Int, to length: CGFloat?) {
    if let known = entries[index].contentRules[rule] {
      if let length {
        change(known, to: -Double(length))
      } else {
        system.remove(known)
        entries[index].contentRules[rule] = nil
      }
    } else if let length, rule.isHugging || length > 0 {
      ask(rule, of: index, length: length)
    }
  }

  private mutating func ask(_ rule: ContentRule, of index: Int, length: CGFloat) {
    let entry = entries[index]
    let traits = entry.traits
    let variable = entry.length(rule.axis)
    let priorities = rule.isHugging ? traits.contentHugging : traits.compressionResistance
    let attribute: LayoutAttribute = rule.axis == .horizontal ? .width : .height
    let sign = rule.isHugging ? "<=" : ">="
    wait(
      LinearConstraint(
        variable - Double(length), rule.isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
        priority: priorities[rule.axis]),
      "\(entry.item).\(attribute.rawValue) \(sign) \(Double(length).brief) (its content)",
      .content(index, rule))
  }

  /// Gives the system what waits for it.
  ///
  /// None of it contradicts another, but for content that is required to be two sizes at once.
  mutating func flush() {
    guard !pending.isEmpty else { return }
    if let made = try? system.add(contentsOf: pending.map(\.constraint)) {
      statistics.constraintsAdded += made.count
      return assignNames(pending: made)
    }
    let waiting = pending
    pending = []
    for one in waiting {
      guard let made = try? system.add(one.constraint) else { continue }
      statistics.constraintsAdded += 1
      assignName(made, one.owner)
    }
  }

  /// Notes which names the system gave to what waited, which came first.
  mutating func assignNames(pending made: [ConstraintID]) {
    for (id, one) in zip(made, pending) { assignName(id, one.owner) }
    pending = []
  }

  private mutating func assignName(_ id: ConstraintID, _ owner: Pending.Owner) {
    switch owner {
    case .content(let index, let rule): entries[index].contentRules[rule] = id
    case .container(let axis, let isLower): container.assignBound(id, axis, isLower: isLower)
    case .none: break
    }
  }

  /// Changes a constant of what items bring along, where it was another.
  mutating func change(_ id: ConstraintID, to constant: Double) {
    statistics.constantsChanged += 1
    // A refusal leaves the constant as it was, which is the closest there is.
    try? system.setConstant(constant, of: id)
  }
}

// MARK: - The container's size

extension ConstraintTree {
  /// What is asked of the container's size, axis by axis.
  struct ContainerRules: Sendable {
    var lower: [Axis: ConstraintID] = [:]
    var upper: [Axis: ConstraintID] = [:]
    var isEdited = false

    mutating func assignBound(_ id: ConstraintID, _ axis: Axis, isLower: Bool) {
      if isLower { lower[axis] = id } else { upper[axis] = id }
    }
  }

  /// The priority of a size that is given: only what is required outranks it.
  static let givenSize: ConstraintPriority = 999.99
  /// The largest size that is asked for.
  static let limit: CGFloat = 1e6

  func containerLength(_ axis: Axis) -> Variable { entries[0].length(axis) }

  /// Makes the rules between which the container's size is held.
  mutating func boundContainer() {
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "width" : "height"
      let length = containerLength(axis)
      wait(
        LinearConstraint(
          length - Double(Self.limit), .lessThanOrEqual, priority: Self.givenSize),
        "container.\(name) as it is given", .container(axis, isLower: false))
      wait(
        LinearConstraint(
          length.linearExpression, .greaterThanOrEqual, priority: Self.givenSize),
        "container.\(name) as it is given", .container(axis, isLower: true))
    }
  }

  /// Holds the container between two lengths, and makes it `wish` if all else allows.
  mutating func setContainer(_ axis: Axis, lower: CGFloat, upper: CGFloat, wish: CGFloat) {
    flush()
    beginEditing()
    if let id = container.upper[axis] { change(id, to: -Double(min(upper, Self.limit))) }
    if let id = container.lower[axis] { change(id, to: -Double(min(lower, Self.limit))) }
    statistics.constantsChanged += 1
    system.suggest(Double(min(wish, Self.limit)), for: containerLength(axis))
  }

  /// Makes the container's lengths edit variables at the priority of fitting sizes.
  private mutating func beginEditing() {
    guard !container.isEdited else { return }
    container.isEdited = true
    for axis in Axis.allCases {
      // Not required, so it cannot contradict anything.
      try? system.beginEditing(containerLength(axis), priority: .fittingSizeLevel)
    }
  }
}
