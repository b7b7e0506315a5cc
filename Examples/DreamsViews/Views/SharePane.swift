import Lamina

/// The picture that is offered, and where it was written.
struct SharePane: View {
  /// How far the picture is.
  private enum Phase {
    case drawing
    case ready(Bitmap)
    case writing(Bitmap)
    case written(Bitmap, path: String)
    case failed(Bitmap?, ShareError)
  }

  let picture: SharedPicture
  let store: DreamsStore
  @State private var phase = Phase.drawing

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Share as a picture").font(.title2.bold())
      preview
      message
      HStack(spacing: 8) {
        Spacer(minLength: 0)
        if let bitmap { link(to: bitmap) }
        buttons
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .task { await draw() }
    .accessibilityIdentifier("sharing")
  }

  private var bitmap: Bitmap? {
    switch phase {
    case .drawing, .failed(nil, _): nil
    case .ready(let bitmap), .writing(let bitmap), .written(let bitmap, _): bitmap
    case .failed(let bitmap, _): bitmap
    }
  }

  @ViewBuilder private var preview: some View {
    if let bitmap {
      Image(.bitmap(bitmap, scale: picture.scale), label: picture.name)
        .resizable()
        .scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .accessibilityIdentifier("shared picture")
    } else {
      VStack {
        if case .drawing = phase { ProgressView() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var message: some View {
    switch phase {
    case .drawing: Text("Drawing…").foregroundStyle(.secondary)
    case .ready: Text("«\(picture.name).png» is ready.").foregroundStyle(.secondary)
    case .writing: Text("Writing…").foregroundStyle(.secondary)
    case .written(_, let path):
      Text("Written to \(path)").accessibilityIdentifier("path")
    case .failed(_, let error):
      Text(error.description).foregroundStyle(.red).accessibilityIdentifier("failure")
    }
  }

  private func link(to bitmap: Bitmap) -> some View {
    ShareLink(
      item: picture, subject: Text(picture.name),
      preview: SharePreview(
        picture.name, image: Image(.bitmap(bitmap, scale: picture.scale)))
    )
    .accessibilityIdentifier("share with others")
  }

  @ViewBuilder private var buttons: some View {
    if case .written = phase {
      Button("Done") { store.perform(.finishSharing) }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("done")
    } else {
      Button("Write the picture") { Task { await write() } }
        .buttonStyle(.borderedProminent)
        .disabled(!mayWrite)
        .accessibilityIdentifier("write")
    }
  }

  private var mayWrite: Bool {
    switch phase {
    case .ready, .failed: true
    case .drawing, .writing, .written: false
    }
  }

  private func draw() async {
    guard picture.dreams.count <= SharedPicture.mostDreams else {
      phase = .failed(nil, .tooMany(picture.dreams.count))
      return
    }
    if let bitmap = await picture.bitmap() { phase = .ready(bitmap) }
  }

  private func write() async {
    guard let bitmap else { return }
    phase = .writing(bitmap)
    do throws(ShareError) {
      phase = .written(bitmap, path: try await store.save(picture))
    } catch {
      phase = .failed(bitmap, error)
    }
  }
}
