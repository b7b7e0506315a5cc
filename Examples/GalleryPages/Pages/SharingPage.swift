import Lamina

/// Sharing: links, sheets, and activities of one's own.
struct SharingPage: View {
  var body: some View {
    PageScaffold(.sharing) {
      Sample("Links", "A popover at the link, a sheet from below in a narrow window.") { Links() }
      Sample("Activities", "Each is prepared, performs, and finishes exactly once.") {
        Activities()
      }
      Sample("Values", "One value as a picture or as words, whatever the other side wants.") {
        Values()
      }
    }
  }
}

private struct Links: View {
  var body: some View {
    HStack(spacing: 12) {
      ShareLink("A text", item: "Three owls are sharing a secret.", subject: Text("Owls"))
      if let address = URL(string: "https://example.org/owls") {
        ShareLink("An address", item: address)
      }
    }
  }
}

private struct Activities: View {
  @State private var isSharing = false
  @State private var steps: [String] = []
  @State private var notes: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("Share with our own") {
        steps = []
        isSharing = true
      }
      .shareSheet(
        isPresented: $isSharing, items: [.text("A walk on the moon")],
        activities: [
          Noting(note: { notes.append($0) }, step: { steps.append($0) }), Refusing(),
        ],
        completion: { steps.append($0.outcome.isCompleted ? "completed" : "not completed") })
      Text(notes.isEmpty ? "No notes yet" : notes.joined(separator: ", "))
      Text(steps.isEmpty ? "Nothing has been shared." : steps.joined(separator: " → "))
        .foregroundStyle(.secondary)
    }
  }
}

/// Writes words down below the button.
private final class Noting: ShareActivity {
  let title = "Note"
  let picture = Image(systemName: "list.bullet")
  private let note: (String) -> Void
  private let step: (String) -> Void
  private var words = ""

  init(note: @escaping (String) -> Void, step: @escaping (String) -> Void) {
    (self.note, self.step) = (note, step)
  }

  func prepare(with contents: ShareContents) {
    step("prepared")
    words = contents.words ?? ""
  }

  func perform() {
    step("performed")
    note(words)
  }

  func finish(_ outcome: ShareOutcome) { step("finished") }
}

/// Says what a failure looks like.
private final class Refusing: ShareActivity {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "The board is full. Take something down first."
  }

  let category = ShareActivityCategory.share
  let title = "Full board"
  let picture = Image(systemName: "photo")

  func perform() throws { throw Refusal() }
}

private struct Values: View {
  private let dream = SharedShape()

  var body: some View {
    HStack(spacing: 16) {
      Circle().fill(.orange).frame(width: 44, height: 44).accessibilityHidden(true)
      ShareLink(item: dream, preview: SharePreview("An orange circle")) {
        Label("A circle", systemImage: "square.and.arrow.up")
      }
    }
  }
}

/// A circle as SVG, or as its name.
private nonisolated struct SharedShape: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .svg) { (_: SharedShape) in
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">\
        <circle cx="22" cy="22" r="22" fill="orange"/></svg>
        """.utf8)
    }
    .suggestedFileName("Circle")
    ProxyRepresentation { (_: SharedShape) in "An orange circle" }
  }
}
