/// Work that goes over to another thread, as who schedules it asks for.
///
/// A scheduler's closures are not checked for what they take along, here as in Combine: who hands one over
/// answers for it.
struct Handed: @unchecked Sendable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}
