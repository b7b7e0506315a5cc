/// A word, a literal or a sign of Swift.
struct Token {
  enum Kind {
    /// A name, a keyword or a number.
    case word
    /// A string with all that is in it.
    case string
    /// Signs of an operator that stand together: `=`, `->`, `??`, and `.`.
    case sign
    /// One of `( ) [ ] { } , ; : @ #`.
    case mark
  }

  let kind: Kind
  let text: String
  /// Bytes of the source.
  let range: Range<Int>
  /// Whether a line ends between it and the token before.
  let startsLine: Bool
  /// Whether space lies right before it, and right after.
  let spaces: (before: Bool, after: Bool)
  /// How many brackets it stands in; a bracket's own are counted as if it stood outside.
  let depth: Int

  var opens: Bool { kind == .mark && ["(", "[", "{"].contains(text) }
  var closes: Bool { kind == .mark && [")", "]", "}"].contains(text) }
}
