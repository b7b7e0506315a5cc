import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLoading

/// What one async image waits for, from its URL to the picture on the screen.
///
/// ```
///  empty ──loaded──▶ drawing ──its pictures are there──▶ shown
///    └──failed──▶ failed ◀──cannot be decoded──┘
/// ```
final class AsyncImageLoading {
  /// How far it is; `failed` and `shown` stay until another request.
  enum Stage {
    case empty
    case drawing(Image, ImageSource)
    case shown(Image)
    case failed(any Error, ImageSource?)
  }

  /// What comes from other threads.
  nonisolated enum Message: Sendable {
    case progress(ImageLoadProgress)
    case loaded(ImageSource, ImageInfo)
    /// With what failed, when there is something.
    case failed(any Error, ImageSource?)
  }

  private(set) var stage = Stage.empty
  private(set) var progress = ImageLoadProgress()
  /// Is called when the stage or the progress is another.
  var onChange: () -> Void = {}
  var level = ImageLoadPriority.Level.normal {
    didSet { if level != oldValue { load?.setPriority(priority) } }
  }

  /// Not held: the graph holds the element that holds this.
  private weak var graph: ViewGraph?
  private let reads: ImageReads
  private let rasterizer: any Rasterizer
  private var request: AsyncImageRequest?
  private var loader: (any ImageLoader)?
  private var load: (any ImageLoad)?
  private var read: ImageReads.Read?
  private var results: JobResults<Message>?
  private var distance = 0

  init(graph: ViewGraph) {
    self.graph = graph
    reads = graph.imageReads
    rasterizer = graph.rasterizer
  }

  var phase: AsyncImagePhase {
    switch stage {
    case .empty: .empty
    case .drawing(let image, _), .shown(let image): .success(image)
    case .failed(let error, _): .failure(error)
    }
  }

  /// Whether a placeholder stands for something that will come.
  var isPending: Bool {
    switch stage {
    case .empty: request?.url != nil
    case .drawing: true
    case .shown, .failed: false
    }
  }

  private var priority: ImageLoadPriority { ImageLoadPriority(level, distance: distance) }

  // MARK: Asking

  /// Asks for a picture; the same again goes on.
  func ask(_ next: AsyncImageRequest, of loader: any ImageLoader) {
    guard next != request || loader !== self.loader else { return }
    request = next
    self.loader = loader
    begin()
  }

  /// Asks again after a failure.
  func reload() {
    guard case .failed(_, let source) = stage else { return }
    if let source { rasterizer.forgetFailure(of: source) }
    begin()
    onChange()
  }

  /// Takes back what was asked for; what is on its way is dropped.
  func stop() {
    load?.cancel()
    if let read { reads.remove(read) }
    load = nil
    read = nil
    results = nil
  }

  /// Says how far from the screen it is.
  func move(to distance: Int) {
    guard distance != self.distance else { return }
    self.distance = distance
    load?.setPriority(priority)
  }

  private func begin() {
    stop()
    stage = .empty
    progress = ImageLoadProgress()
    guard let url = request?.url, let loader else { return }
    let results = JobResults<Message> { [weak self] in
      MainActor.whenPossible { self?.collect() }
    }
    self.results = results
    let rasterizer = rasterizer
    if let local = loader.local(url) {
      read = reads.add({ results.post(.reading(local, by: rasterizer)) }) {
        [weak self] in self?.collect()
      }
    } else {
      load = loader.load(url, priority: priority) { event in
        results.post(Message(event, by: rasterizer))
      }
    }
  }

  // MARK: Results

  private func collect() {
    guard let messages = results?.drain(), !messages.isEmpty else { return }
    for message in messages { receiveMessage(message) }
    onChange()
  }

  private func receiveMessage(_ message: Message) {
    switch message {
    case .progress(let progress): self.progress = progress
    case .loaded(let source, var info):
      if let scale = request?.scale, scale != 1 { info.scale = scale }
      end(.drawing(Image(source, info: info), source))
    case .failed(let error, let source): fail(error, source)
    }
  }

  private func end(_ stage: Stage) {
    stop()
    self.stage = stage
  }

  private func fail(_ error: any Error, _ source: ImageSource?) {
    // Bytes that are no picture are not to be had again, but fetched.
    if let url = request?.url { loader?.discard(url) }
    if let error = error as? ImageLoadingError { graph?.report(.imageLoading(error)) }
    if let error = error as? ImageError { graph?.report(.image(error)) }
    end(.failed(error, source))
  }

  /// Says that its pictures are there.
  func arrive() {
    guard case .drawing(let image, let source) = stage else { return }
    if let error = rasterizer.imageErrors().first(where: { $0.name == source.name }) {
      fail(error, source)
    } else {
      stage = .shown(image)
    }
    onChange()
  }
}

extension AsyncImageLoading.Message {
  /// What a loader reports; the header is read here, on the loader's thread.
  nonisolated init(_ event: ImageLoadEvent, by rasterizer: any Rasterizer) {
    switch event {
    case .progress(let progress): self = .progress(progress)
    case .loaded(let source): self = .reading({ source }, by: rasterizer)
    case .failed(let error): self = .failed(error, nil)
    }
  }

  /// What comes of a picture that is at hand, with its header read.
  nonisolated static func reading(
    _ local: LocalImage, by rasterizer: any Rasterizer
  ) -> AsyncImageLoading.Message {
    do throws(ImageLoadingError) {
      let source = try local()
      do throws(ImageError) {
        return .loaded(source, try rasterizer.imageInfo(for: source))
      } catch {
        return .failed(error, source)
      }
    } catch {
      return .failed(error, nil)
    }
  }
}
