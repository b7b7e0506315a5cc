public import LaminaContentTypes
public import LaminaGeometry

extension View {
  /// Lets a person choose a file that is there.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText, .json]) { result in
  ///   if case .success(let url) = result { open(url) }
  /// }
  /// ```
  /// The desktop's dialog is shown where there is one, and else one of Lamina's in a sheet. Folders are chosen where the
  /// types say so (`.folder`).
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false once it has ended.
  ///   - allowedContentTypes: what may be chosen.
  ///   - onCompletion: is given the file; not called where the person cancels.
  /// - Returns: this view.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false, onCompletion: { onCompletion($0.first) })
  }

  /// Lets a person choose files that are there: one, or several.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets a person choose files that are there, and says when none was chosen.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false once it has ended.
  ///   - allowedContentTypes: what may be chosen.
  ///   - allowsMultipleSelection: whether several may be chosen.
  ///   - onCompletion: is given the files.
  ///   - onCancellation: is called, once, where the dialog ends without a choice: also with its window.
  /// - Returns: this view.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      isPresented: isPresented,
      request: {
        var request = FileDialogRequest(purpose: .open(multiple: allowsMultipleSelection))
        request.types = allowedContentTypes
        request.title = request.choosesOnlyFolders ? "Choose a Folder" : "Open Files"
        return request
      },
      work: { { .success(allowsMultipleSelection ? $0 : Array($0.prefix(1))) } },
      onCompletion: onCompletion, onCancellation: onCancellation)
  }
}
