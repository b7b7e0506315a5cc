public import LaminaDrawing
public import LaminaGeometry
public import LaminaLoading

/// A picture that is fetched and decoded while the interface goes on.
///
/// ```
///  placeholder ──bytes and size are there──▶ its picture is drawn ──▶ fade ──▶ the image
///       └──▶ failure ──reload──▶ placeholder        (placeholder stays)
/// ```
///
/// ```swift
/// AsyncImage(url: photo.url) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   Color.gray
/// }
/// .fade(0.2)
/// .frame(width: 120, height: 80)
/// ```
///
/// - A picture that is ready within the frame that first shows it has neither placeholder nor fade.
/// - It is fetched as long as the view exists; a view that leaves takes back what it asked for, and
///   another URL begins again: neither the old picture nor a late result is ever shown for it.
/// - What failed is tried again when the view comes back, when its URL changes, or by
///   `reloadImage`.
/// - URLs of files need nothing; http and https need a loader: see `imageLoader(_:)`.
public struct AsyncImage<Content: View>: View {
  public typealias Body = Never
  /// Makes what is shown for a phase.
  typealias Maker = (AsyncImagePhase, ImageLoadProgress, ReloadImageAction) -> Content

  let request: AsyncImageRequest
  let content: Maker
  var fade: TimeInterval = 0
  var level = ImageLoadPriority.Level.normal
  var effects: [ImageEffect] = []

  init(_ url: URL?, _ scale: CGFloat, content: @escaping Maker) {
    request = AsyncImageRequest(url: url, scale: scale)
    self.content = content
  }

  /// Shows what `content` makes of each phase.
  ///
  /// - Parameters:
  ///   - url: where the picture is; nil shows `empty`.
  ///   - scale: the picture's pixels for each point.
  ///   - content: the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale) { phase, _, _ in content(phase) }
  }

  /// Shows what `content` makes of the picture, and until it is there, or when it never is, the
  /// placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url, scale) { phase, _, _ in
      phase.image.map { .first(content($0)) } ?? .second(placeholder())
    }
  }

  /// Shows what `content` makes of the picture, and until it is there a placeholder that is given
  /// how much has come.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping (ImageLoadProgress) -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url, scale) { phase, progress, _ in
      phase.image.map { .first(content($0)) } ?? .second(placeholder(progress))
    }
  }

  /// Shows the picture, a placeholder that is given how much has come, or the failure, which can be
  /// tried again.
  public init<I: View, P: View, F: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping (ImageLoadProgress) -> P,
    @ViewBuilder failure: @escaping (any Error, ReloadImageAction) -> F
  ) where Content == ConditionalContent<I, ConditionalContent<P, F>> {
    self.init(url, scale) { phase, progress, reload in
      switch phase {
      case .success(let image): .first(content(image))
      case .empty: .second(.first(placeholder(progress)))
      case .failure(let error): .second(.second(failure(error, reload)))
      }
    }
  }

  /// Shows the picture at its own size, and a grey area until it is there.
  public init(
    url: URL?, scale: CGFloat = 1
  ) where Content == ConditionalContent<Image, AsyncImagePlaceholder> {
    self.init(url, scale) { phase, _, _ in
      phase.image.map { .first($0) }
        ?? .second(AsyncImagePlaceholder(isFailure: phase.error != nil))
    }
  }

  /// Lets the image appear above its placeholder in `duration` seconds, where that was seen.
  public func fade(_ duration: TimeInterval = 0.2) -> AsyncImage {
    var copy = self
    copy.fade = duration.isFinite ? max(0, duration) : 0
    return copy
  }

  /// Changes the picture's pixels on a worker before it is shown, whatever `content` makes of it.
  ///
  /// ```swift
  /// AsyncImage(url: url) { $0.resizable() } placeholder: { Color.gray }
  ///   .imageModification(.gray |> .blur(4))
  /// ```
  public func imageModification(_ effects: [ImageEffect]) -> AsyncImage {
    var copy = self
    copy.effects += effects
    return copy
  }

  /// Changes the picture's pixels on a worker before it is shown.
  public func imageModification(_ effects: ImageEffect...) -> AsyncImage {
    imageModification(effects)
  }

  /// Says how soon the picture is wanted, compared with others; among equals the nearest to the
  /// screen comes first.
  public func loadPriority(_ level: ImageLoadPriority.Level) -> AsyncImage {
    var copy = self
    copy.level = level
    return copy
  }
}

/// What stands where a picture will be, unless an app says otherwise: a grey area.
public struct AsyncImagePlaceholder: View {
  let isFailure: Bool

  public var body: some View {
    Rectangle().fill(Color(role: .quaternary))
      .overlay {
        if isFailure {
          Image(systemName: "exclamationmark.triangle").foregroundStyle(Color(role: .secondary))
        }
      }
  }
}

/// What an async image asks for: another request begins again.
struct AsyncImageRequest: Equatable {
  let url: URL?
  let scale: CGFloat

  init(url: URL?, scale: CGFloat) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}
