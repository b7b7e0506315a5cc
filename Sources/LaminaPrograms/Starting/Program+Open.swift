public import Foundation
package import LaminaBus

extension Program {
  /// Opens addresses with it: by the bus where it says so, or else by its command.
  ///
  /// ```swift
  /// try await program.open([URL(fileURLWithPath: "/home/me/picture.png")])
  /// ```
  /// Returns once it has taken them, or has run for a second without failing; it goes on by itself.
  ///
  /// - Parameter addresses: files and other addresses; without any it starts.
  /// - Throws: `ProgramError`, or `CancellationError`.
  public func open(_ addresses: [URL]) async throws {
    try await open(addresses, in: DesktopSurroundings())
  }

  package func open(
    _ addresses: [URL], in surroundings: DesktopSurroundings, watching time: Duration = .seconds(1)
  ) async throws {
    if isActivatedByBus, await openByBus(addresses, surroundings) { return }
    guard let command else { throw ProgramError.notInstalled(name) }
    let line = try ExecLine(
      command, in: .init(name: name, icon: icon, file: file.path))
    let runs = try line.commands(opening: addresses, icon: icon).map { words in
      ProgramRun(
        runsInTerminal ? try inTerminal(words, surroundings) : words, named: name,
        in: existingFolder, surroundings)
    }
    // All at once: each is watched for as long.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for run in runs { group.addTask { _ = try await run.start(watching: time) } }
      try await group.waitForAll()
    }
  }

  private var existingFolder: String? {
    folder.flatMap { $0.hasPrefix("/") && access($0, X_OK) == 0 ? $0 : nil }
  }

  private func inTerminal(
    _ words: [String], _ surroundings: DesktopSurroundings
  ) throws(ProgramError) -> [String] {
    let own = surroundings.value("TERMINAL").map { [[$0, "-e"]] } ?? []
    let known = [
      ["xdg-terminal-exec"], ["x-terminal-emulator", "-e"], ["gnome-terminal", "--"],
      ["kgx", "--"], ["konsole", "-e"], ["xfce4-terminal", "-x"], ["foot"], ["kitty"],
      ["alacritty", "-e"], ["xterm", "-e"],
    ]
    guard let terminal = (own + known).first(where: { surroundings.isInstalled($0[0]) }) else {
      throw .noTerminal(name)
    }
    return terminal + words
  }

  /// Asks it by `org.freedesktop.Application`; false when nobody answers.
  private func openByBus(_ addresses: [URL], _ surroundings: DesktopSurroundings) async -> Bool {
    let busName = String(id.dropLast(".desktop".count))
    let path =
      "/"
      + busName.replacingOccurrences(of: ".", with: "/")
      .replacingOccurrences(of: "-", with: "_")
    let platform = BusValue.array(of: "{sv}", [])
    let body: [BusValue] =
      addresses.isEmpty
      ? [platform] : [.array(of: "s", addresses.map { .string($0.absoluteString) }), platform]
    let member = addresses.isEmpty ? "Activate" : "Open"
    do {
      let bus = try surroundings.sessionBus()
      _ = try await bus.call(
        BusMessage(
          to: busName, path: path, interface: "org.freedesktop.Application", member: member, body),
        timeout: .seconds(10))
      return true
    } catch {
      return false
    }
  }
}

extension DesktopSurroundings {
  /// Whether there seems to be a bus.
  package var hasBus: Bool {
    value("DBUS_SESSION_BUS_ADDRESS") != nil
      || value("XDG_RUNTIME_DIR").map { access($0 + "/bus", F_OK) == 0 } == true
  }

  /// The bus of the session in these surroundings.
  package func sessionBus() throws(BusError) -> Bus {
    if let address = value("DBUS_SESSION_BUS_ADDRESS") { return try Bus(address: address) }
    guard let folder = value("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0 else {
      throw .noBus
    }
    return try Bus(address: "unix:path=" + folder + "/bus")
  }
}
