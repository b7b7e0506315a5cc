import Glibc
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Synchronization
import Testing

@Suite("Work on pictures, shared and given up")
struct ImageWorkTests {
  private let size = PixelSize(width: 24, height: 16)

  private func request(_ name: String, _ effects: [ImageEffect] = []) -> ImageRequest {
    ImageRequest(.file(Fixture.path(name)), size: size, effects: effects)
  }

  @Test("Ten threads that ask for the same effect at once decode and blur once")
  func together() throws {
    let store = ImageStore()
    let wanted = request("plasma.jpg", .gray |> .blur(3))
    let found = Mutex<[Bitmap]>([])
    let all = DispatchGroup()
    for _ in 0..<10 {
      all.enter()
      Thread {
        if let bitmap = try? store.bitmap(for: wanted) { found.withLock { $0.append(bitmap) } }
        all.leave()
      }.start()
    }
    all.wait()
    #expect(found.withLock { Set($0).count } == 1)
    #expect(found.withLock { $0.count } == 10)
    #expect(store.pictureCounts == [1, 2])
    #expect(store.statistics.cacheHits + store.statistics.waits == 9)
  }

  @Test("Work that is cancelled at any step ends there, without an error, and can be done again")
  func anywhere() throws {
    for name in ["rose.png", "interlaced.png", "plasma.jpg", "rose.webp"] {
      let wanted = request(name, .gray |> .blur(2) |> .blur(8) |> .custom(id: 1) { _ in })
      let expected = try ImageStore().bitmap(for: wanted).pixels
      for reads in 0... {
        let store = ImageStore()
        let token = CancellationToken(after: reads)
        let bitmap = try store.bitmap(for: wanted, token: token)
        #expect(store.errors.isEmpty)
        if reads % 4 == 0 { #expect(try store.bitmap(for: wanted).pixels == expected) }
        guard bitmap == nil else {
          #expect(reads > 8, "the token is read between slices")
          break
        }
        if reads > 0 { #expect(store.statistics.cancelled == 1) }
      }
    }
  }

  @Test("Who waits gets the picture although the one who makes it is cancelled, from one decoding")
  func handedOn() throws {
    let store = ImageStore()
    let wanted = request("rose.png")
    let other = Asker(of: store)
    let reads = Mutex(0)
    // Read before the work, then in it: there the other comes along, and from then on it says yes.
    let token = CancellationToken(when: {
      let count = reads.withLock { count in
        count += 1
        return count
      }
      if count == 2 {
        other.ask(for: wanted)
        while store.statistics.waits == 0 { sched_yield() }
      }
      return count > 2
    })
    _ = try store.bitmap(for: wanted, token: token)
    #expect(other.answer() != nil)
    #expect(reads.withLock { $0 } > 2)
    #expect(store.statistics.decodes == 1)
    #expect(store.statistics.cancelled == 0)
  }

  @Test("Who waits and is cancelled leaves, and the work goes on for the others")
  func leaving() throws {
    let store = ImageStore()
    let gate = DispatchGroup()
    gate.enter()
    let wanted = request("plasma.jpg", [.custom(id: "gate") { _ in gate.wait() }])
    let other = Asker(of: store)
    other.ask(for: wanted)
    while store.statistics.decodes == 0 { sched_yield() }
    let left = try store.bitmap(for: wanted, token: CancellationToken(after: 3))
    #expect(left == nil)
    gate.leave()
    #expect(other.answer() != nil)
    #expect(store.statistics.waits == 1)
    #expect(store.statistics.cancelled == 0)
  }

  @Test(
    "A photograph and the blurred one behind it are decoded once, in whichever order",
    arguments: ["plasma.jpg", "rose.png"])
  func backdrop(name: String) throws {
    let store = ImageStore()
    let info = try store.info(for: .file(Fixture.path(name))).pixelSize
    let photo = ImageRequest(
      .file(Fixture.path(name)), size: PixelSize(width: info.width / 4, height: info.height / 4))
    let blurred = ImageRequest(
      photo.source, size: PixelSize(width: info.width / 3, height: info.height / 3),
      effects: [.blur(10)])
    let first = [try store.bitmap(for: photo), try store.bitmap(for: blurred)]
    #expect(store.pictureCounts == [1, 1])
    let other = ImageStore()
    let second = [try other.bitmap(for: blurred), try other.bitmap(for: photo)]
    #expect(other.pictureCounts == [1, 1])
    #expect(first[0].pixels == second[1].pixels && first[1].pixels == second[0].pixels)
  }

  @Test("A wide blur of fewer pixels looks as one of all")
  func detail() throws {
    let source = ImageSource.file(Fixture.path("plasma.jpg"))
    let size = PixelSize(width: 120, height: 75)
    let sharp = try ImageStore().bitmap(for: ImageRequest(source, size: size))
    let found = try ImageStore().bitmap(
      for: ImageRequest(source, size: size, effects: [.blur(10)]))
    let expected = try sharp.applying([.blur(10)])
    #expect(Channels(found).distance(to: Channels(expected)) <= 3)
  }

  @Test("Decodings are kept within a sixteenth of the budget, the newest last")
  func decodings() throws {
    // Of 256 x 160 pixels come 32 x 20 at an eighth, 2,560 bytes: two of them have room.
    let store = ImageStore(byteBudget: 16 * 6000)
    func ask(_ name: String, _ width: Int) throws {
      let source = ImageSource.file(Fixture.path("").appending("/\(name)plasma.jpg"))
      _ = try store.bitmap(for: ImageRequest(source, size: PixelSize(width: width, height: 18)))
    }
    for (name, width) in [("", 20), ("./", 20), ("", 21), ("././", 20), ("", 22)] {
      try ask(name, width)
    }
    #expect(store.statistics.decodes == 3)
    try ask("./", 23)
    #expect(store.statistics.decodes == 4)
    #expect(store.statistics.keptBytes == 2 * 2560 + 4 * 18 * (20 * 3 + 21 + 22 + 23))
  }

  @Test("A failure reaches all who ask, and a cancelled one leaves none")
  func failures() {
    let store = ImageStore()
    for _ in 0..<2 {
      #expect(throws: ImageError.self) {
        try store.bitmap(for: request("nowhere.png"), token: CancellationToken())
      }
    }
    #expect(store.errors.count == 1)
  }
}

/// Someone else who asks a store, on a thread of its own.
private final class Asker: Sendable {
  private let store: ImageStore
  private let found = Mutex<Bitmap?>(nil)
  private let done = DispatchGroup()

  init(of store: ImageStore) { self.store = store }

  func ask(for request: ImageRequest) {
    done.enter()
    Thread { [self] in
      let bitmap = try? store.bitmap(for: request)
      found.withLock { $0 = bitmap }
      done.leave()
    }.start()
  }

  /// Waits for the bitmap; nil when the store threw.
  func answer() -> Bitmap? {
    done.wait()
    return found.withLock { $0 }
  }
}

extension CancellationToken {
  /// Cancelled when it has been read `reads` times.
  convenience init(after reads: Int) {
    let left = Mutex(reads)
    self.init(when: {
      left.withLock { left in
        left -= 1
        return left < 0
      }
    })
  }
}
