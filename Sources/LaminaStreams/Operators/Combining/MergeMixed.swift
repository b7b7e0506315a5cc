extension EventStream {
  /// The values of this stream and one that fails in another way; whichever fails first ends both.
  ///
  /// ```
  ///  with(file, FileError)      ──1─────3──
  ///  socket, SocketError        ────2─────x
  ///  merge                      ──1─2───3─x
  /// ```
  @_disfavoredOverload
  public func merge<OtherFailure: Error>(
    with other: EventStream<Value, OtherFailure>
  ) -> EventStream<Value, any Error> {
    .merge([mapFailure { $0 as any Error }, other.mapFailure { $0 as any Error }])
  }

  /// The values of this stream and one that cannot fail.
  @_disfavoredOverload
  public func merge(with other: EventStream<Value, Never>) -> EventStream {
    .merge([self, other.setFailureType(to: Failure.self)])
  }
}

extension EventStream where Failure == Never {
  /// The values of this stream and one that can fail.
  @_disfavoredOverload
  public func merge<OtherFailure: Error>(
    with other: EventStream<Value, OtherFailure>
  ) -> EventStream<Value, OtherFailure> {
    .merge([setFailureType(to: OtherFailure.self), other])
  }
}
