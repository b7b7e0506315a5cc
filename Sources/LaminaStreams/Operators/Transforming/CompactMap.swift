extension EventStream {
  /// Transforms each value and drops those that become nil.
  ///
  /// ```
  ///                          ──"1"──"x"──"3"─|
  ///  compactMap { Int($0) }
  ///                          ───1─────────3──|
  /// ```
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result?
  ) -> EventStream<Result, Failure> {
    EventStream<Result, Failure> { downstream, lifetime in
      if Failure.self == Never.self {
        return self.attach(
          Downstream(
            value: { [next = downstream.value] value in
              do throws(Failure) { if let result = try transform(value) { next(result) } } catch {}
            }, end: downstream.end), lifetime)
      }
      let upstream = Lifetime(in: lifetime)
      self.attach(
        Downstream(
          value: { value in
            do throws(Failure) {
              if let result = try transform(value) { downstream.value(result) }
            } catch {
              downstream.fail(error, ending: upstream)
            }
          }, end: downstream.end), upstream)
    }
  }
}
