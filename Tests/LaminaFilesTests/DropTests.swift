import Foundation
import Lamina
import LaminaTesting
import Synchronization
import Testing

/// What is dragged from other programs and let go above views.
@MainActor
struct DropTests {
  @Observable final class Taken {
    var urls: [URL] = []
    var texts: [String] = []
    var places: [CGPoint] = []
    var targeted: [Bool] = []
  }

  private func harness(
    _ taken: Taken, takesFiles: Bool = true, isDisabled: Bool = false
  ) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red
          .dropDestination(for: URL.self) { urls, place in
            taken.urls += urls
            taken.places.append(place)
            return takesFiles
          } isTargeted: {
            taken.targeted.append($0)
          }
          .disabled(isDisabled)
        Color.blue
          .dropDestination(for: String.self) { texts, _ in
            taken.texts += texts
            return true
          }
      }
    }
  }

  @Test("Files come to the view under the pointer, with the place in it")
  func files() {
    let taken = Taken()
    let harness = harness(taken)
    let urls = [URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/ä.png")]
    harness.drop(urls, at: CGPoint(x: 30, y: 40))
    #expect(taken.urls == urls && taken.places == [CGPoint(x: 30, y: 40)])
    #expect(taken.targeted == [true, false])
    harness.drop(urls, at: CGPoint(x: 150, y: 40))
    #expect(taken.urls.count == 2 && taken.texts.isEmpty)
  }

  @Test("A view takes what is let go anywhere in its frame, also where it draws nothing")
  func hollow() {
    let taken = Taken()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(.gray, style: StrokeStyle(lineWidth: 2, dash: [6]))
        .padding(20)
        .dropDestination(for: URL.self) { urls, place in
          taken.urls += urls
          taken.places.append(place)
          return true
        }
    }
    for point in [CGPoint(x: 100, y: 50), CGPoint(x: 5, y: 95)] {
      harness.drop([URL(fileURLWithPath: "/a")], at: point)
      #expect(taken.places.last == point)
    }
  }

  @Test("Texts come to who takes texts, and addresses in them to who takes addresses")
  func texts() {
    let taken = Taken()
    let harness = harness(taken)
    harness.drop("words", at: CGPoint(x: 150, y: 50))
    harness.drop("words", at: CGPoint(x: 50, y: 50))
    harness.drop("https://example.org/a\n", at: CGPoint(x: 50, y: 50))
    #expect(taken.texts == ["words"])
    #expect(taken.urls.map(\.absoluteString) == ["https://example.org/a"])
  }

  @Test("A disabled view takes nothing; who refuses leaves it to the view around")
  func refused() {
    let taken = Taken()
    let disabled = harness(taken, isDisabled: true)
    disabled.drop([URL(fileURLWithPath: "/a")], at: CGPoint(x: 50, y: 50))
    #expect(taken.urls.isEmpty)
    let outer = Taken()
    let both = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.dropDestination(for: URL.self) { _, _ in false }
        .padding(10)
        .dropDestination(for: URL.self) { urls, _ in
          outer.urls += urls
          return true
        }
    }
    both.drop([URL(fileURLWithPath: "/a")], at: CGPoint(x: 50, y: 50))
    #expect(outer.urls.map(\.path) == ["/a"])
  }

  @Test("Item providers are of the types that are wanted, and load files, texts and bytes")
  func providers() async throws {
    let folder = try PersonFolder(["a.txt": "words", "b.png": "no picture"])
    let taken = Mutex<[NSItemProvider]>([])
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.onDrop(of: [.text], isTargeted: nil) { providers in
        taken.withLock { $0 += providers }
        return true
      }
    }
    harness.drop([folder.url("a.txt"), folder.url("b.png")], at: CGPoint(x: 50, y: 50))
    let providers = taken.withLock { $0 }
    #expect(providers.count == 1)
    let provider = try #require(providers.first)
    #expect(provider.suggestedName == "a" && provider.canLoadObject(ofClass: URL.self))
    let url = await withCheckedContinuation { done in
      provider.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
    }
    let text = await withCheckedContinuation { done in
      provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(url == folder.url("a.txt") && text == "words")
    let (bytes, error) = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") {
        done.resume(returning: ($0, $1 != nil))
      }
    }
    #expect(bytes == nil && error)
  }

  @Test(
    "Whether an item can be loaded is said by what it is, without reading it; a pipe is no data",
    .timeLimit(.minutes(5)))
  func unread() async throws {
    let folder = try PersonFolder()
    try Data([0xFF]).write(to: folder.url("a.txt"))
    mkfifo(folder.url("b.txt").path, 0o600)
    let file = try #require(NSItemProvider(contentsOf: folder.url("a.txt")))
    let pipe = try #require(NSItemProvider(contentsOf: folder.url("b.txt")))
    #expect(file.canLoadObject(ofClass: String.self) && file.canLoadObject(ofClass: Data.self))
    #expect(!pipe.canLoadObject(ofClass: String.self) && !pipe.canLoadObject(ofClass: Data.self))
    for type in ["public.item", "public.data"] {
      let (bytes, error) = await withCheckedContinuation { done in
        pipe.loadDataRepresentation(forTypeIdentifier: type) {
          done.resume(returning: ($0, $1 != nil))
        }
      }
      #expect(bytes == nil && error)
    }
  }

  @Test("What is presented in front keeps what is let go from the views behind")
  func behind() {
    let taken = Taken()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Color.red
        .dropDestination(for: URL.self) { urls, _ in
          taken.urls += urls
          return true
        }
        .sheet(isPresented: .constant(true)) { Text("In front") }
    }
    harness.advance(by: 1)
    harness.drop([URL(fileURLWithPath: "/a")], at: CGPoint(x: 150, y: 290))
    #expect(taken.urls.isEmpty)
  }
}
