import LaminaBus
import LaminaContentTypes
import LaminaGeometry

/// A request as the portal is asked for it.
nonisolated struct PortalOptions {
  let request: FileDialogRequest

  init(_ request: FileDialogRequest) { self.request = request }

  /// The method.
  var member: String {
    switch request.purpose {
    case .open: "OpenFile"
    case .save: "SaveFile"
    case .saveAll: "SaveFiles"
    }
  }

  /// The last argument, of type `a{sv}`.
  var value: BusValue {
    var options: [String: BusValue] = [
      "handle_token": .string(Self.token), "modal": .boolean(true),
      "accept_label": .string(request.confirmation),
    ]
    if let directory = request.directory?.path {
      options["current_folder"] = Self.bytes(directory)
    }
    switch request.purpose {
    case .open(let multiple):
      options["multiple"] = .boolean(multiple)
      if request.choosesOnlyFolders { options["directory"] = .boolean(true) }
    case .save(let name):
      options["current_name"] = .string(name)
    case .saveAll(let names):
      options["files"] = .array(of: "ay", names.map(Self.bytes))
    }
    if let filters = PortalFilters(request) {
      options["filters"] = filters.value
      options["current_filter"] = filters.current
    }
    return .dictionary(options)
  }

  /// A name for the request that nobody can guess.
  private static var token: String {
    "lamina_" + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// A path as bytes with a zero behind them.
  private static func bytes(_ path: String) -> BusValue {
    .array(of: "y", (Array(path.utf8) + [0]).map { .byte($0) })
  }
}
