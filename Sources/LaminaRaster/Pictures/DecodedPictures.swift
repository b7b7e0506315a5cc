import LaminaDrawing
import LaminaGeometry

/// Which pixels come out of a decoder: those of a source at one of the sizes its format offers.
struct DecodingKey: Hashable {
  let source: ImageSource
  let size: PixelSize
}

/// The decodings under way and the newest ones, before they are cut out and scaled.
///
/// A photograph and the blurred one behind it, or a window that grows, ask for the same pixels at
/// nearly the same time: they are decoded once. The newest stay within a small budget.
struct DecodedPictures {
  /// What becomes of a decoding.
  enum Start {
    case kept(DecodedImage)
    case running(ImageFlight<DecodedImage>)
    /// The caller decodes, and reports to the cache and the flight.
    case make(ImageFlight<DecodedImage>)
  }

  private let byteBudget: Int
  private var newest: [(key: DecodingKey, image: DecodedImage)] = []
  private var flights: [DecodingKey: ImageFlight<DecodedImage>] = [:]

  init(byteBudget: Int) { self.byteBudget = byteBudget }

  /// The bytes of what is kept, and of encoded data that are remembered with it.
  var keptBytes: Int { newest.reduce(0) { $0 + Self.cost(of: $1.image, $1.key) } }

  mutating func start(_ key: DecodingKey, _ token: CancellationToken) -> Start {
    if let place = newest.firstIndex(where: { $0.key == key }) {
      let found = newest.remove(at: place)
      newest.append(found)
      return .kept(found.image)
    }
    if let flight = flights[key] {
      flight.board(token)
      return .running(flight)
    }
    let flight = ImageFlight<DecodedImage>(for: token)
    flights[key] = flight
    return .make(flight)
  }

  mutating func finish(_ key: DecodingKey, _ landing: ImageFlight<DecodedImage>.Landing) {
    flights[key] = nil
    guard case .made(let image) = landing, Self.cost(of: image, key) <= byteBudget else { return }
    newest.append((key, image))
    while keptBytes > byteBudget { newest.removeFirst() }
  }

  private static func cost(of image: DecodedImage, _ key: DecodingKey) -> Int {
    image.bitmap.byteCount + key.source.heldBytes
  }

  mutating func removeAll() { newest.removeAll() }
}
