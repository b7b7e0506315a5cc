extension Downstream {
  /// Ends the stream with `error`; nothing upstream can send any more when downstream hears of it.
  @inlinable func fail(_ error: Failure, ending upstream: Lifetime) {
    upstream.dispose()
    end(.failed(error))
  }
}
