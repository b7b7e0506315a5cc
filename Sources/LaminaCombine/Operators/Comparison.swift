extension Publishers {
  /// A publisher of the greatest, or least, element of another.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var best: Output?
      upstream.reduced("Comparison", to: subscriber, result: { best }) { [areInIncreasingOrder] in
        if let known = best, !areInIncreasingOrder(known, $0) { return .goOn }
        best = $0
        return .goOn
      }
    }
  }

  /// A publisher of the greatest, or least, element of another by what can fail.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      var best: Output?
      upstream.reduced(
        "TryComparison", to: subscriber, result: { best },
        trying: { [areInIncreasingOrder] in
          if let known = best, try !areInIncreasingOrder(known, $0) { return .goOn }
          best = $0
          return .goOn
        })
    }
  }
}

extension Publisher {
  /// Publishes the least element, at the end.
  public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }
  /// Publishes the greatest element, at the end.
  public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }
  /// Publishes the least element by an order, at the end: of several the first.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }
  /// Publishes the greatest element by an order, at the end: of several the first.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
  /// Publishes the least element by an order that can fail, at the end.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
  }
  /// Publishes the greatest element by an order that can fail, at the end.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
