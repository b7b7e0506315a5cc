import LaminaContentTypes
import LaminaGeometry

extension View {
  /// Asks where contents are to go while `isPresented` is true: one under a name of its own, or several in a folder.
  func saving(
    _ contents: [ShareContent], isPresented: Binding<Bool>,
    ended: @escaping (ShareOutcome) -> Void
  ) -> some View {
    exporting(
      {
        contents.map { content in
          { @Sendable _ in FileWrapper(regularFileWithContents: try content.bytes) }
        }
      },
      isPresented: isPresented,
      types: [contents.count == 1 ? contents.first?.type ?? .data : .data],
      names: contents.isEmpty ? nil : { contents.map(\.fileName) },
      onCompletion: { ended(ShareOutcome($0)) },
      onCancellation: { ended(.cancelled) }, isMany: contents.count > 1)
  }
}

nonisolated extension ShareOutcome {
  /// What came of writing.
  fileprivate init<Value>(_ result: Result<Value, any Error>) {
    switch result {
    case .success: self = .completed
    case .failure(let error): self = .failed(error)
    }
  }
}
