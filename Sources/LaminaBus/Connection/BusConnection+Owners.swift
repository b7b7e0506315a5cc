extension BusConnection {
  /// Begins to know who owns a name, now and as it changes.
  ///
  /// The daemon handles messages in their order: changes from before its answer are in the answer,
  /// later ones come after it, and signals by a rule that is installed later after both.
  func follow(_ name: String) throws(BusError) {
    guard !owners.follows(name) else { return }
    let rule = BusRule(
      sender: BusRule.daemon, interface: BusRule.daemon, member: "NameOwnerChanged", argument: name)
    var slot: OpaquePointer?
    try check(
      library.addMatch(
        bus, &slot, rule.text(), Self.ownerCame, nil, Unmanaged.passUnretained(self).toOpaque()))
    guard let slot else { return }
    owners.follow(name, by: slot)
    begin(PendingCall(.daemon("GetNameOwner", [.string(name)]), on: self)) { [weak self] result in
      self?.owners.change(name, to: (try? result.get().first?.text) ?? "")
    }
  }

  private static let ownerCame: SystemBusLibrary.Handler = { raw, data, _ in
    guard let raw, let data else { return 0 }
    Unmanaged<BusConnection>.fromOpaque(data).takeUnretainedValue().ownerChanged(raw)
    return 0
  }

  private func ownerChanged(_ raw: OpaquePointer) {
    guard let signal = try? message(from: raw, limits: limits.ofSignals),
      signal.sender == BusRule.daemon, signal.body.count == 3,
      let name = signal.body[0].text, let owner = signal.body[2].text
    else { return }
    owners.change(name, to: owner)
  }
}
