/// The entries of a picker, by number: known without making any.
///
/// ```
///  Text("None").tag(…)             0      section 0
///  Section("Europe") {                    section 1, with a header
///    ForEach(cities) { … }         1 …
///  }
/// ```
struct PickerOptions {
  /// Entries that belong together.
  struct Part: Identifiable {
    let id: Int
    let section: SectionConfiguration
    /// The numbers of its entries.
    let numbers: Range<Int>
  }

  let parts: [Part]
  let count: Int

  init(_ sections: SectionCollection) {
    var parts: [Part] = []
    var count = 0
    for section in sections {
      let end = count + section.content.count
      parts.append(Part(id: parts.count, section: section, numbers: count..<end))
      count = end
    }
    (self.parts, self.count) = (parts, count)
  }

  /// The view of an entry.
  func view(_ number: Int) -> Subview {
    let part = parts.count == 1 ? parts[0] : parts[partNumber(of: number)]
    return part.section.content[number - part.numbers.lowerBound]
  }

  /// What is chosen with an entry; nil for a view that is none.
  func tag(_ number: Int) -> AnyHashable? { view(number).selectionTag }

  /// Whether a person may not choose an entry.
  func isDisabled(_ number: Int) -> Bool { view(number).containerValues.isSelectionDisabled }

  private func partNumber(of number: Int) -> Int {
    parts.firstIndex { $0.numbers.contains(number) } ?? parts.count - 1
  }

  /// The entry with a tag, looked for from a guess on.
  /// - Complexity: O(1) where the guess is right, or tags are numbers that follow each other; else O(entries).
  func number(of tag: AnyHashable, near guess: Int) -> Int? {
    if guess < count, self.tag(guess) == tag { return guess }
    if let place = place(amongNumbers: tag) { return place }
    return (0..<count).first { self.tag($0) == tag }
  }

  /// The entry with a tag where tags are numbers that follow each other: as far behind the first one as it is larger.
  private func place(amongNumbers tag: AnyHashable) -> Int? {
    guard count > 0, let first = self.tag(0)?.base as? Int, let wanted = tag.base as? Int else {
      return nil
    }
    let (place, isBeyond) = wanted.subtractingReportingOverflow(first)
    guard !isBeyond, (0..<count).contains(place), self.tag(place) == tag else { return nil }
    return place
  }
}
