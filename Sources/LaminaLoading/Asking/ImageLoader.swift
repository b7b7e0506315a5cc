public import Foundation
public import LaminaDrawing

/// Fetches pictures by URL; `EnvironmentValues.imageLoader` says which one async images ask.
public protocol ImageLoader: AnyObject, Sendable {
  /// How to get the picture without fetching: a file, bytes that are kept, bytes in the URL.
  ///
  /// Cheap; what it returns may read and decode text, so it is called on a worker. Nil says that
  /// the picture has to be loaded.
  func local(_ url: URL) -> LocalImage?

  /// Begins to fetch a picture.
  ///
  /// - Parameters:
  ///   - url: where it is.
  ///   - priority: how soon it is wanted, compared with others.
  ///   - onEvent: called on any thread, in order; `loaded` or `failed` is the last. After
  ///     `cancel()` only what was on its way already is reported.
  /// - Returns: what cancels it.
  func load(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
  ) -> any ImageLoad

  /// Forgets what it keeps of a URL: it is no picture.
  func discard(_ url: URL)
}

extension ImageLoader {
  /// Nothing: for loaders that keep nothing.
  public func discard(_ url: URL) {}
}

/// Gets a picture that needs no fetching.
public typealias LocalImage = @Sendable () throws(ImageLoadingError) -> ImageSource

/// A picture that a caller waits for.
public protocol ImageLoad: AnyObject, Sendable {
  /// Says that it is not wanted any more; the transfer goes on if others want it.
  func cancel()
  /// Says how soon it is wanted now.
  func setPriority(_ priority: ImageLoadPriority)
}

/// What becomes of a load.
public enum ImageLoadEvent: Hashable, Sendable {
  /// More bytes have come.
  case progress(ImageLoadProgress)
  /// All bytes are there; nothing was decoded yet.
  case loaded(ImageSource)
  /// The picture could not be fetched.
  case failed(ImageLoadingError)
}
