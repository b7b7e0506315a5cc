/// A mistake in a view that was survived, as the room says it in which it was made.
///
/// Each room has its own; what is reported carries one as a ``ViewDiagnostic``.
/// ```swift
/// if case .unknownSymbol(_, let nearest)? = diagnostic.fault(as: SymbolFault.self) { … }
/// ```
/// `description` is what a person reads: what is wrong, what is shown instead, and the repair.
public nonisolated protocol ViewFault: Hashable, Sendable, CustomStringConvertible {
  /// Names the kind of mistake, the same in each run: `unknown-tab`.
  var code: String { get }
  /// The type of the author's view in which it is; nil where none is known.
  var place: String? { get }
}

nonisolated extension ViewFault {
  public var place: String? { nil }
}

/// A mistake of any room.
public nonisolated struct AnyViewFault: ViewFault {
  /// The mistake in the type of its room.
  public let base: any ViewFault

  public init(_ base: any ViewFault) { self.base = base }

  public static func == (a: AnyViewFault, b: AnyViewFault) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  public var code: String { base.code }
  public var place: String? { base.place }
  public var description: String { base.description }
}
