extension EnvironmentValues {
  /// How many characters a person may put into a text; nil for any number.
  var characterLimit: Int? {
    get { self[CharacterLimitKey.self] }
    set { self[CharacterLimitKey.self] = newValue }
  }

  /// Whether texts that could be edited can only be selected and copied.
  var isReadOnly: Bool {
    get { self[ReadOnlyKey.self] }
    set { self[ReadOnlyKey.self] = newValue }
  }
}

private struct CharacterLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct ReadOnlyKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Takes no more than so many characters in the text fields and editors inside the view: `maxlength` on the web.
  ///
  /// Characters are what a person calls so: a family of emoji is one. What is pasted is cut off; a text that the
  /// program has set may be longer, and can then only become shorter. Nil takes any number, but a field of one line
  /// no more than 65,535.
  public func characterLimit(_ limit: Int?) -> some View {
    environment(\.characterLimit, limit.map { max(0, $0) })
  }

  /// Lets the texts of fields and editors inside the view be selected and copied, but not changed: `readonly` on
  /// the web.
  public func readOnly(_ isReadOnly: Bool = true) -> some View {
    transformEnvironment(\.isReadOnly) { $0 = $0 || isReadOnly }
  }

  /// Has texts inside the view take as many lines as they need, within a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
      .environment(\.minimumLineCount, max(1, limit.lowerBound))
  }

  /// Has texts of several lines inside the view take so many lines at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.minimumLineCount, max(1, limit.lowerBound))
  }

  /// Cuts text inside the view off after so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Cuts text inside the view off after so many lines, for which it always has room when it reserves it.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit((reservesSpace ? max(1, limit) : 1)...max(1, limit))
  }
}
