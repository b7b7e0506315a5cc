public import LaminaContentTypes
public import LaminaGeometry

/// Documents that are values.
extension View {
  /// Lets a person save a document under a name of their own.
  ///
  /// ```swift
  /// .fileExporter(
  ///   isPresented: $isSaving, document: note, contentType: .plainText, defaultFilename: "Note"
  /// ) { result in
  ///   if case .failure(let error) = result { problem = error.localizedDescription }
  /// }
  /// ```
  /// The file is written off the main thread, whole or not at all.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false once it has ended.
  ///   - document: what is written; with nil no dialog is shown.
  ///   - contentType: as what.
  ///   - defaultFilename: the name that stands in the dialog at first.
  ///   - onCompletion: is given the file, or why it could not be written.
  /// - Returns: this view.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets a person save a document as one of several types, and says when it was not.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      { document.map { [written($0)] } ?? [] }, isPresented: isPresented,
      types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
      names: document.map { _ in { [defaultFilename] } },
      onCompletion: { onCompletion($0.first) }, onCancellation: onCancellation)
  }

  /// Lets a person save several documents into a folder.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Lets a person save several documents into a folder, and says when they were not.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporting(
      { documents.map(written) }, isPresented: isPresented,
      types: contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes,
      names: documents.isEmpty ? nil : { documents.map { _ in nil } },
      onCompletion: onCompletion, onCancellation: onCancellation, isMany: true)
  }

  private func written<D: FileDocument>(_ document: D) -> @Sendable (UTType) throws -> FileWrapper {
    { try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: $0)) }
  }
}

/// Documents that are objects.
extension View {
  /// Lets a person save a document that is an object.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets a person save a document that is an object as one of several types, and says when it was not.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return exporting(
      { document.map { [written($0, types)] } ?? [] }, isPresented: isPresented, types: types,
      names: document.map { _ in { [defaultFilename] } },
      onCompletion: { onCompletion($0.first) }, onCancellation: onCancellation)
  }

  /// Lets a person save several documents that are objects into a folder.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Lets a person save several documents that are objects into a folder, and says when they were not.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let types = contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes
    return exporting(
      { documents.map { written($0, types) } }, isPresented: isPresented, types: types,
      names: documents.isEmpty ? nil : { documents.map { _ in nil } },
      onCompletion: onCompletion, onCancellation: onCancellation, isMany: true)
  }

  /// What writes a document as it is when the file was chosen.
  private func written<D: ReferenceFileDocument>(
    _ document: D, _ types: [UTType]
  ) -> @Sendable (UTType) throws -> FileWrapper {
    let snapshot = Result { try document.snapshot(contentType: types.first ?? .data) }
    // The protocol lets it be asked off the main actor.
    nonisolated(unsafe) let document = document
    return { type in
      try document.fileWrapper(
        snapshot: snapshot.get(), configuration: FileDocumentWriteConfiguration(contentType: type))
    }
  }
}

extension View {
  /// Shows the dialog for documents, if there are names for some: with a name for one, a folder for several.
  package func exporting(
    _ documents: @escaping () -> [@Sendable (UTType) throws -> FileWrapper],
    isPresented: Binding<Bool>, types: [UTType], names: (() -> [String?])?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void, isMany: Bool = false
  ) -> some View {
    fileDialog(
      isPresented: isPresented, isReady: names != nil,
      request: { .saving(names?() ?? [], as: types, isMany: isMany) },
      work: {
        let documents = documents()
        return { DocumentWriting.write(documents, as: types, to: $0) }
      }, onCompletion: onCompletion, onCancellation: onCancellation)
  }
}

nonisolated extension FileDialogRequest {
  /// Asks where documents are to go, whose names get the ending of the first type.
  static func saving(
    _ names: [String?], as types: [UTType], isMany: Bool
  ) -> FileDialogRequest {
    let all = names.map { ExportName.completed($0 ?? ExportName.standard, types.first) }
    var request = FileDialogRequest(
      purpose: isMany
        ? .saveAll(names: ExportName.distinct(all))
        : .save(name: all.first ?? ExportName.standard))
    request.types = types
    request.title = "Save Files"
    return request
  }
}

/// Names for documents that are written.
nonisolated enum ExportName {
  static let standard = "Untitled"

  /// A name with the ending of a type, and without slashes.
  static func completed(_ name: String, _ type: UTType?) -> String {
    let name = name.replacing("/", with: "-")
    guard let type, let ending = type.preferredFilenameExtension,
      !UTType(filename: name).conforms(to: type)
    else { return name }
    return name + "." + ending
  }

  /// Names of which no two are the same: *Untitled.txt*, *Untitled 2.txt*.
  static func distinct(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    return names.map { name in
      var next = name
      while !taken.insert(next).inserted {
        let number = counts[name, default: 1] + 1
        counts[name] = number
        let url = URL(filePath: "/" + name, directoryHint: .notDirectory)
        let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
        next = "\(url.deletingPathExtension().lastPathComponent) \(number)\(ending)"
      }
      return next
    }
  }
}
