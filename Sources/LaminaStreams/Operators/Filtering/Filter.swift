extension EventStream {
  /// Lets values through for which `isIncluded` holds; what it throws ends the stream.
  ///
  /// ```
  ///                    ──1───2───3──|
  ///  filter { $0 > 1 }
  ///                    ──────2───3──|
  /// ```
  @inlinable public func filter(
    _ isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream<Value, Failure> {
    EventStream { downstream, lifetime in
      if Failure.self == Never.self {
        return self.attach(
          Downstream(
            value: { [next = downstream.value] value in
              do throws(Failure) { if try isIncluded(value) { next(value) } } catch {}
            }, end: downstream.end), lifetime)
      }
      let upstream = Lifetime(in: lifetime)
      self.attach(
        Downstream(
          value: { value in
            do throws(Failure) {
              if try isIncluded(value) { downstream.value(value) }
            } catch {
              downstream.fail(error, ending: upstream)
            }
          }, end: downstream.end), upstream)
    }
  }
}
