/// A value behind a reference.
package final class Box<Value> {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
