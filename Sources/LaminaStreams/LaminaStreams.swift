/// Streams: values over time on the main actor, with operators; it knows no other room.
///
/// ```
///  Subject, CurrentValue, from, timer ──▶ map, filter, debounce, flatMapLatest ──▶ subscribe
///        sources                                operators                           Subscription
///
///  main actor ──▶ mapAsync, offMain: Sendable values, one task ──▶ mailbox ──▶ main actor
/// ```
///
/// ```swift
/// let name = CurrentValue("")
/// let verdict = name.stream
///   .debounce(.milliseconds(250), clock: MainClock.shared)
///   .distinctUntilChanged()
///   .flatMapLatest { name async in await server.isFree(name) }
/// let token = verdict.subscribe { print($0) }
/// name.value = "ada"
/// ```
///
/// The contract that everything here keeps stands at `EventStream`. Folders: `Contract` is what a run is
/// made of, `Subjects` and `Sources` begin streams, `Operators` change them, `Leaving` goes off the main
/// actor and comes back, `Derived` computes values from others once a turn, `Clock` is their time.
