import LaminaDrawing
import LaminaGeometry
import LaminaLoading
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// Pictures that never come, and how far others are.
@Suite struct AsyncImageFailureTests {
  private let loader = ScriptedLoader()
  private let url = Sample.url("a.png")

  private func window(_ url: URL) -> Harness {
    Harness(size: CGSize(width: 300, height: 100)) {
      AsyncImage(url: url) { image in
        image.accessibilityIdentifier("picture")
      } placeholder: { progress in
        Text("\(progress.received) of \(progress.expected ?? -1)")
          .accessibilityIdentifier("progress")
      } failure: { error, reload in
        VStack {
          Text((error as? ImageLoadingError).map { "\($0)" } ?? "\(error)")
            .accessibilityIdentifier("error")
          Button("again") { reload() }
        }
      }
      .imageLoader(loader)
    }
  }

  @Test("The placeholder is told how much has come")
  func progress() throws {
    let harness = window(url)
    #expect(harness.text(of: "progress") == "0 of -1")
    loader.progress(250, of: 1_000, for: url)
    #expect(harness.text(of: "progress") == "250 of 1000")
    loader.progress(900, of: 1_000, for: url)
    loader.send(try Sample.png(Sample.red), for: url)
    #expect(harness.exists("picture"))
    #expect(!harness.exists("progress"))
  }

  private struct Bar: View {
    @Environment(\.imageProgress) private var progress
    var body: some View { Text("\(progress?.received ?? -1)").accessibilityIdentifier("bar") }
  }

  @Test("Progress evaluates the views that read it, and no other")
  func progressByEnvironment() {
    struct Still: View { var body: some View { Text("still") } }
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      AsyncImage(url: url) {
        $0
      } placeholder: {
        Still()
        Bar()
      }
      .imageLoader(loader)
    }
    #expect(harness.text(of: "bar") == "0")
    harness.resetCounters()
    loader.progress(7, of: nil, for: url)
    #expect(harness.text(of: "bar") == "7")
    #expect(harness.evaluations(of: Bar.self) == 1)
    #expect(harness.evaluations(of: Still.self) == 0)
  }

  @Test("A placeholder knows its progress also after a change in the environment")
  func progressBesideAnotherFont() {
    struct Cover: View {
      let url: URL
      var body: some View {
        AsyncImage(url: url) {
          $0
        } placeholder: {
          Bar()
        }
      }
    }
    struct Page: View {
      let url: URL
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("font") { isLarge.toggle() }
          Cover(url: url)
        }
        .environment(\.font, isLarge ? .title : .body)
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Page(url: url).imageLoader(loader)
    }
    loader.progress(7, of: nil, for: url)
    harness.tap("font")
    #expect(harness.text(of: "bar") == "7")
  }

  @Test("A failure is shown and reported; it can be tried again")
  func failure() throws {
    let harness = window(url)
    let error = ImageLoadingError.status(url: url, code: 503)
    loader.tell(.failed(error), for: url)
    #expect(harness.text(of: "error") == error.description)
    #expect(harness.diagnostics == [.imageLoading(error)])
    harness.tap("again")
    #expect(loader.asked == [url, url])
    #expect(harness.text(of: "progress") == "0 of -1")
    loader.send(try Sample.png(Sample.red), for: url)
    #expect(harness.exists("picture"))
  }

  @Test("What is no picture is a failure, and its bytes are not kept")
  func wrongContent() {
    let harness = window(url)
    loader.send(Data("<html>Not here</html>".utf8), for: url)
    let error = ImageError.unknownFormat(name: url.absoluteString)
    #expect(harness.text(of: "error") == error.description)
    #expect(loader.discarded == [url])
  }

  @Test("A picture whose header is whole and whose pixels are not is a failure when it is drawn")
  func truncated() throws {
    let harness = window(url)
    let whole = try Sample.png(Sample.red, width: 200, height: 80)
    loader.send(whole.prefix(60), for: url)
    let text = try #require(harness.text(of: "error"))
    #expect(text.contains(url.absoluteString))
    #expect(!harness.exists("picture"))
    harness.tap("again")
    loader.send(whole, for: url)
    #expect(harness.exists("picture"))
  }

  @Test("A file that is not there is a failure; it is read again when it is asked for again")
  func missingFile() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let harness = Harness(size: CGSize(width: 300, height: 100)) {
      AsyncImage(url: URL(fileURLWithPath: path)) {
        $0.accessibilityIdentifier("picture")
      } placeholder: { _ in
        Color.gray
      } failure: { error, reload in
        Button("\(error)") { reload() }.accessibilityIdentifier("again")
      }
    }
    #expect(harness.text(of: "again")?.contains(path) == true)
    try Sample.png(Sample.red).write(to: URL(fileURLWithPath: path))
    harness.tap("again")
    #expect(harness.exists("picture"))
  }

  @Test("Without a loader for http, the failure says what to add")
  func noTransport() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      AsyncImage(url: url) { phase in
        Text(phase.error.map { "\($0)" } ?? "").accessibilityIdentifier("error")
      }
    }
    #expect(harness.text(of: "error") == ImageLoadingError.noTransport(url: url).description)
  }
}
