public import LaminaGeometry

extension View {
  /// Lets a person move a file to another folder.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false once it has ended.
  ///   - file: what is moved; with nil no dialog is shown.
  ///   - onCompletion: is given the file's new address, or why it could not be moved.
  /// - Returns: this view.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move a file to another folder, and says when none was chosen.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.first) }, onCancellation: onCancellation)
  }

  /// Lets a person move several files to another folder.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move several files to another folder, and says when none was chosen.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let all = Array(files)
    return fileDialog(
      isPresented: isPresented, isReady: !all.isEmpty,
      request: {
        var request = FileDialogRequest(purpose: .saveAll(names: all.map(\.lastPathComponent)))
        request.title = "Move Files"
        request.verb = "Move"
        return request
      },
      work: { { DocumentWriting.move(all, to: $0) } }, onCompletion: onCompletion,
      onCancellation: onCancellation)
  }
}
