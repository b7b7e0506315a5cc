/// A value behind a reference.
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
