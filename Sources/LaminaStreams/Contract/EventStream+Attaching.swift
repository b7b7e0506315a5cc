extension Lifetime {
  /// The lifetime of what is upstream of a step that may fail: one of its own, unless the step cannot.
  @inlinable static func ofThrowing<Failure: Error>(
    _ type: Failure.Type, in lifetime: Lifetime
  ) -> Lifetime {
    Failure.self == Never.self ? lifetime : Lifetime(in: lifetime)
  }
}

extension Downstream {
  /// Ends the stream with `error`; nothing upstream can send any more when downstream hears of it.
  @inlinable func fail(_ error: Failure, ending upstream: Lifetime) {
    upstream.dispose()
    end(.failed(error))
  }
}
