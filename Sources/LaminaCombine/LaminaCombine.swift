/// Combine: publishers, subscribers and their demand, on any thread; it knows no other room.
///
/// ```
///  Just, Future, PassthroughSubject, @Published ──▶ map, debounce, flatMap … ──▶ sink, assign, values
///        publishers                                     operators                  subscribers
///
///  values go down ──▶         ◀── demand goes up: no value comes that was not asked for
/// ```
///
/// ```swift
/// final class Search: ObservableObject {
///   @Published var words = ""
///   @Published private(set) var hits: [String] = []
///
///   init(_ find: @escaping (String) -> AnyPublisher<[String], Never>) {
///     $words.debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
///       .removeDuplicates().map(find).switchToLatest().assign(to: &$hits)
///   }
/// }
/// ```
///
/// Folders: `Contract` is what publishers and subscribers agree on, `Schedulers` say when and where,
/// `Machines` are the few state machines that all operators are made of, `Sources` and `Subjects` begin,
/// `Operators` change, `Leaving` ends, and `Objects` are models that publish their changes.
