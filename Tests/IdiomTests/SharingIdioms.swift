import Foundation
import Lamina
import LaminaTesting
import Testing

/// A photograph as programs share it: as a file for those who take one, as its title for all others.
private nonisolated struct Photo: Transferable, Identifiable {
  var id: Int
  var caption: String
  var bytes: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png, exporting: \.bytes)
      .suggestedFileName { "\($0.caption).png" }
    ProxyRepresentation(exporting: \.caption)
  }
}

/// A detail with a share link in its toolbar, and a list with a link in each row.
private struct PhotosProgram: View {
  private let photos = [
    Photo(id: 1, caption: "Harbour", bytes: Data([1])),
    Photo(id: 2, caption: "Wood", bytes: Data([2])),
  ]

  var body: some View {
    NavigationStack {
      List(photos) { photo in
        HStack {
          Text(photo.caption)
          Spacer()
          ShareLink(item: photo, preview: SharePreview(photo.caption)) {
            Label("Share \(photo.caption)", systemImage: "square.and.arrow.up")
          }
        }
      }
      .navigationTitle("Photos")
      .toolbar {
        ShareLink("All", items: photos) { SharePreview($0.caption) }
        ShareLink(item: URL(fileURLWithPath: "/tmp/photos"))
      }
    }
  }
}

/// An activity as UIActivity's subclasses are written: it takes what it knows, and does it.
private final class Bookmark: ShareActivity {
  let title = "Bookmark"
  let picture = Image(systemName: "star")
  private let store: Binding<[URL]>
  private var urls: [URL] = []

  init(into store: Binding<[URL]>) { self.store = store }

  func canPerform(with items: [ShareItem]) -> Bool { items.contains { $0.canBe(.url) } }

  func prepare(with contents: ShareContents) {
    urls = contents.contents.compactMap { if case .url(let url) = $0 { url } else { nil } }
  }

  func perform() { store.wrappedValue += urls }
}

private struct PageProgram: View {
  let address: URL
  @State private var isSharing = false
  @State private var bookmarks: [URL] = []
  @State private var last = "nothing"

  var body: some View {
    VStack {
      Button("Share page") { isSharing = true }
      Text("\(bookmarks.count) bookmarks, \(last)")
    }
    .shareSheet(
      isPresented: $isSharing, items: [.url(address)], activities: [Bookmark(into: $bookmarks)],
      excluded: [.email]
    ) { result in
      last = result.outcome.isCompleted ? "done" : "given up"
    }
  }
}

@MainActor @Suite("Idioms: sharing")
struct SharingIdioms {
  @Test("A link in a row opens a sheet that names its item")
  func rows() async {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { PhotosProgram() }
    harness.tap("Share Wood")
    await harness.run(for: 1)
    #expect(harness.semanticTree.all.contains { $0.text.contains("Wood") && $0.role == .heading })
    harness.press(.escape)
    await harness.run(for: 1)
    harness.tap("All")
    await harness.run(for: 1)
    #expect(harness.semanticTree.all.contains { $0.text.contains("2 items") })
  }

  @Test("An activity of one's own takes an address, and the screen says how it went")
  func bookmark() async throws {
    let address = try #require(URL(string: "https://example.org/"))
    let harness = Harness(size: CGSize(width: 700, height: 500)) { PageProgram(address: address) }
    harness.tap("Share page")
    for _ in 0..<1_000 where !harness.exists("Bookmark") {
      try await Task.sleep(for: .milliseconds(5))
      await harness.run(for: 0.1)
    }
    #expect(!harness.exists("Email"))
    harness.tap("Bookmark")
    await harness.run(for: 1)
    #expect(harness.exists("1 bookmarks, done"))
  }

  @Test("A value is made of what came, and given in the type that is asked for")
  func values() async throws {
    let photo = Photo(id: 1, caption: "Harbour", bytes: Data([1, 2]))
    #expect(photo.exportedContentTypes() == [.png, .utf8PlainText])
    #expect(try await photo.exported(as: .image) == Data([1, 2]))
    #expect(try await photo.exported(as: .text) == Data("Harbour".utf8))
  }
}
