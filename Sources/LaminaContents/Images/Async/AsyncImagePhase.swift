/// How far an async image is.
public enum AsyncImagePhase {
  /// There is nothing to show: no URL, or the picture is being fetched.
  case empty
  /// The picture's bytes and its size are there.
  ///
  /// What is made of it is shown when workers have drawn it; until then what `empty` shows stays.
  case success(Image)
  /// The picture could not be fetched, or is none; the error says why, and what to do about it.
  case failure(any Error)

  /// The picture, where it has come; nil in every other phase.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture; nil in every other phase than `failure`.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
