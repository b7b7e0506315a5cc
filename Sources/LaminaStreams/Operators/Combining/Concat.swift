extension EventStream {
  /// The streams one after the other, each begun when the one before has completed.
  ///
  /// ```
  ///            ──1──2|
  ///                  ──3──|
  ///  concat
  ///            ──1──2──3──|
  /// ```
  public static func concat(_ streams: [EventStream]) -> EventStream {
    .running { run in
      // A loop and not a recursion: thousands of streams may complete at once.
      var next = 0
      var isLooping = false
      var mayGoOn = true
      @MainActor func proceed() {
        guard !isLooping else { return }
        isLooping = true
        while mayGoOn, !run.isOver {
          guard next < streams.count else {
            run.end(.finished)
            break
          }
          mayGoOn = false
          next += 1
          run.followOnce(streams[next - 1]) {
            mayGoOn = true
            proceed()
          }
        }
        isLooping = false
      }
      proceed()
    }
  }

  /// The values of this stream, then those of the others.
  public func concat(_ others: EventStream...) -> EventStream { .concat([self] + others) }
}
