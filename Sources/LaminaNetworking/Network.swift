public import LaminaLoading

extension ImageLoader where Self == SharedImageLoader {
  /// What loads over http and https beside files; made when it is first asked for.
  ///
  /// There is one for the whole program. It keeps answers in `PictureDiskCache.standardFolder`.
  ///
  /// ```swift
  /// ContentView().imageLoader(.network)
  /// ```
  public static var network: SharedImageLoader { shared }
}

private let shared = SharedImageLoader(
  transports: [URLSessionTransport(cache: PictureDiskCache())])
