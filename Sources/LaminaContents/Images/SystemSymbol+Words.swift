nonisolated extension SystemSymbol {
  /// What is said in place of a symbol; nil for one that says nothing by itself.
  ///
  /// A name such as `chevron.right` is none: nobody should have to listen to it.
  static func words(for name: String) -> String? { words[name.removingFill] }

  private static let words = [
    "star": "Star", "heart": "Heart", "circle": "Circle", "chevron.right": "Forward",
    "chevron.left": "Back", "chevron.down": "Down", "chevron.up": "Up", "arrow.right": "Right",
    "arrow.left": "Left", "checkmark": "Checkmark", "xmark": "Close", "plus": "Add",
    "minus": "Remove", "ellipsis": "More", "magnifyingglass": "Search", "photo": "Picture",
    "exclamationmark.triangle": "Warning", "info.circle": "Info", "list.bullet": "List",
    "trash": "Delete", "gear": "Settings", "gearshape": "Settings", "pencil": "Edit",
    "house": "Home", "person": "Person", "bell": "Bell", "square.and.arrow.up": "Share",
    "square.and.arrow.down": "Save",
    "doc": "Document", "doc.on.doc": "Copy", "folder": "Folder", "envelope": "Email",
    "link": "Link", "printer": "Print", "qrcode": "QR Code", "play": "Play", "pause": "Pause",
  ]
}

nonisolated extension String {
  /// The name of the symbol in lines, for that of a filled one.
  fileprivate var removingFill: String { hasSuffix(".fill") ? String(dropLast(5)) : self }
}
