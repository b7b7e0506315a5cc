public import LaminaContentTypes
public import LaminaGeometry
public import LaminaTransfer

/// Values that other programs can be given.
extension View {
  /// Lets a person save a value as a file, under a name of their own.
  ///
  /// ```swift
  /// .fileExporter(isPresented: $isSaving, item: dream, contentTypes: [.png]) { result in
  ///   if case .failure(let error) = result { problem = error.localizedDescription }
  /// }
  /// ```
  /// The value is made into bytes, or a file, once the person has chosen.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false once it has ended.
  ///   - item: what is written; with nil no dialog is shown.
  ///   - contentTypes: as what; without any, as one of those that the value can be given as.
  ///   - defaultFilename: the name that stands in the dialog at first; nil for the one that the value suggests.
  ///   - onCompletion: is given the file, or why it could not be written.
  ///   - onCancellation: is called, once, where the dialog ends without a choice.
  /// - Returns: this view.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      item.map { [$0] } ?? [], isPresented: isPresented, types: contentTypes,
      name: defaultFilename, onCompletion: { onCompletion($0.first) },
      onCancellation: onCancellation)
  }

  /// Lets a person save several values as files into a folder.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    exporting(
      items, isPresented: isPresented, types: contentTypes, onCompletion: onCompletion,
      onCancellation: onCancellation, isMany: true)
  }

  private func exporting<C: Collection>(
    _ items: C, isPresented: Binding<Bool>, types: [UTType], name: String? = nil,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void, isMany: Bool = false
  ) -> some View where C.Element: Transferable {
    let types = { types.isEmpty ? items.first?.exportedContentTypes() ?? [] : types }
    return fileDialog(
      isPresented: isPresented, isReady: !items.isEmpty,
      request: {
        let types = types()
        let names = items.map { name ?? $0.suggestedFileName(as: types.first) }
        return .saving(names, as: types, isMany: isMany)
      }, work: { { .success($0) } },
      onCompletion: { result in
        guard case .success(let urls) = result else { return onCompletion(result) }
        let (items, types) = (Array(items), types())
        Task { onCompletion(await ItemWriting.write(items, as: types, to: urls)) }
      }, onCancellation: onCancellation)
  }
}

/// Values on their way into files, off the main thread.
private nonisolated enum ItemWriting {
  /// Makes the files of all of them, and then writes these: where one cannot be made, none is written.
  @concurrent static func write<T: Transferable>(
    _ items: [T], as types: [UTType], to urls: [URL]
  ) async -> Result<[URL], any Error> {
    do {
      var files: [@Sendable (UTType) throws -> FileWrapper] = []
      for (item, url) in zip(items, urls) {
        let file = try await item.file(as: DocumentWriting.type(of: url, among: types))
        files.append { _ in file }
      }
      return DocumentWriting.write(files, as: types, to: urls)
    } catch {
      return .failure(error)
    }
  }
}

nonisolated extension Transferable {
  fileprivate func suggestedFileName(as type: UTType?) -> String? {
    type.flatMap(way)?.name(self)
  }

  fileprivate func file(as type: UTType) async throws -> FileWrapper {
    switch try await content(as: type) {
    case .data(let data): FileWrapper(regularFileWithContents: data)
    case .file(let url): try FileWrapper(url: url)
    }
  }
}
