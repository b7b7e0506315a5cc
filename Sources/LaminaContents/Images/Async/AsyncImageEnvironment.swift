public import LaminaLoading

extension EnvironmentValues {
  /// What fetches the pictures of async images; unless one is set, it knows files and `data:` URLs.
  public var imageLoader: any ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }

  /// Inside an async image's placeholder: how much of the picture has come.
  public var imageProgress: ImageLoadProgress? {
    get { self[ImageProgressKey.self] }
    set { self[ImageProgressKey.self] = newValue }
  }

  /// Inside what an async image shows for a failure: tries again.
  public var reloadImage: ReloadImageAction? {
    get { self[ReloadImageKey.self] }
    set { self[ReloadImageKey.self] = newValue }
  }
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue: any ImageLoader = SharedImageLoader.local
}
private struct ImageProgressKey: EnvironmentKey {
  static let defaultValue: ImageLoadProgress? = nil
}
private struct ReloadImageKey: EnvironmentKey {
  static let defaultValue: ReloadImageAction? = nil
}

extension View {
  /// Has the async images inside the view fetched by `loader`.
  ///
  /// ```swift
  /// import LaminaNetworking
  /// ContentView().imageLoader(.network)
  /// ```
  public func imageLoader<L: ImageLoader>(_ loader: L) -> some View {
    environment(\.imageLoader, loader)
  }
}

/// Has an async image fetched again after it has failed; called like a function.
public struct ReloadImageAction: Equatable {
  private let loading: AsyncImageLoading

  init(_ loading: AsyncImageLoading) { self.loading = loading }

  /// Fetches the picture again after it has failed; in any other phase nothing happens.
  public func callAsFunction() { loading.reload() }

  public nonisolated static func == (a: ReloadImageAction, b: ReloadImageAction) -> Bool {
    a.loading === b.loading
  }
}
