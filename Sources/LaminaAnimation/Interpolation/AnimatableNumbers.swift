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

/// Takes down numbers one after the other.
package struct NumberWriter {
  package private(set) var numbers = AnimatableNumbers()
  private var count = 0

  package init() {}

  package mutating func write(_ value: Double) {
    numbers[count] = value
    count += 1
  }

  package mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }
}

/// Gives back what a `NumberWriter` took down, in its order.
package struct NumberReader {
  private let numbers: AnimatableNumbers
  private var count = 0

  package init(_ numbers: AnimatableNumbers) { self.numbers = numbers }

  package mutating func read() -> Double {
    defer { count += 1 }
    return numbers[count]
  }

  package mutating func readPoint() -> CGPoint {
    let x = read()
    return CGPoint(x: x, y: read())
  }
}
