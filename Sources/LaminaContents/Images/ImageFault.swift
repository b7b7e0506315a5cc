public import LaminaLoading

/// A picture that there is not, for want of a key or of its bytes.
public nonisolated enum ImageFault: ViewFault {
  /// The theme has no picture under a key; nothing is shown.
  case noPicture(key: String)
  /// The bytes of a picture could not be fetched.
  case loading(ImageLoadingError)

  public var code: String {
    switch self {
    case .noPicture: "no-picture"
    case .loading: "image-loading"
    }
  }

  public var description: String {
    switch self {
    case .noPicture(let key):
      "The theme has no picture under the key \"\(key)\"; nothing is shown. Add one to the theme, or mend the key."
    case .loading(let error): error.description
    }
  }
}

nonisolated extension ViewDiagnostic {
  /// The theme has no picture under a key; nothing is shown.
  public static func noPicture(key: String) -> ViewDiagnostic {
    ViewDiagnostic(ImageFault.noPicture(key: key))
  }

  /// The bytes of a picture could not be fetched.
  public static func imageLoading(_ error: ImageLoadingError) -> ViewDiagnostic {
    ViewDiagnostic(ImageFault.loading(error))
  }
}
