/// What is decoded is valid, or an error says what is wrong with it.
extension NavigationState: Codable {
  private enum Key: String, CodingKey { case windows, nextID }

  public init(from decoder: any Decoder) throws {
    let pairs = try decoder.container(keyedBy: Key.self)
    windows = try pairs.decode([NavigationWindow].self, forKey: .windows)
    nextID = try pairs.decode(Int.self, forKey: .nextID)
    let isCount = (1...(1 << 53)).contains(nextID)
    try decoder.refuse(problems + (isCount ? [] : [.unknownID(NavigationID(rawValue: nextID))]))
  }

  public func encode(to encoder: any Encoder) throws {
    var pairs = encoder.container(keyedBy: Key.self)
    try pairs.encode(windows, forKey: .windows)
    try pairs.encode(nextID, forKey: .nextID)
  }
}

extension TabGroup {
  private enum Key: String, CodingKey { case id, tabs, selection }

  public init(from decoder: any Decoder) throws {
    let pairs = try decoder.container(keyedBy: Key.self)
    id = try pairs.decode(NavigationID.self, forKey: .id)
    tabs = try pairs.decode([Tab].self, forKey: .tabs)
    selection = try pairs.decode(String.self, forKey: .selection)
    try decoder.refuse(tabs.isEmpty ? [.noTabs(id)] : [])
  }
}

extension SplitPanes {
  private enum Key: String, CodingKey { case id, panes, active }

  public init(from decoder: any Decoder) throws {
    let pairs = try decoder.container(keyedBy: Key.self)
    id = try pairs.decode(NavigationID.self, forKey: .id)
    panes = try pairs.decode([NavigationContainer].self, forKey: .panes)
    active = try pairs.decode(Int.self, forKey: .active)
    let isThere = panes.indices.contains(active)
    try decoder.refuse(isThere ? [] : [.missingPane(id, active: active)])
  }
}

extension Decoder {
  fileprivate func refuse(_ problems: [NavigationProblem]) throws {
    guard !problems.isEmpty else { return }
    let sentences = problems.prefix(10).map(\.description).joined(separator: " ")
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: sentences))
  }
}
