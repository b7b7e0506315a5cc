/// A value between whose states there are states in between: some of it is numbers, which move, and
/// the rest is the same on the whole way.
///
/// ```
///  old ──┐                  ┌── form of the old ── numbers ──┐
///        ├─ forms(from:to:) ┤                                ├─ any mixture ──▶ value
///  new ──┘   (nil: jumps)   └── form of the new ── numbers ──┘
/// ```
///
/// The two forms are made alike where that is possible: a gradient of two stops gets those of the
/// other, a missing shadow is a clear one.
package protocol Interpolating: Equatable, Sendable {
  associatedtype Form: InterpolationForm where Form.Value == Self

  /// The values in forms that have the same numbers; nil when there is nothing in between.
  static func forms(from old: Self, to new: Self) -> (old: Form, new: Form)?

  /// What it is just before it appears and after it disappeared; nil when it does so at once.
  var fadedOut: Self? { get }
}

extension Interpolating {
  package var fadedOut: Self? { nil }

  /// The value `amount` of the way from one to another; the other where nothing lies in between.
  ///
  /// ```swift
  /// CGPoint.interpolated(from: .zero, to: CGPoint(x: 10, y: 20), amount: 0.5)   // (5, 10)
  /// ```
  package static func interpolated(from old: Self, to new: Self, amount: Double) -> Self {
    if amount == 1 || old == new { return new }
    guard let (start, end) = forms(from: old, to: new) else { return new }
    return end.value(of: start.numbers.interpolated(towards: end.numbers, amount: amount))
  }
}

/// A value taken apart into numbers and what they mean.
package protocol InterpolationForm: Sendable {
  associatedtype Value

  /// Whether numbers of the other mean the same in this one.
  func isLike(_ other: Self) -> Bool
  /// Has a walk visit its numbers.
  mutating func visitNumbers(_ walk: inout NumberWalk)
  /// The value with the numbers as they are.
  var value: Value { get }
}

extension InterpolationForm {
  package func isLike(_ other: Self) -> Bool { true }

  package var numbers: AnimatableNumbers {
    var copy = self
    var walk = NumberWalk()
    copy.visitNumbers(&walk)
    return walk.numbers
  }

  /// The value with other numbers.
  package func value(of numbers: AnimatableNumbers) -> Value {
    var copy = self
    var walk = NumberWalk(replacingBy: numbers)
    copy.visitNumbers(&walk)
    return copy.value
  }
}

extension InterpolationForm where Value == Self {
  package var value: Self { self }
}

extension Interpolating where Self: InterpolationForm, Form == Self {
  package static func forms(from old: Self, to new: Self) -> (old: Self, new: Self)? {
    old.isLike(new) ? (old, new) : nil
  }
}

/// The form of something that may be missing.
package struct OptionalForm<Wrapped: InterpolationForm>: InterpolationForm {
  private(set) var wrapped: Wrapped

  package func isLike(_ other: Self) -> Bool { wrapped.isLike(other.wrapped) }
  package mutating func visitNumbers(_ walk: inout NumberWalk) { wrapped.visitNumbers(&walk) }
  package var value: Wrapped.Value? { wrapped.value }
}

extension Optional: Interpolating where Wrapped: Interpolating {
  package static func forms(
    from old: Wrapped?, to new: Wrapped?
  ) -> (old: OptionalForm<Wrapped.Form>, new: OptionalForm<Wrapped.Form>)? {
    guard let start = old ?? new?.fadedOut, let end = new ?? old?.fadedOut,
      let (old, new) = Wrapped.forms(from: start, to: end)
    else { return nil }
    return (OptionalForm(wrapped: old), OptionalForm(wrapped: new))
  }
}
