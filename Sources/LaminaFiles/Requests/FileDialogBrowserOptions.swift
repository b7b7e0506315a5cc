/// What a file dialog shows of files beyond the usual.
public nonisolated struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1)
  /// The endings of names are shown; they always are here.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Packages are gone into as folders; here there is no difference.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 4)
}
