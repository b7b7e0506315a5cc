package import LaminaGeometry

/// Any number of numbers that move together; up to eight of them cost no memory of their own.
package struct AnimatableNumbers: VectorArithmetic, Hashable {
  /// The first eight; zero where there are fewer.
  private var head = SIMD8<Double>(repeating: 0)
  /// The others; those that a shorter list lacks count as zero.
  private var tail: [Double] = []

  package init() {}

  package init(_ values: [Double]) {
    for (index, value) in values.enumerated() { self[index] = value }
  }

  /// The number at `index`; setting one lengthens the list where it must.
  package subscript(index: Int) -> Double {
    get {
      if index < 8 { return head[index] }
      return index - 8 < tail.count ? tail[index - 8] : 0
    }
    set {
      guard index >= 8 else { return head[index] = newValue }
      while tail.count <= index - 8 { tail.append(0) }
      tail[index - 8] = newValue
    }
  }

  package static let zero = AnimatableNumbers()

  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.head += b.head
    if !b.tail.isEmpty { sum.add(b.tail, times: 1) }
    return sum
  }

  package static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.head -= b.head
    if !b.tail.isEmpty { difference.add(b.tail, times: -1) }
    return difference
  }

  private mutating func add(_ other: [Double], times factor: Double) {
    while tail.count < other.count { tail.append(0) }
    for index in other.indices { tail[index] += other[index] * factor }
  }

  package mutating func scale(by factor: Double) {
    head *= factor
    for index in tail.indices { tail[index] *= factor }
  }

  package var magnitudeSquared: Double {
    tail.reduce((head * head).sum()) { $0 + $1 * $1 }
  }

  /// Whether none of them is endless or not a number.
  package var isFinite: Bool { magnitudeSquared.isFinite }
}

/// A walk through the numbers of a value, always in the same order: takes them down, or puts others in
/// their place.
package struct NumberWalk {
  package private(set) var numbers: AnimatableNumbers
  private var count = 0
  @usableFromInline package let replaces: Bool

  /// A walk that takes numbers down.
  package init() { (numbers, replaces) = (AnimatableNumbers(), false) }

  /// A walk that puts others in their place.
  package init(replacingBy numbers: AnimatableNumbers) {
    (self.numbers, replaces) = (numbers, true)
  }

  package mutating func visit(_ number: inout Double) {
    if replaces { number = numbers[count] } else { numbers[count] = number }
    count += 1
  }

  package mutating func visit(_ number: inout CGFloat) {
    var value = Double(number)
    visit(&value)
    number = CGFloat(value)
  }

  /// A part after its numbers were visited.
  @inlinable package mutating func visited<Part: InterpolationForm>(_ part: Part) -> Part {
    var part = part
    part.visitNumbers(&self)
    return part
  }

  /// The same for what is never less than 0.
  package mutating func visited(length: CGFloat) -> CGFloat { max(0, visited(length)) }

  /// Visits numbers that take work to find: found only to be taken down, and used only when replaced.
  @inlinable package mutating func visit<Numbers: SIMD>(
    made make: @autoclosure () -> Numbers, use: (Numbers) -> Void
  ) where Numbers.Scalar == Double {
    var numbers = replaces ? Numbers() : make()
    for index in numbers.indices { visit(&numbers[index]) }
    if replaces { use(numbers) }
  }
}
