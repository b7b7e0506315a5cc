import AllocationCount

/// How often memory is asked for while `body` runs, for objects, closures and arrays; nil where that is
/// not counted.
func allocations(in body: () -> Void) -> Int? {
  guard allocations_are_counted() else { return nil }
  let before = allocations_of_this_thread()
  body()
  return Int(allocations_of_this_thread() - before)
}
