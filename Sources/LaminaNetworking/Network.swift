public import LaminaLoading

extension ImageLoader where Self == SharedImageLoader {
  /// What loads over http and https beside files; one for the whole program, made when it is first
  /// asked for.
  ///
  /// ```swift
  /// ContentView().imageLoader(.network)
  /// ```
  public static var network: SharedImageLoader { shared }
}

private let shared = SharedImageLoader(transports: [URLSessionTransport()])
