import Synchronization

/// A page that is made when it is first asked for.
final class ShownPage: Sendable {
  private let mediaType: String
  private let make: @Sendable () -> [UInt8]
  private let made = Mutex<[UInt8]?>(nil)

  init(_ mediaType: String, _ make: @escaping @Sendable () -> [UInt8]) {
    (self.mediaType, self.make) = (mediaType, make)
  }

  var answer: MockAnswer {
    let body = made.withLock { known in
      let body = known ?? make()
      known = body
      return body
    }
    return MockAnswer(200, headers: ["Content-Type": mediaType], body: body)
  }
}
