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
// URLSession is Foundation's elsewhere: a file that imports that and Combine finds it here.
@_exported public import FoundationNetworking
@_exported public import LaminaCombine
