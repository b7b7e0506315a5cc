/// What the list is there for just now: one thing at a time.
///
/// ```
///               select                    share
///   viewing ───────────▶ selecting(ids) ─────────▶ sharing(dreams)
///    ▲ │ ▲ ◀── cancel, delete, duplicate ──┘              │
///    │ │ └──────────────── cancel, finish ────────────────┘
///    │ └── duplicate ──▶ duplicating
///    └── cancel, choose ──┘
/// ```
///
/// Whatever belongs to a state goes with it: there is no selection left over after `cancel`.
package nonisolated enum DreamsState: Hashable, Sendable {
  case viewing
  /// Dreams are ticked off.
  case selecting(Set<Dream.ID>)
  /// The next dream that is chosen will be there twice.
  case duplicating
  /// A picture of these is offered.
  case sharing([Dream])
}

nonisolated extension DreamsState {
  /// What takes one state to another.
  package enum Event: Hashable, Sendable {
    case select
    case toggle(Dream.ID)
    case selectAll([Dream.ID])
    case duplicate
    case chosen
    case share([Dream])
    case finish
    case cancel
    /// The list is another one.
    case listChanged(DreamList)
  }

  /// The state after an event; nil where the event has no business.
  package func after(_ event: Event) -> DreamsState? {
    switch (self, event) {
    case (.viewing, .select): .selecting([])
    case (.viewing, .duplicate): .duplicating
    case (.selecting(let ids), .toggle(let id)): .selecting(ids.symmetricDifference([id]))
    case (.selecting, .selectAll(let ids)): .selecting(Set(ids))
    case (.viewing, .share(let dreams)), (.selecting, .share(let dreams)):
      dreams.isEmpty ? nil : .sharing(dreams)
    case (.selecting, .chosen), (.duplicating, .chosen), (.sharing, .finish): .viewing
    case (.selecting, .cancel), (.duplicating, .cancel), (.sharing, .cancel): .viewing
    case (.selecting(let ids), .listChanged(let list)):
      .selecting(ids.filter(list.contains))
    case (.viewing, .listChanged), (.duplicating, .listChanged), (.sharing, .listChanged): self
    default: nil
    }
  }

  /// The state's name, as messages say it.
  package var name: String {
    switch self {
    case .viewing: "viewing"
    case .selecting(let ids): "selecting \(ids.count)"
    case .duplicating: "duplicating"
    case .sharing(let dreams): "sharing \(dreams.count)"
    }
  }
}

nonisolated extension DreamsState: Codable {
  private enum Name: String, Codable { case viewing, selecting, duplicating }
  private enum Keys: String, CodingKey { case name, ids }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    switch try values.decode(Name.self, forKey: .name) {
    case .viewing: self = .viewing
    case .selecting: self = .selecting(Set(try values.decode([Dream.ID].self, forKey: .ids)))
    case .duplicating: self = .duplicating
    }
  }

  /// Writes the state; a picture that was offered before the program ended is not offered again.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .viewing, .sharing: try values.encode(Name.viewing, forKey: .name)
    case .selecting(let ids):
      try values.encode(Name.selecting, forKey: .name)
      try values.encode(ids.sorted(), forKey: .ids)
    case .duplicating: try values.encode(Name.duplicating, forKey: .name)
    }
  }
}
