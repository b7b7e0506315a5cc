public import Foundation
public import LaminaDrawing
import Synchronization

/// The loader of programs: shares transfers among all callers, keeps what came, and holds to
/// limits.
///
/// - Of one URL there is one transfer at a time; it stops when its last caller cancels.
/// - A host gets six transfers at once; what waits is begun in the order of its priority.
/// - More bytes than `limits` allows are refused when the sender announces them, or when they come.
/// - Files and `data:` URLs are local; other schemes need a transport.
///
/// ```swift
/// let loader = SharedImageLoader(transports: [URLSessionTransport()], byteBudget: 8 << 20)
/// ContentView().imageLoader(loader)
/// ```
public final class SharedImageLoader: ImageLoader {
  /// What a loader has done so far.
  public struct Statistics: Hashable, Sendable {
    /// Transfers begun.
    public var begun = 0
    /// Requests that joined a transfer another had asked for.
    public var shared = 0
    /// Transfers that came to their end, with all bytes.
    public var loaded = 0
    /// Transfers that ended with an error.
    public var failed = 0
    /// Given up because no caller wanted them any more, running or not.
    public var cancelled = 0
    /// Bytes of all transfers, also of those that failed.
    public var bytesReceived = 0
  }

  /// What knows files and `data:` URLs only: the default of the environment.
  public static let local = SharedImageLoader()

  private let transports: [any ByteTransport]
  private let limits: ImageLimits
  private let table: Mutex<FlightTable>

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - transports: what brings bytes; the first that knows a URL's scheme is asked.
  ///   - limits: what a picture may ask for.
  ///   - byteBudget: how many bytes of loaded pictures are kept without anyone using them.
  ///   - transfersPerHost: how many transfers a host gets at once.
  public init(
    transports: [any ByteTransport] = [], limits: ImageLimits = ImageLimits(),
    byteBudget: Int = 16 << 20, transfersPerHost: Int = 6
  ) {
    self.transports = transports
    self.limits = limits
    table = Mutex(
      FlightTable(limits: limits, transfersPerHost: transfersPerHost, byteBudget: byteBudget))
  }

  /// What the loader has done so far, counted.
  public var statistics: Statistics { table.withLock { $0.statistics } }

  /// Bytes of loaded pictures that are kept now.
  public var keptBytes: Int { table.withLock { $0.kept.count } }

  /// Forgets the bytes of a picture: the next request fetches it again.
  public func discard(_ url: URL) { table.withLock { $0.kept.remove(url) } }

  /// Forgets the bytes of all pictures.
  public func removeKept() { table.withLock { $0.kept.removeAll() } }

  public func local(_ url: URL) -> LocalImage? {
    if url.isFileURL { return { .file(url.path) } }
    if url.scheme?.lowercased() == "data" {
      let limit = limits.bytes
      return { () throws(ImageLoadingError) in
        .data(try DataURL.bytes(of: url, limit: limit), name: url.shown)
      }
    }
    guard let bytes = table.withLock({ $0.kept.bytes(of: url) }) else { return nil }
    return { .data(bytes, name: url.shown) }
  }

  public func load(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
  ) -> any ImageLoad {
    if let local = local(url) {
      onEvent(Self.event(of: local))
      return SharedImageLoad(asker: 0, loader: nil)
    }
    guard transport(for: url) != nil else {
      onEvent(.failed(.noTransport(url: url)))
      return SharedImageLoad(asker: 0, loader: nil)
    }
    let (asker, steps) = table.withLock {
      $0.ask(url, priority: priority, onEvent: onEvent)
    }
    carryOut(steps)
    return SharedImageLoad(asker: asker, loader: self)
  }

  private static func event(of local: LocalImage) -> ImageLoadEvent {
    do throws(ImageLoadingError) { return .loaded(try local()) } catch { return .failed(error) }
  }

  private func transport(for url: URL) -> (any ByteTransport)? {
    guard let scheme = url.scheme?.lowercased() else { return nil }
    return transports.first { $0.schemes.contains(scheme) }
  }

  private func carryOut(_ steps: [FlightTable.Step]) {
    for step in steps {
      switch step {
      case .begin(let number, let url, let priority): begin(number, url, priority: priority)
      case .stop(let transfer): transfer.cancel()
      case .move(let transfer, let priority): transfer.setPriority(priority)
      case .notify(let listeners, let event): for listener in listeners { listener(event) }
      }
    }
  }

  private func begin(_ number: UInt64, _ url: URL, priority: ImageLoadPriority) {
    guard let transport = transport(for: url) else { return }
    let transfer = transport.begin(url, priority: priority) { [weak self] event in
      guard let self else { return }
      self.carryOut(self.table.withLock { $0.receive(event, for: number) })
    }
    carryOut(table.withLock { $0.began(number, transfer) })
  }

  fileprivate func cancel(_ asker: UInt64) { carryOut(table.withLock { $0.cancel(asker) }) }

  fileprivate func setPriority(_ priority: ImageLoadPriority, of asker: UInt64) {
    carryOut(table.withLock { $0.setPriority(priority, of: asker) })
  }
}

/// One caller's request; without a loader when there was nothing to wait for.
private final class SharedImageLoad: ImageLoad {
  private let asker: UInt64
  private let loader: SharedImageLoader?

  init(asker: UInt64, loader: SharedImageLoader?) {
    self.asker = asker
    self.loader = loader
  }

  func cancel() { loader?.cancel(asker) }

  func setPriority(_ priority: ImageLoadPriority) { loader?.setPriority(priority, of: asker) }
}
