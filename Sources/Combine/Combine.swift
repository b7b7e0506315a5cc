/// Combine, for files that import it by that name: all of LaminaCombine, and what URLSession publishes.
///
/// It is a product of its own, since URLSession costs each program that links it 10 MB; who needs no
/// network imports `Lamina`, or `LaminaCombine`.
///
/// ```swift
/// let load = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
///   .decode(type: [Book].self, decoder: JSONDecoder()).replaceError(with: [])
///   .receive(on: DispatchQueue.main).sink { books = $0 }
/// ```
@_exported public import LaminaCombine
