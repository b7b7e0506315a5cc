import LaminaContentTypes
import LaminaGeometry

/// What a file dialog is asked for.
nonisolated struct FileDialogRequest: Hashable, Sendable {
  /// What is to be chosen.
  enum Purpose: Hashable, Sendable {
    /// Files or folders that are there.
    case open(multiple: Bool)
    /// A place and a name for something new.
    case save(name: String)
    /// A folder for several new files of these names.
    case saveAll(names: [String])
  }

  var purpose: Purpose
  /// What may be chosen, or what is written.
  var types: [UTType] = []
  var title = ""
  /// The word on the button that chooses, unless the author has another one.
  var verb: String?
  var message: String?
  var confirmationLabel: String?
  var filenameLabel: String?
  var directory: URL?
  var browserOptions: FileDialogBrowserOptions = []
  var customizationID: String?

  /// Whether several may be chosen.
  var allowsMultiple: Bool { purpose == .open(multiple: true) }

  /// Whether folders are chosen, and not only gone into.
  var choosesFolders: Bool {
    switch purpose {
    case .open: types.contains { Self.isFolder($0) || $0 == .item }
    case .save: false
    case .saveAll: true
    }
  }

  /// Whether nothing but folders is chosen.
  var choosesOnlyFolders: Bool {
    switch purpose {
    case .open: !types.isEmpty && types.allSatisfy(Self.isFolder)
    case .save: false
    case .saveAll: true
    }
  }

  private static func isFolder(_ type: UTType) -> Bool { type.conforms(to: .directory) }

  /// The word on the button that chooses.
  var confirmation: String {
    if let confirmationLabel { return confirmationLabel }
    if let verb { return verb }
    switch purpose {
    case .open: return choosesOnlyFolders ? "Choose" : "Open"
    case .save, .saveAll: return "Save"
    }
  }
}

/// How a file dialog ended.
nonisolated enum FileDialogOutcome: Hashable, Sendable {
  case chosen([URL])
  case cancelled
}
