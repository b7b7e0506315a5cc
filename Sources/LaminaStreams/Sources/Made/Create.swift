extension EventStream {
  /// What `begin` sends to its observer; what `begin` returns is disposed of with the run.
  ///
  /// ```
  ///  send(1) send(2) end send(3)
  ///  ──1───────2──────|
  /// ```
  ///
  /// The observer keeps the contract whatever it is sent: nothing after the end or the disposal.
  public static func create(
    _ begin: @escaping (Observer<Value, Failure>) -> (any Disposable)?
  ) -> EventStream {
    EventStream { downstream, lifetime in
      let run = Lifetime(in: lifetime)
      let observer = Observer(downstream, run)
      if let held = begin(observer) { run.add(held) }
    }
  }
}
