import Dispatch
public import Lamina
import LaminaEngine
import Synchronization

/// The folder with the scene's pictures and a file name for each card.
///
/// ```
///  picture-00.jpg  picture-01.png ... picture-19.png      the pictures
///  card-0000 ──▶ picture-00.jpg ... card-1999 ──▶ ...     symbolic links, one a card
///  made                                                   how: written when all is there
/// ```
/// The links make every card's picture a file of its own, as in a real feed: no toolkit can take
/// one card's decoded picture for another card.
public struct PictureFolder: Hashable, Sendable {
  public let path: String
  public var pictureCount = 20
  public var pictureSize = PixelSize(width: 1_600, height: 1_000)
  public var cardCount = 2_000
  public var seed: UInt64 = 2_026

  public init(path: String) { self.path = path }

  /// `$LAMINA_RAINFOREST`, or `lamina/rainforest` in the user's cache folder.
  public static var standard: PictureFolder {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["LAMINA_RAINFOREST"], !path.isEmpty {
      return PictureFolder(path: path)
    }
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return PictureFolder(path: (cache ?? "\(NSHomeDirectory())/.cache") + "/lamina/rainforest")
  }

  /// The file of a card, by the card's number.
  public func picture(ofCard card: Int) -> String {
    String(format: "%@/card-%04d", path, card % max(cardCount, 1))
  }

  /// Whether all files are there.
  ///
  /// Pictures of another size count: they were made on purpose.
  public var isComplete: Bool {
    (try? String(contentsOfFile: stamp, encoding: .utf8))?.hasPrefix(Self.version) ?? false
  }

  /// Makes what is missing; takes a few seconds on every core the first time.
  ///
  /// - Parameter progress: called after each picture, on any thread, with how many there are.
  /// - Throws: when a file cannot be written.
  public func make(progress: @Sendable (Int) -> Void = { _ in }) throws {
    guard !isComplete else { return }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let outcome = Mutex((done: 0, failure: (any Error)?.none))
    DispatchQueue.concurrentPerform(iterations: pictureCount) { number in
      let result = Result { try write(number) }
      let done = outcome.withLock { state in
        if case .failure(let error) = result { state.failure = error }
        state.done += 1
        return state.done
      }
      progress(done)
    }
    if let failure = outcome.withLock({ $0.failure }) { throw failure }
    for card in 0..<cardCount { try link(card) }
    try "\(Self.version) \(pictureSize.width)x\(pictureSize.height)\n"
      .write(toFile: stamp, atomically: true, encoding: .utf8)
  }

  /// Changes when pictures are painted otherwise.
  private static let version = "rainforest 1"

  private var stamp: String { "\(path)/made" }

  /// The even ones are JPEG, the odd ones PNG.
  private func fileName(_ number: Int) -> String {
    String(format: "picture-%02d.%@", number, number.isMultiple(of: 2) ? "jpg" : "png")
  }

  private func write(_ number: Int) throws {
    let bitmap = Painter.paint(
      number, seed: seed, width: pictureSize.width, height: pictureSize.height
    ).bitmap()
    let data =
      number.isMultiple(of: 2)
      ? try JPEGEncoder.encode(bitmap, quality: 88) : try bitmap.pngData()
    try data.write(to: URL(fileURLWithPath: "\(path)/\(fileName(number))"), options: .atomic)
  }

  /// Gives a card its file name; another process may have been first.
  private func link(_ card: Int) throws {
    let place = picture(ofCard: card)
    do {
      try FileManager.default.createSymbolicLink(
        atPath: place, withDestinationPath: fileName(card % pictureCount))
    } catch {
      guard FileManager.default.fileExists(atPath: place) else { throw error }
    }
  }
}
