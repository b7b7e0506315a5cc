/// What is said in place of symbols.
nonisolated enum SymbolWords {
  /// The words for a symbol; nil for one that says nothing by itself.
  ///
  /// A name such as `chevron.right` is none: nobody should have to listen to it.
  static func words(for name: String) -> String? {
    var base = name[...]
    while true {
      if let words = words[String(base)] { return words }
      guard let ending = endings.first(where: base.hasSuffix) else { return nil }
      base = base.dropLast(ending.count)
    }
  }

  /// What changes how a symbol looks, and not what it stands for.
  private static let endings = [".fill", ".circle", ".square"]

  private static let words = [
    "star": "Star", "heart": "Heart", "circle": "Circle", "chevron.right": "Forward",
    "chevron.left": "Back", "chevron.down": "Down", "chevron.up": "Up", "arrow.right": "Right",
    "chevron.forward": "Forward", "chevron.backward": "Back", "arrow.up": "Up",
    "arrow.down": "Down", "square": "Square",
    "arrow.left": "Left", "checkmark": "Checkmark", "xmark": "Close", "plus": "Add",
    "minus": "Remove", "ellipsis": "More", "magnifyingglass": "Search", "photo": "Picture",
    "exclamationmark.triangle": "Warning", "info": "Info", "questionmark": "Help",
    "list.bullet": "List",
    "trash": "Delete", "gear": "Settings", "gearshape": "Settings", "pencil": "Edit",
    "house": "Home", "person": "Person", "bell": "Bell", "square.and.arrow.up": "Share",
    "square.and.arrow.down": "Save", "square.and.pencil": "Compose",
    "doc": "Document", "doc.on.doc": "Copy", "folder": "Folder", "envelope": "Email",
    "link": "Link", "printer": "Print", "qrcode": "QR Code", "play": "Play", "pause": "Pause",
    "stop": "Stop", "bookmark": "Bookmark", "calendar": "Calendar", "camera": "Camera",
    "cart": "Shopping Cart", "clock": "Clock", "lock": "Lock", "lock.open": "Unlock",
    "map": "Map", "mic": "Microphone", "phone": "Phone", "paperclip": "Attach",
    "paperplane": "Send", "tag": "Tag", "arrow.clockwise": "Reload",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "sidebar.left": "Sidebar",
    "sidebar.leading": "Sidebar", "slider.horizontal.3": "Adjust",
  ]
}
