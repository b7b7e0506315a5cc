import LaminaDisplay
import LaminaGeometry

extension SemanticElement: CustomStringConvertible {
  /// The tree, one element a line.
  ///
  /// ```
  /// window (0, 0, 200, 100)
  ///   button "Save" disabled (10, 10, 60, 24)
  ///   slider "Volume" = 3 of 0...10 by 1 {increment, decrement, focus} (10, 40, 180, 24)
  /// ```
  public nonisolated var description: String { lines(indent: "").joined(separator: "\n") }

  /// The element itself, without what is inside.
  public nonisolated var summary: String { words.joined(separator: " ") }

  private nonisolated func lines(indent: String) -> [String] {
    [indent + summary] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private nonisolated var words: [String] {
    let details = semantics.details
    var words = [role?.rawValue ?? "group"]
    if let level = details.headingLevel { words.append("level \(level)") }
    if let label { words.append("\"\(label.shortened)\"") }
    if let value = shownValue { words.append("= \(value.shortened)") }
    words += details.phrases
    if let identifier { words.append("#\(identifier)") }
    words += states
    let actions = semantics.actions.names + details.customActions.map { "\"\($0)\"" }
    if !actions.isEmpty { words.append("{\(actions.joined(separator: ", "))}") }
    return words + [frame.words] + (isCut ? ["seen \(visibleFrame.words)"] : [])
  }

  /// The value; bullets for one that must not be read.
  private nonisolated var shownValue: String? {
    guard semantics.traits.contains(.isSecure), let value else { return value }
    return String(repeating: "•", count: min(value.count, 40))
  }

  private nonisolated var isCut: Bool {
    visibleFrame.isEmpty ? !frame.isEmpty : visibleFrame.words != frame.words
  }

  private nonisolated var states: [String] {
    let states: [(Bool, String)] = [
      (semantics.isEnabled == false, "disabled"), (semantics.isSelected == true, "selected"),
      (semantics.isExpanded == true, "expanded"), (semantics.isExpanded == false, "collapsed"),
      (semantics.traits.contains(.isReadOnly), "read-only"),
      (semantics.traits.contains(.isMultiline), "multi-line"),
      (semantics.traits.contains(.isSecure), "secure"),
      (semantics.traits.contains(.isModal), "modal"), (isFocused, "focused"),
    ]
    return states.filter(\.0).map(\.1)
  }
}

extension SemanticDetails {
  fileprivate nonisolated var phrases: [String] {
    var phrases: [String] = []
    if let number {
      phrases.append(
        "of \(number.range.lowerBound.words)...\(number.range.upperBound.words)"
          + (number.step.map { " by \($0.words)" } ?? ""))
    }
    if let place { phrases.append("(\(place.index + 1) of \(place.count))") }
    if let placeholder { phrases.append("prompt \"\(placeholder.shortened)\"") }
    if let selection {
      phrases.append(
        selection.range.isEmpty
          ? "caret \(selection.caret)"
          : "selected \(selection.range.lowerBound)..<\(selection.range.upperBound)")
    }
    if let hint { phrases.append("hint \"\(hint.shortened)\"") }
    return phrases
  }
}

extension CGRect {
  fileprivate nonisolated var words: String {
    "(\([minX, minY, width, height].map { Double($0).words }.joined(separator: ", ")))"
  }
}

extension Double {
  /// At most two places.
  fileprivate nonisolated var words: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let short = (self * 100).rounded() / 100
    return short == short.rounded() ? "\(Int(short))" : "\(short)"
  }
}

extension String {
  /// On one line, at most 80 characters of it.
  fileprivate nonisolated var shortened: String {
    let line = prefix(80).replacingOccurrences(of: "\n", with: "⏎")
    let rest = utf8.count > 80 ? count - 80 : 0
    return rest > 0 ? "\(line)… (\(rest) more)" : line
  }
}
