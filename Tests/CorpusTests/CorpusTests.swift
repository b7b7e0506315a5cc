import Corpus
import CorpusSwift5
import Lamina
import LaminaTesting
import Testing

/// Programs as strangers write them (Tests/Corpus): every preview of every file, in both language modes.
@Suite("The corpus")
struct CorpusTests {
  private static let files: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Corpus").standardizedFileURL.path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test("Each file has a preview, and each is found in both language modes")
  func complete() throws {
    #expect(Self.files.count >= 60)
    let modern = Preview.all(in: "Corpus")
    let older = Preview.all(in: "CorpusSwift5")
    #expect(modern.map(\.title) == older.map(\.title))
    #expect(modern.count >= Self.files.count)
    let declared = Set(modern.compactMap(\.origin?.name))
    for file in Self.files {
      let name = String(file.split(separator: "/").last ?? "")
      let provider = declared.contains {
        $0.hasSuffix("_Previews") && name.hasPrefix($0.dropLast("_Previews".count))
      }
      #expect(declared.contains(name) || provider, "\(file) shows no preview")
    }
  }

  @Test("Every preview is shown without a mistake", arguments: ["Corpus", "CorpusSwift5"])
  func shown(_ module: String) async throws {
    for preview in Preview.all(in: module) {
      let harness = try await Harness(preview: preview)
      #expect(harness.diagnostics.isEmpty, "\(preview.title): \(harness.diagnostics)")
      let picture = harness.picture()
      #expect(picture.size.width > 0 && picture.size.height > 0, "\(preview.title)")
    }
  }
}

/// What previews do when somebody clicks and types in them.
@Suite("Programs of the corpus")
struct CorpusProgramTests {
  /// Shows a file's preview: the one of a title, or else the one at a place.
  private func show(
    _ name: String, _ title: String? = nil, at index: Int = 0
  ) async throws -> Harness {
    let found = Preview.all(in: "Corpus").filter {
      $0.origin?.name.hasPrefix(name) == true && (title == nil || $0.displayName == title)
    }
    try #require(found.indices.contains(index), "\(name) has no such preview")
    return try await Harness(preview: found[index])
  }

  @Test("A counter counts, and says when that is a lot")
  func counter() async throws {
    let harness = try await show("CounterTutorial")
    for _ in 0..<3 { harness.tap("Increase") }
    #expect(harness.exists("Count: 3") && harness.exists("That is a lot!"))
    harness.tap("Decrease")
    #expect(!harness.exists("That is a lot!"))
  }

  @Test("A quiz asks, judges in an alert and goes on")
  func quiz() async throws {
    let harness = try await show("QuizTutorial")
    harness.tap("Paris")
    harness.advance(by: 1)
    #expect(harness.exists("Correct"))
    harness.tap("Continue")
    harness.advance(by: 1)
    #expect(harness.exists("Largest planet?") && harness.exists("Score: 1"))
  }

  @Test("A list of parks opens one, and shows favourites alone")
  func parks() async throws {
    let harness = try await show("LandmarkTutorial", at: 1)
    #expect(harness.exists("Picture Silver Creek"))
    harness.tap("Favorites only")
    harness.advance(by: 1)
    #expect(!harness.exists("Picture Silver Creek"))
    harness.tap("Picture Turtle Rock Star")
    harness.advance(by: 1)
    #expect(harness.exists("Joshua Tree"))
  }

  @Test("State of a preview lasts: permission is asked for once")
  func permission() async throws {
    let harness = try await show("PermissionCard", "Ask")
    harness.tap("Allow")
    #expect(harness.exists("Granted") && !harness.exists("Not now"))
  }

  @Test("Settings hide what is off")
  func notifications() async throws {
    let harness = try await show("NotificationSettings", "Enabled")
    #expect(harness.exists("Sounds"))
    harness.tap("Allow notifications")
    harness.advance(by: 1)
    #expect(!harness.exists("Sounds"))
  }

  @Test("A sign-in form says what is wrong")
  func login() async throws {
    let harness = try await show("LoginScreen")
    harness.tap("Email")
    harness.type("a@b")
    harness.tap("Password")
    harness.type("wrong")
    harness.tap("Sign in")
    #expect(harness.exists("That password is not right."))
  }

  @Test("A thread takes a message")
  func thread() async throws {
    let harness = try await show("MessageThread", "Thread")
    harness.tap("Message")
    harness.type("See you")
    harness.tap("Send")
    harness.advance(by: 1)
    #expect(harness.exists("See you"))
  }

  @Test("A task moves to the next column until it is done")
  func board() async throws {
    let harness = try await show("TaskBoard")
    harness.tap("Move Write")
    harness.advance(by: 1)
    harness.tap("Move Write")
    harness.advance(by: 1)
    #expect(harness.exists("Write") && !harness.exists("Move Write"))
  }

  @Test("A quantity stays within its range")
  func quantity() async throws {
    let harness = try await show("QuantityStepper")
    for _ in 0..<5 { harness.tap("More") }
    #expect(harness.exists("In the basket: 3"))
    harness.tap("Less")
    #expect(harness.exists("In the basket: 2"))
  }

  @Test("A wedge opens through the angles between")
  func wedge() async throws {
    let harness = try await show("WedgeShape")
    let closed = harness.picture()
    harness.tap("Open")
    harness.advance(by: 0.2)
    let between = harness.picture()
    harness.advance(by: 1)
    #expect(closed != between && between != harness.picture())
    #expect(harness.exists("Close"))
  }

  @Test("A shared context is in the environment, and can be changed")
  func header() async throws {
    let harness = try await show("SharedHeader", "Header")
    #expect(harness.exists("From the samples"))
    harness.tap("Rename")
    #expect(harness.exists("Renamed"))
  }

  @Test("Names with the module in front mean Lamina's")
  func qualified() async throws {
    let harness = try await show("QualifiedNames")
    harness.tap("Turn")
    #expect(harness.exists("Cold"))
  }

  @Test("A toast comes and goes")
  func toast() async throws {
    let harness = try await show("ToastView")
    harness.tap("Fail")
    harness.advance(by: 1)
    #expect(harness.exists("No connection"))
    harness.tap("No connection")
    harness.advance(by: 2)
    #expect(!harness.exists("No connection"))
  }

  @Test("Text statistics count while one types")
  func statistics() async throws {
    let harness = try await show("TextStatistics")
    #expect(harness.exists("4 words, 21 characters"))
    harness.tap("Clear")
    #expect(harness.exists("0 words, 0 characters"))
  }
}
